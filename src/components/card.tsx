import type { ReactNode } from 'react';

export type CardProps = {
  heading?: string | undefined;
  /** The id of the heading, which names the card for a screen reader; unique in the page. */
  headingId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Adds a shadow: for the single card of a visitor page. */
  raised?: boolean | undefined;
  /** Rendered beside the heading. */
  actions?: ReactNode;
  /** Rendered at the end, below a line. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A surface for one topic. */
export function Card({ heading, headingId, level = 2, raised = false, actions, foot, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={raised ? 'card raised' : 'card'} aria-labelledby={heading && headingId}>
      {(heading || actions) && (
        <div className="card-head">
          {heading && <Heading id={headingId}>{heading}</Heading>}
          {actions}
        </div>
      )}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </section>
  );
}
