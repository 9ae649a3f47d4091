import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { SignInErrorCode, SignInRequest } from '../../contracts/access/sign-in.ts';
import type { Language } from '../../domain/text/languages.ts';
import { platformWords } from '../../domain/text/platform-words.ts';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { DEFAULT_RETURN_ROUTE, returnRoute } from '../../domain/pages/return-route.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { callingPage, recordEvent } from '../tags/analytics.ts';
import { budgetedCall } from '../limits/budgeted-call.ts';
import { networkMark } from '../limits/network-mark.ts';
import { basicCredentials } from '../platform/basic-credentials.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { isThrottled, type PlatformFailure, signInStatus } from '../platform/platform-failure.ts';
import { beginPendingSignIn, beginSession } from '../session/sessions.ts';
import { sealSignIn } from './sign-in-after-code.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The result of a sign-in. `next` is the path to go to, `cookies` are `Set-Cookie` values, `message` is a sentence. */
export type SignInOutcome =
  | { kind: 'signedIn'; next: string; cookies: string[] }
  | { kind: 'needsCode'; next: string; cookies: string[] }
  | {
      kind: 'failed';
      code: SignInErrorCode;
      message: string;
      status: 401 | 429 | 502 | 504;
      retryAfterSeconds?: number;
    };

/** A failed sign-in. */
export type SignInFailure = Extract<SignInOutcome, { kind: 'failed' }>;

/** The cause of a failure; `message` is the platform's own sentence, if it sent one. */
type Failure =
  | { code: Exclude<SignInErrorCode, 'platform_message' | 'too_many_attempts'>; message?: string | undefined }
  | { code: 'platform_message'; message: string };

const MAX_MESSAGE_LENGTH = 200;

/**
 * Signs a person in by password, with one platform call within the password budget. Begins a session under a new id, or
 * a half-finished sign-in that waits for an MFA code, never both.
 */
export async function signIn(
  context: RequestContext,
  platform: PlatformClient,
  request: SignInRequest,
): Promise<SignInOutcome> {
  const brand = context.brand.key;
  const basic = basicCredentials([brand, request.username.toWellFormed(), request.password.toWellFormed()]);
  if (!basic) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  const answer = await budgetedCall(context, platform, 'byEmail', {
    account: request.username,
    parts: { basic, body: { rememberMe: request.rememberMe } },
  });
  if (answer.kind === 'spent') return tooManyAttempts(context, answer.waitMs);
  const { result } = answer;
  if (!result.ok) return refuseSignIn(context, result.failure);
  const next = returnRoute(request.redirectUri, context.brand) ?? DEFAULT_RETURN_ROUTE;
  if (result.answer.kind === 'mfa') {
    const { mfa } = result.answer;
    if (!contactOf(mfa)) return signInFailure(context, { code: 'sign_in_failed' }, 401);
    context.log.info('sign_in_needs_code');
    const pending = {
      brand,
      startedAtMs: context.nowMs,
      sentAtMs: context.nowMs,
      email: request.username,
      mfa,
      withheld: await sealSignIn(context, request),
      next,
    };
    return {
      kind: 'needsCode',
      next: pathTo('mfa', { redirectUri: returnRoute(request.redirectUri, context.brand) }),
      cookies: await beginPendingSignIn(context, pending),
    };
  }
  const cookies = await beginSession(context, result.answer.profile, {
    signedInBy: 'password',
    mfa: { on: false },
  });
  if (!cookies) return signInFailure(context, { code: 'sign_in_failed' }, 401);
  recordEvent(context, 'SigninUsername', callingPage(context, pathTo('signIn')));
  context.log.info('signed_in', { by: 'password' });
  return { kind: 'signedIn', next, cookies };
}

/**
 * Maps a platform failure to an error code: first a busy gateway, then the known codes, then the platform's sentence,
 * then the default.
 */
