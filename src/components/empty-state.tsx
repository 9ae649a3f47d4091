import type { ReactNode } from 'react';
import '../styles/empty-state.css';

export type EmptyStateProps = {
  heading: string;
  text?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Something went wrong: it has another sign. */
  problem?: boolean | undefined;
  /** The one button that leads on. */
  children?: ReactNode;
};

/** Says that there is nothing here, and shows the way on. */
export function EmptyState({ heading, text, level = 2, problem = false, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={problem ? 'empty-state problem' : 'empty-state'}>
      <Heading>{heading}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
