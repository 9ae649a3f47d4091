import { type Form, formTo } from '../../tests/support/html.ts';

/** The form of a page that posts to an action; undefined where the page has none. */
export function formOf(html: string, action: string): Form | undefined {
  try {
    return formTo(html, action);
  } catch {
    return undefined;
  }
}
