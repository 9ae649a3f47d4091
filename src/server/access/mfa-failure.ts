import { fillIn } from '../../copy/fill-in.ts';
import type { Message } from '../../copy/message.ts';
import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { MfaErrorCode } from '../../contracts/access/mfa.ts';
import { isThrottled, type PlatformFailure, signInStatus } from '../platform/platform-failure.ts';
import { withReferenceOnFailure } from '../words/reference-sentence.ts';
import { minutesToWait } from './sign-in.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Why a code, or a request for another one, failed. `title` and `text` are sentences for the person. */
export type MfaFailure = {
  kind: 'failed';
  code: MfaErrorCode;
  title: string;
  text: string | undefined;
} & ({ status: MfaStatus } | TooMany);

type MfaStatus = 400 | 401 | 409 | 502 | 504;
/** Too many tries: how long until the next one is answered, in whole seconds. */
type TooMany = { status: 429; retryAfterSeconds: number };

/** How long the platform's own limits last, as its sentences say, in milliseconds: it does not send the time left. */
const PLATFORM_LIMIT_MS = 10 * 60_000;

const causes: ReadonlyMap<string, MfaErrorCode> = new Map([
  [authenticationCodes.tooManyRequests, 'too_many_codes'],
  [authenticationCodes.emailCodeLimit, 'too_many_codes'],
  [authenticationCodes.smsCodeLimit, 'too_many_codes'],
  [authenticationCodes.accountLocked, 'account_locked'],
  [authenticationCodes.invalidToken, 'sign_in_over'],
  [authenticationCodes.expiredCode, 'code_expired'],
  [authenticationCodes.invalidCode, 'code_invalid'],
]);

/**
 * Builds the failure after a call that the platform did not accept. `platform` is undefined if the platform was not
 * called. `otherwise` is the code of a failure that the platform does not explain.
 */
export function mfaFailureAfter(
  context: RequestContext,
  platform: PlatformFailure | undefined,
  otherwise: 'verification_failed' | 'resend_failed',
): MfaFailure {
  const cause = platform ? causeOf(platform, otherwise) : otherwise;
  return mfaFailure(context, cause, statusOf(cause, platform));
}

/** Maps a busy gateway or the platform's numeric code to our error code; `otherwise` is the default for anything else. */
function causeOf(platform: PlatformFailure, otherwise: MfaErrorCode): MfaErrorCode {
  if (isThrottled(platform)) return 'service_busy';
  return platform.kind === 'refused' ? (causes.get(platform.code ?? '') ?? otherwise) : otherwise;
}

/** Chooses the HTTP status of a failure: 429 for too many tries, else as for any sign-in. */
function statusOf(cause: MfaErrorCode, platform: PlatformFailure | undefined): MfaStatus | TooMany {
  if (cause === 'too_many_codes' || cause === 'account_locked') return tooMany(PLATFORM_LIMIT_MS);
  return platform ? signInStatus(platform) : 401;
}

/** Builds a failure with its sentences in the visitor's language, and logs its code. */
export function mfaFailure(
  context: RequestContext,
  code: MfaErrorCode,
  status: MfaStatus | TooMany,
  /** What the sentences name: a number of minutes or seconds, or where the code was sent. */
  named: { count?: number; contact?: string } = {},
): MfaFailure {
  const copy = context.copy('mfa');
  context.log.info('mfa_failed', { code });
  const text = textOf(copy, code);
  const values = { count: 0, ...named };
  return {
    kind: 'failed',
    code,
    ...(typeof status === 'number' ? { status } : status),
    title: fillIn(copy[code], values),
    text: text && fillIn(text, values),
  };
}

/** Builds the refusal for a budget of codes that is used up; `waitMs` is how long until the next code is tried. */
export function tooManyCodes(context: RequestContext, waitMs: number): MfaFailure {
  return mfaFailure(context, 'too_many_attempts', tooMany(waitMs), { count: minutesToWait(waitMs) });
}

/** The status of a refusal that ends after `waitMs` milliseconds. */
export function tooMany(waitMs: number): TooMany {
  return { status: 429, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

function textOf(copy: Readonly<Record<string, Message>>, code: MfaErrorCode): Message | undefined {
  return copy[`${code}_text`];
}

/** What a page says once of a failure. */
export function mfaNote(
  context: RequestContext,
  { title, text, status }: MfaFailure,
): { kind: 'error'; title: string; text?: string } {
  // Without a text the reference is what stands below the title.
  const [sentence = '', ...lines] = withReferenceOnFailure(context, text ?? title, status).split('\n');
  const below = text ? [sentence, ...lines] : lines;
  return { kind: 'error', title, ...(below.length > 0 && { text: below.join('\n') }) };
}
