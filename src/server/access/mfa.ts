import type { MfaLoginInfo } from '../../contracts/access/profile.ts';
import { contactOf, maskedContact } from '../../domain/access/masked-contact.ts';
import { RESEND_WAIT_MS } from '../../domain/access/one-time-code.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { recordEvent } from '../tags/analytics.ts';
import { signInMark } from '../page/page-mark.ts';
import { codeCall } from './mfa-call.ts';
import { type MfaFailure, mfaFailure, mfaFailureAfter, tooMany } from './mfa-failure.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { beginSession, openPendingSignIn, pendingObject } from '../session/sessions.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import { signInAfterCode } from './sign-in-after-code.ts';
import { refuseCode, tryCode, type Waiting } from './try-code.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The result of trying a code. `next` is the path to go to, and `cookies` are `Set-Cookie` values. */
export type VerifyOutcome = { kind: 'signedIn'; next: string; cookies: string[] } | MfaFailure;
/** The result of requesting another code. `waitMs`: milliseconds until the person may request the next one. */
export type ResendOutcome = { kind: 'sent'; message: string; waitMs: number } | MfaFailure;

/**
 * Completes a half-finished sign-in with its MFA code and begins a session; the half-finished sign-in is then deleted.
 * One try runs at a time, so that a code sent twice at once begins one session. The person goes to `redirectUri` if
 * that is a return route, else to the one that the sign-in began with. Sends nothing if the form was made for another
 * sign-in.
 */
export async function verifyCode(
  context: RequestContext,
  platform: PlatformClient,
  typed: { code: string; signIn: string; redirectUri?: string | undefined },
): Promise<VerifyOutcome> {
  const another = await anotherSignIn(context, typed.signIn);
  if (another) return another;
  const tried = await tryCode(
    context,
    platform,
    { waiting: await pendingObject(context), typed: typed.code },
    {
      name: 'mfaValidateLoginOtp',
      parts: (pending, code) => ({ body: { ...codeCall(pending), oneTimePasscode: code } }),
    },
  );
  if (tried.kind === 'failed') return tried;
  const { waiting, pending, result } = tried;
  const answer = result.ok ? result.answer : { kind: 'failed' as const, failure: result.failure };
  const after = answer.kind === 'success' ? await signInAfterCode(context, platform, pending) : answer;
  if (after.kind === 'mfa') return anotherCode(context, waiting, pending, after.mfa);
  if (after.kind === 'failed') return refuseCode(context, tried, after.failure);
  const contact = contactOf(pending.mfa);
  const mfa = contact && { on: true as const, to: maskedContact(contact) };
  const cookies = await beginSession(
    context,
    after.profile,
    { signedInBy: 'code', mfa },
    // The password was right at that time.
    pending.startedAtMs,
  );
  if (!cookies) {
    await waiting.end();
    return mfaFailure(context, 'sign_in_over', 401);
  }
  recordEvent(context, 'SigninUsername', pathTo('mfa'));
  context.log.info('signed_in', { by: 'mfa' });
  return { kind: 'signedIn', next: returnRoute(typed.redirectUri, context.brand) ?? pending.next, cookies };
}

/** The data of another code, which the platform wants although the first code was right. */
type AnotherCode = MfaLoginInfo & { isAskedAgain: true };

/** Makes the sign-in wait for another code that the platform has just sent. Only once: the next time it is over. */
async function anotherCode(
  context: RequestContext,
  waiting: Waiting,
  pending: PendingSignIn,
  mfa: MfaLoginInfo,
): Promise<MfaFailure> {
  if ('isAskedAgain' in pending.mfa) {
    await waiting.end();
    return mfaFailure(context, 'sign_in_over', 401);
  }
  const another: AnotherCode = { ...mfa, isAskedAgain: true };
  await waiting.renew(another, context.nowMs);
  await waiting.release();
  return mfaFailure(context, 'another_code', 401);
}

/** Requests another code, at most once a minute; earlier codes then expire. `mark` is the one in the form. */
export async function resendCode(
  context: RequestContext,
  platform: PlatformClient,
  mark: string,
): Promise<ResendOutcome> {
  return (await anotherSignIn(context, mark)) ?? resendTo(await pendingObject(context), context, platform);
}

/**
 * Returns the failure of a form that was made for another sign-in than the one that waits in this browser now; undefined
 * if it was made for that one, or none waits.
 */
async function anotherSignIn(context: RequestContext, mark: string): Promise<MfaFailure | undefined> {
  if ((await signInMark(context)) === mark) return undefined;
  const pending = await openPendingSignIn(context);
  const contact = pending && contactOf(pending.mfa);
  return contact && mfaFailure(context, 'another_sign_in', 409, { contact: maskedContact(contact) });
}

/** Requests another code for any sign-in that waits for one, also for a linking. */
export async function resendTo(
  waiting: Waiting | undefined,
  context: RequestContext,
  platform: PlatformClient,
): Promise<ResendOutcome> {
  const claim = await waiting?.claimResend(context.brand.key, context.nowMs);
  if (!claim || claim.kind === 'over') return mfaFailure(context, 'sign_in_over', 401);
  if (claim.kind === 'wait') {
    return mfaFailure(context, 'resend_too_soon', tooMany(claim.waitMs), {
      count: Math.ceil(claim.waitMs / 1000),
    });
  }
  const { pending } = claim;
  const answer = await budgetedCall(context, platform, 'mfaResendOtp', {
    account: pending.email,
    parts: { body: codeCall(pending) },
  });
  if (answer.kind === 'spent') return mfaFailure(context, 'too_many_codes', tooMany(answer.waitMs));
  const { result } = answer;
  if (!result.ok) return mfaFailureAfter(context, result.failure, 'resend_failed');
  return {
    kind: 'sent',
    message: context.copy('mfa').sent,
    waitMs: RESEND_WAIT_MS,
  };
}
