import type { ReactNode } from 'react';

export type FoldProps = {
  /** The text that unfolds the content. */
  summary: string;
  children?: ReactNode;
};

/** Content that is hidden until a person unfolds it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
