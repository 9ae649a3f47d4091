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
import { noteHappening } from '../account/note-security.ts';
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

/** What came of a code, or of asking for one. `title` and `text` are for the person. */
export type MfaFailure = {
  kind: 'failed';
  code: MfaErrorCode;
  title: string;
  text: string | undefined;
  status: 400 | 401 | 409 | 429 | 502;
};
export type VerifyOutcome = { kind: 'signedIn'; next: string; cookies: string[] } | MfaFailure;
/** The object behind a sign-in that waits for its code. */
export type Waiting = NonNullable<Awaited<ReturnType<typeof pendingObject>>>;
export type ResendOutcome = { kind: 'sent'; message: string; waitMs: number } | MfaFailure;

/**
 * Ends a half-finished sign-in with its code, and leads to `redirectUri` where that is a page to come back to. One try at a
 * time: a code that comes twice at once opens one session. After a success the half-finished sign-in is gone.
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
    if (cause === 'code_invalid') await noteHappening(context, pending, { kind: 'wrongCode' });
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

/** What waits for the code that the platform sent instead of the first. */
type AskedAgain = MfaLoginInfo & { isAskedAgain: true };

/** The sign-in goes on with the code that the platform sent now, once: a platform that asks on and on lets nobody in. */
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

/** Asks for another code, at most once a minute; the codes before it expire. */
export async function resendCode(context: RequestContext, platform: PlatformClient): Promise<ResendOutcome> {
  return resendTo(await pendingObject(context), context, platform);
}

/** The same for any sign-in that waits, whichever way it began. */
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

/** Names what the platform refused by its numeric codes, with a default for anything else. */
export function causeOf(
  platform: PlatformFailure,
  otherwise: 'verification_failed' | 'resend_failed',
): MfaErrorCode {
  return platform.kind === 'refused' ? (causes.get(platform.code) ?? otherwise) : otherwise;
}

/** The HTTP status of a failure: the person's own doing, too many tries, or the platform's. */
export function mfaStatusOf(
  cause: MfaErrorCode,
  platform: PlatformFailure | undefined,
): MfaFailure['status'] {
  if (cause === 'too_many_codes' || cause === 'account_locked') return 429;
  return platform && (platform.kind !== 'refused' || platform.status >= 500) ? 502 : 401;
}

/** A failure in words. */
export function mfaFailure(
  context: RequestContext,
  code: MfaErrorCode,
  status: MfaFailure['status'],
  /** The minutes or seconds that a refusal speaks of. */
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

/** A refusal in words before the platform is asked; `waitMs` until the next code counts. */
export function tooManyCodes(context: RequestContext, waitMs: number): MfaFailure {
  return mfaFailure(context, 'too_many_attempts', 429, minutesToWait(waitMs));
}

function textOf(copy: Readonly<Record<string, Message>>, code: MfaErrorCode): Message | undefined {
  return copy[`${code}_text`];
}