export function signInFailureOf(platform: PlatformFailure): Failure {
  if (isThrottled(platform)) return { code: 'service_busy' };
  if (platform.kind !== 'refused') return { code: 'sign_in_failed' };
  switch (platform.code) {
    case authenticationCodes.emailNotVerified:
    case authenticationCodes.emailNotVerifiedText:
      return { code: 'email_not_verified' };
    case authenticationCodes.missingParameters:
      return { code: 'missing_parameters' };
    case authenticationCodes.tooManyRequests:
    case authenticationCodes.emailCodeLimit:
    case authenticationCodes.smsCodeLimit:
      return { code: 'too_many_codes' };
    case authenticationCodes.accountLocked:
      return { code: 'account_locked', message: sentenceOf(platform) };
    case authenticationCodes.wrongCredentials:
      return { code: 'wrong_credentials', message: sentenceOf(platform) };
    case authenticationCodes.invalidToken:
      return { code: 'sign_in_failed', message: sentenceOf(platform) };
    default: {
      const message = sentenceOf(platform);
      return message ? { code: 'platform_message', message } : { code: 'sign_in_failed' };
    }
  }
}

/** The platform's own sentence for the person; undefined after a server error, or if the text must not be shown. */
function sentenceOf({
  status,
  description,
}: Extract<PlatformFailure, { kind: 'refused' }>): string | undefined {
  const text = status < 500 ? description?.trim() : undefined;
  return text && isPlainSentence(text) ? text : undefined;
}

/** True for text that may be shown: short, of more than one word (so no code), without markup or control characters. */
function isPlainSentence(text: string): boolean {
  return (
    text.length <= MAX_MESSAGE_LENGTH && /\p{L}+\s+\p{L}/u.test(text) && !/[<>{}\p{Cc}\p{Cf}]/u.test(text)
  );
}

/** Builds the failure of a sign-in, also by a provider or for a linking, that the platform did not accept. */
export function refuseSignIn(context: RequestContext, platform: PlatformFailure): SignInFailure {
  return signInFailure(context, signInFailureOf(platform), signInStatus(platform));
}

/** Builds a failure with its message in the visitor's language, and logs its code. */
export function signInFailure(
  context: RequestContext,
  cause: Failure,
  status: 401 | 502 | 504,
): SignInFailure {
  const copy = context.copy('signIn');
  context.log.info('sign_in_failed', { code: cause.code, network: networkMark(context) });
  return {
    kind: 'failed',
    code: cause.code,
    message: messageOf(cause, copy, context.locale.language),
    status,
  };
}

/** The platform's sentence if the visitor reads its language or the portal has none of its own; else the portal's. */
function messageOf(cause: Failure, copy: ReturnType<typeof copyFor<'signIn'>>, language: Language): string {
  if (cause.code === 'platform_message') return cause.message;
  return platformWords(cause.message, language) ?? copy[cause.code];
}

/**
 * Builds the failure of a form without a name or a password; undefined for one with both. Such a form is not an attempt
 * to sign in: it is not logged and spends no budget.
 */
export function incompleteSignIn(
  context: RequestContext,
  { username, password }: { username: string; password: string },
): SignInFailure | undefined {
  if (username !== '' && password !== '') return undefined;
  const message = context.copy('signIn').sign_in_incomplete;
  return { kind: 'failed', code: 'sign_in_incomplete', message, status: 401 };
}

/** Rounds a wait up to whole minutes, at least one. */
export function minutesToWait(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 60_000));
}

/** Builds the refusal for a password budget that is used up; `waitMs` is how long until the next attempt is tried. */
export function tooManyAttempts(context: RequestContext, waitMs: number): SignInFailure {
  const copy = context.copy('signIn');
  context.log.info('sign_in_failed', { code: 'too_many_attempts', network: networkMark(context) });
  return {
    kind: 'failed',
    code: 'too_many_attempts',
    message: fillIn(copy.too_many_attempts, { count: minutesToWait(waitMs) }),
    status: 429,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  };
}
