import { withoutIsolates } from '../../domain/text/bidi.ts';

/** Returns a `mailto:` address with a subject. */
export function mailLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}
