import type { ReactNode } from 'react';

export type EmptyStateProps = {
  heading: string;
  text?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** True after an error: shows another icon. */
  problem?: boolean | undefined;
  /** The button to continue. */
  children?: ReactNode;
};

/** Shows that there is nothing here, and how to continue. */
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
