import type { VerifyEmailErrorCode } from '../../contracts/access/recovery.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { type MailedLinkOutcome, mailedLinkOutcome } from './mailed-link-outcome.ts';
import { verifyNote } from './recovery-notes.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The result of a link to verify an address, and the `Set-Cookie` values that store the result for the page. */
export type VerifyEmailOutcome = { outcome: 'verified' | VerifyEmailErrorCode; cookies: string[] };

const outcomes = {
  accepted: 'verified',
  used: 'link_used',
  expired: 'link_expired',
  passwordTooSimilar: 'link_invalid',
  invalid: 'link_invalid',
  unavailable: 'verification_unavailable',
} as const satisfies Record<MailedLinkOutcome, VerifyEmailOutcome['outcome']>;

/**
 * Verifies an e-mail address by the mailed link that this browser opened, in one platform call. Makes no call without a
 * link, or if the link already has a result.
 */
export async function verifyEmail(
  context: RequestContext,
  platform: PlatformClient,
): Promise<VerifyEmailOutcome> {
  const note = await verifyNote.read(context);
  if (!note) return { outcome: 'link_invalid', cookies: [] };
  if (note.at === 'done') return { outcome: note.outcome, cookies: [] };
  const { vtoken, email } = note;
  const answer = await budgetedCall(context, platform, 'verifyEmail', {
    account: email,
    parts: {
      segments: { brand: context.brand.key },
      // A token that no header can carry is sent in the body only; the platform refuses it.
      ...(/^[\x21-\x7e]+$/.test(vtoken) ? { bearer: vtoken } : {}),
      body: { token: vtoken, email },
    },
  });
  const outcome = outcomes[mailedLinkOutcome(answer)];
  context.log.info('verify_email', { outcome });
  const left =
    outcome === 'verification_unavailable'
      ? ({ at: 'again', vtoken, email } as const)
      : ({ at: 'done', outcome } as const);
  return { outcome, cookies: [await verifyNote.write(context, left)] };
}
