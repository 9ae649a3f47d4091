import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of a React component that never comes alive, for `set:html` in a frame; its styles reach the page by its import. */
export function staticMarkup<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(createElement(component, props));
}
