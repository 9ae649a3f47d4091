import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Message } from '../../copy/message.ts';
import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { MfaLoginInfo } from '../../contracts/access/profile.ts';
import type { MfaErrorCode } from '../../contracts/access/mfa.ts';
import { contactOf, maskedContact } from '../../domain/access/masked-contact.ts';
import { oneTimeCode } from '../../domain/access/one-time-code.ts';
import { RESEND_WAIT_MS } from '../../domain/access/resend-wait.ts';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';
import { noteSecurityEvent } from '../account/note-security.ts';
import { recordEvent } from '../page/analytics.ts';
import { codeCall } from './mfa-call.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { minutesToWait } from './sign-in.ts';
import { beginSession, pendingObject } from '../session/sessions.ts';
import type { PendingSignIn } from '../session/pending-sign-in-object.ts';
import { signInAfterCode } from './sign-in-after-code.ts';
import type { RequestContext } from '../page/request-context.ts';

/** Why a code, or a request for another one, failed. `title` and `text` are sentences for the person. */
export type MfaFailure = {
  kind: 'failed';
  code: MfaErrorCode;
  title: string;
  text: string | undefined;
  status: 400 | 401 | 409 | 429 | 502;
};
/** The result of trying a code. `next` is the path to go to, and `cookies` are `Set-Cookie` values. */
export type VerifyOutcome = { kind: 'signedIn'; next: string; cookies: string[] } | MfaFailure;
/** The object that stores a sign-in while it waits for its MFA code. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof pendingObject>>>;
/** The result of requesting another code. `waitMs`: milliseconds until the person may request the next one. */
export type ResendOutcome = { kind: 'sent'; message: string; waitMs: number } | MfaFailure;

/**
 * Completes a half-finished sign-in with its MFA code and begins a session; the half-finished sign-in is then deleted.
 * One try runs at a time, so that a code sent twice at once begins one session. The person goes to `redirectUri` if
 * that is a return route, else to the one that the sign-in began with.
 */
export async function verifyCode(
  context: RequestContext,
  platform: PlatformClient,
  typed: { code: string; redirectUri?: string | undefined },
): Promise<VerifyOutcome> {
  const code = oneTimeCode(typed.code);
  if (!code) return mfaFailure(context, 'code_incomplete', 400);
  const waiting = await pendingObject(context);
  const claim = await waiting?.claimTry(context.brand.key, context.nowMs);
  if (!waiting || !claim || claim.kind === 'over') return mfaFailure(context, 'sign_in_over', 401);
  if (claim.kind === 'busy') return mfaFailure(context, 'code_pending', 409);
  const { pending } = claim;
  const asked = await budgetedCall(context, platform, 'mfaValidateLoginOtp', {
    account: pending.email,
    parts: { body: { ...codeCall(pending), oneTimePasscode: code } },
  });
  if (asked.kind === 'spent') {
    await waiting.release();
    return tooManyCodes(context, asked.waitMs);
  }
  const { result } = asked;
  const answer = result.ok ? result.answer : { kind: 'failed' as const, failure: result.failure };
  const after = answer.kind === 'success' ? await signInAfterCode(context, platform, pending) : answer;
  if (after.kind === 'mfa') return anotherCode(context, waiting, pending, after.mfa);
  if (after.kind === 'failed') {
    await waiting.release();
    const refusal = after.failure;
    const cause = refusal ? causeOf(refusal, 'verification_failed') : 'verification_failed';
    if (cause === 'code_invalid') await noteSecurityEvent(context, pending, { kind: 'wrongCode' });
    return mfaFailure(context, cause, mfaStatusOf(cause, refusal));
  }
  const contact = contactOf(pending.mfa);
  context.log.info('signed_in', { by: 'second_step' });
  recordEvent(context, 'SigninUsername', '/mfaLogin');
  return {
    kind: 'signedIn',
    next: isReturnRoute(typed.redirectUri) ? returnRoute(typed.redirectUri) : pending.next,
    cookies: await beginSession(context, after.profile, {
      signedInBy: 'code',
      mfa: contact && { on: true, to: maskedContact(contact) },
    }),
  };
}

