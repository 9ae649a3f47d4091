import { Children } from 'react';
import '../styles/skeleton.css';

export type SkeletonProps = {
  lines?:
    readonly ('title' | 'line' | 'short' | 'figure' | 'action' | 'row' | 'record' | 'chip')[] | undefined;
};

const LINES = ['title', 'line', 'short'] as const;

/** Draws the outline of what is coming, line by line in its height. It is silent: words beside it say so. */
export function Skeleton({ lines = LINES }: SkeletonProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Children.toArray(lines.map((line) => <span className={line} />))}
    </div>
  );
}
