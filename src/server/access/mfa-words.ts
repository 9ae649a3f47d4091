import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { maskedContact } from '../../domain/access/masked-contact.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the words of the form for a code that was sent to `contact`, which is shown masked. */
export function mfaWords(context: RequestContext, contact: Parameters<typeof maskedContact>[0]) {
  const copy = context.copy('mfa');
  return {
    intro: fillIn(copy.intro, { contact: maskedContact(contact) }),
    hint: copy.hint,
    byItself: copy.byItself,
    incomplete: copy.code_incomplete_text,
    ...pick(
      copy,
      'code',
      'verify',
      'verifying',
      'resend',
      'resending',
      'resendIn',
      'okay',
      'offline',
      'verification_failed',
      'resend_failed',
    ),
  };
}
