import type { ReactNode } from 'react';

export type WaitingProps = {
  /** Read once by a screen reader. */
  text: string;
  /** The placeholder of the coming content. */
  children: ReactNode;
};

/** Stands in for content that is still streaming; the style sheet hides it when the content arrives beside it. */
export function Waiting({ text, children }: WaitingProps) {
  return (
    <div className="waiting">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
