import type { ReactNode } from 'react';

export type EmptyStateProps = {
  heading: string;
  text?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** True after an error: shows another icon. */
  problem?: boolean | undefined;
  /** True where the thing that is missing is an invoice: shows one. */
  invoice?: boolean | undefined;
  /** The button to continue. */
  children?: ReactNode;
};

/** Shows that there is nothing here, and how to continue. */
export function EmptyState({
  heading,
  text,
  level = 2,
  problem = false,
  invoice = false,
  children,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={['empty-state', problem && 'problem', invoice && 'invoice'].filter(Boolean).join(' ')}>
      <Heading>{heading}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
