import type { VerifyEmailErrorCode } from '../../contracts/access/recovery.ts';
import { type BudgetedAnswer, budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { verifyNote } from './recovery-notes.ts';
import type { RequestContext } from '../page/request-context.ts';

/** The result of a link to verify an address, and the `Set-Cookie` values that store the result for the page. */
export type VerifyEmailOutcome = { outcome: 'verified' | VerifyEmailErrorCode; cookies: string[] };

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
  const asked = await budgetedCall(context, platform, 'verifyEmail', {
    account: email,
    parts: {
      segments: { brand: context.brand.key },
      // A token that no header can carry is sent in the body only; the platform refuses it.
      ...(/^[\x21-\x7e]+$/.test(vtoken) ? { bearer: vtoken } : {}),
      body: { token: vtoken, email },
    },
  });
  const outcome = outcomeOf(asked);
  context.log.info('verify_email', { outcome });
  const left =
    outcome === 'verification_unavailable'
      ? ({ at: 'again', vtoken, email } as const)
      : ({ at: 'done', outcome } as const);
  return { outcome, cookies: [await verifyNote.write(context, left)] };
}

/** Names the result of the call. A budget that is used up counts as an outage: the link may be tried again later. */
function outcomeOf(asked: BudgetedAnswer<'verifyEmail'>): 'verified' | VerifyEmailErrorCode {
  if (asked.kind === 'spent') return 'verification_unavailable';
  return asked.result.ok ? 'verified' : verifyEmailFailure(asked.result.failure);
}

/** Maps what the platform says about a link to an error code; unknown words mean that the link is invalid. */
export function verifyEmailFailure(failure: PlatformFailure): VerifyEmailErrorCode {
  if (isOutage(failure)) return 'verification_unavailable';
  switch (failure.kind === 'refused' ? failure.description?.trim() : undefined) {
    case 'The email verification link has already been used':
      return 'link_used';
    case 'Email verification link has expired':
      return 'link_expired';
    default:
      return 'link_invalid';
  }
}

/** True if the platform said nothing about the link itself: it is down or busy. The link may then be tried again. */
export function isOutage(failure: PlatformFailure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429;
}
