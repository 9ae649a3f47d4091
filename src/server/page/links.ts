import { withoutIsolates } from '../../domain/text/bidi.ts';

/** Returns the path of the page that reports a failure and offers to try `page` again. */
export function errorPath(page: string): string {
  return `/error?${new URLSearchParams({ redirectUri: page })}`;
}

/** Returns a `mailto:` address with a subject. */
export function mailLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}
