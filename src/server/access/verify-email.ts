import type { VerifyEmailErrorCode } from '../../contracts/access/recovery.ts';
import { type BudgetedAnswer, budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { verifyNote } from './recovery-notes.ts';
import type { RequestContext } from '../page/request-context.ts';

/** What came of a link to verify an address, and the `Set-Cookie` values that keep it for the page. */
export type VerifyEmailOutcome = { outcome: 'verified' | VerifyEmailErrorCode; cookies: string[] };

/**
 * Verifies an address by the link this browser opened: one call of the platform, and
 * none without a link, or once it is known what came of it.
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
      // What no header can carry is no token; the platform says so.
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

/** Used up, the link may be tried again later, as in an outage. */
function outcomeOf(asked: BudgetedAnswer<'verifyEmail'>): 'verified' | VerifyEmailErrorCode {
  if (asked.kind === 'spent') return 'verification_unavailable';
  return asked.result.ok ? 'verified' : verifyEmailFailure(asked.result.failure);
}

/** Names what is wrong with a link by the platform's words, and the default for words nobody knows. */
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

/** True where the platform said nothing of the link itself: it is down, or busy. Then the link may be tried again. */
export function isOutage(failure: PlatformFailure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429;
}
