import { Children } from 'react';

export type SkeletonProps = {
  lines?:
    readonly ('title' | 'line' | 'short' | 'figure' | 'action' | 'row' | 'record' | 'chip')[] | undefined;
};

const LINES = ['title', 'line', 'short'] as const;

/** Draws placeholder lines at the height of the coming content. Hidden from screen readers, so the page adds a text. */
export function Skeleton({ lines = LINES }: SkeletonProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Children.toArray(lines.map((line) => <span className={line} />))}
    </div>
  );
}
