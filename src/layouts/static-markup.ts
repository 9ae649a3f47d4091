import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a React component that is never hydrated, for `set:html` in a frame; its style sheet is imported with it. */
export function staticMarkup<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(createElement(component, props));
}
