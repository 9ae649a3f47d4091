import type { BudgetedOperationName } from '../../contracts/platform/platform-table.ts';
import { oneTimeCode } from '../../domain/access/one-time-code.ts';
import { noteSecurityEvent } from '../session/note-security.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformAnswer, PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import type { CallParts } from '../platform/platform-request.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import type { pendingObject } from '../session/sessions.ts';
import { type MfaFailure, mfaFailure, mfaFailureAfter, tooManyCodes } from './mfa-failure.ts';

/** The object that stores a sign-in, or a linking, while it waits for its MFA code. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof pendingObject>>>;

/** A sign-in whose code is being tried: its record, and the object that stores it. */
type ClaimedSignIn = { waiting: Waiting; pending: PendingSignIn };

/** The platform's answer to a code, with the sign-in that waits for it; or why the platform was not called. */
export type TriedCode<Name extends BudgetedOperationName> =
  (ClaimedSignIn & { kind: 'tried'; result: PlatformAnswer<Name> }) | MfaFailure;

/**
 * Sends a typed MFA code to the platform, within the budget of the account. One try runs at a time. After `tried` the
 * caller must end the sign-in, or release it (`refuseCode` does). `waiting` is undefined if nothing waits for a code.
 */
export async function tryCode<Name extends BudgetedOperationName>(
  context: RequestContext,
  platform: PlatformClient,
  { waiting, typed }: { waiting: Waiting | undefined; typed: string },
  { name, parts }: { name: Name; parts: (pending: PendingSignIn, code: string) => CallParts<Name> },
): Promise<TriedCode<Name>> {
  const code = oneTimeCode(typed);
  if (!code) return mfaFailure(context, 'code_incomplete', 400);
  const claim = await waiting?.claimTry(context.brand.key, context.nowMs);
  if (!waiting || !claim || claim.kind === 'over') return mfaFailure(context, 'sign_in_over', 401);
  if (claim.kind === 'busy') return mfaFailure(context, 'code_pending', 409);
  if (claim.kind === 'expired') return mfaFailure(context, 'code_expired', 401);
  const { pending } = claim;
  const answer = await budgetedCall(context, platform, name, {
    account: pending.email,
    parts: parts(pending, code),
  });
  if (answer.kind === 'spent') {
    await waiting.release();
    return tooManyCodes(context, answer.waitMs);
  }
  return { kind: 'tried', waiting, pending, result: answer.result };
}

/**
 * Builds the failure of a code that the platform did not accept, and lets the person try another one. A wrong code is
 * added to the security record. `failure` is undefined if the platform was not called.
 */
export async function refuseCode(
  context: RequestContext,
  { waiting, pending: { email } }: ClaimedSignIn,
  failure: PlatformFailure | undefined,
): Promise<MfaFailure> {
  await waiting.release();
  const refusal = mfaFailureAfter(context, failure, 'verification_failed');
  if (refusal.code === 'code_invalid') await noteSecurityEvent(context, { email }, { kind: 'wrongCode' });
  return refusal;
}
