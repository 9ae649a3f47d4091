import { withoutIsolates } from '../../domain/bidi.ts';

/** The address that opens a mail to somebody, with its subject. */
export function mailLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}
