import { withoutIsolates } from '../../domain/text/bidi.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** Returns the path of the page that reports a failure and offers to try `page` again. */
export function errorPath(page: string): string {
  return pathTo('error', { redirectUri: page });
}

/** Returns a `mailto:` address with a subject. */
export function mailLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}
