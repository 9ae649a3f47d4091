import type { ReactNode } from 'react';

export type FoldProps = {
  /** The text that unfolds the content. */
  summary: string;
  /** True where it is unfolded from the start. */
  open?: boolean;
  children?: ReactNode;
};

/** Content that is hidden until a person unfolds it. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
