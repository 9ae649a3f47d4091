import { createElement } from 'react';

export type SkeletonProps = {
  lines?:
    readonly ('title' | 'line' | 'short' | 'figure' | 'action' | 'row' | 'record' | 'chip')[] | undefined;
};

const LINES = ['title', 'line', 'short'] as const;

/** Draws placeholder lines at the height of the coming content. Hidden from screen readers, so the page adds a text. */
export function Skeleton({ lines = LINES }: SkeletonProps) {
  // The lines never change their order, so they are children of their own and need no keys.
  return createElement(
    'div',
    { className: 'skeleton', 'aria-hidden': true },
    ...lines.map((line) => createElement('span', { className: line })),
  );
}
