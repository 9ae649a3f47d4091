import { withoutIsolates } from '../../domain/text/bidi.ts';
import type { Words } from '../request/words.ts';

/** Returns a `mailto:` address with a subject. */
export function mailLink(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}

/** Returns the link that writes to the support of the brand. */
export function supportLink(words: Words): { href: string; label: string } {
  const subject = words.copy('problem').supportSubjectPlain;
  return { href: mailLink(words.brand.support.email, subject), label: words.copy('myPlan').openSupport };
}