/** The data of another code, which the platform wants although the first code was right. */
type AskedAgain = MfaLoginInfo & { isAskedAgain: true };

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
  const asked: AskedAgain = { ...mfa, isAskedAgain: true };
  await waiting.renew(asked, context.nowMs);
  await waiting.release();
  return mfaFailure(context, 'another_code', 401);
}

/** Requests another code, at most once a minute; earlier codes then expire. */
export async function resendCode(context: RequestContext, platform: PlatformClient): Promise<ResendOutcome> {
  return resendTo(await pendingObject(context), context, platform);
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
    return mfaFailure(context, 'resend_too_soon', 429, Math.ceil(claim.waitMs / 1000));
  }
  const { pending } = claim;
  const asked = await budgetedCall(context, platform, 'mfaResendOtp', {
    account: pending.email,
    parts: { body: codeCall(pending) },
  });
  if (asked.kind === 'spent') return mfaFailure(context, 'too_many_codes', 429);
  const { result } = asked;
  if (!result.ok) {
    const cause = causeOf(result.failure, 'resend_failed');
    return mfaFailure(context, cause, mfaStatusOf(cause, result.failure));
  }
  return {
    kind: 'sent',
    message: copyFor('mfa', context.locale.language, context.brand).sent,
    waitMs: RESEND_WAIT_MS,
  };
}

const causes: ReadonlyMap<string, MfaErrorCode> = new Map([
  [authenticationCodes.tooManyRequests, 'too_many_codes'],
  [authenticationCodes.emailCodeLimit, 'too_many_codes'],
  [authenticationCodes.smsCodeLimit, 'too_many_codes'],
  [authenticationCodes.accountLocked, 'account_locked'],
  [authenticationCodes.invalidToken, 'sign_in_over'],
  [authenticationCodes.expiredCode, 'code_expired'],
  [authenticationCodes.invalidCode, 'code_invalid'],
]);

/** Maps the platform's numeric code to our error code; `otherwise` is the default for anything else. */
export function causeOf(
  platform: PlatformFailure,
  otherwise: 'verification_failed' | 'resend_failed',
): MfaErrorCode {
  return platform.kind === 'refused' ? (causes.get(platform.code) ?? otherwise) : otherwise;
}

/** Chooses the HTTP status of a failure: 429 for too many tries, 502 if the platform failed, else 401. */
export function mfaStatusOf(
  cause: MfaErrorCode,
  platform: PlatformFailure | undefined,
): MfaFailure['status'] {
  if (cause === 'too_many_codes' || cause === 'account_locked') return 429;
  return platform && (platform.kind !== 'refused' || platform.status >= 500) ? 502 : 401;
}

/** Builds a failure with its sentences in the visitor's language, and logs its code. */
export function mfaFailure(
  context: RequestContext,
  code: MfaErrorCode,
  status: MfaFailure['status'],
  /** The number of minutes or seconds that the sentence names. */
  count = 0,
): MfaFailure {
  const copy = copyFor('mfa', context.locale.language, context.brand);
  context.log.info('second_step_failed', { code });
  const text = textOf(copy, code);
  return {
    kind: 'failed',
    code,
    status,
    title: fillIn(copy[code], { count }),
    text: text && fillIn(text, { count }),
  };
}

/** Builds the refusal for a budget of codes that is used up; `waitMs` is how long until the next code is tried. */
export function tooManyCodes(context: RequestContext, waitMs: number): MfaFailure {
  return mfaFailure(context, 'too_many_attempts', 429, minutesToWait(waitMs));
}

function textOf(copy: Readonly<Record<string, Message>>, code: MfaErrorCode): Message | undefined {
  return copy[`${code}_text`];
}
