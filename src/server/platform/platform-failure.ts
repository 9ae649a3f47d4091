import { isUnsureDecline } from '../../contracts/billing/provider-decline.ts';
import { accountCodes, isAlreadySubscribed, isKnownCode } from '../../contracts/platform/platform-problem.ts';

/**
 * Why a platform call has no answer. `refused`: the platform refused the call, with its code if it sent one; the status
 * alone may be the gateway's. `signedOut`: the platform no longer accepts the session. `notSent`: the platform has not answered for a while and the call was not sent
 * (docs/adr/014), so nothing happened. The others: no usable answer came. After those, and after a refusal with a
 * status of 500 or above, a change may have happened.
 */
export type PlatformFailure =
  | {
      kind: 'refused';
      status: number;
      code: string | undefined;
      description: string | undefined;
      errorData: unknown;
    }
  | { kind: 'signedOut' }
  | { kind: 'notSent' }
  | { kind: 'late' }
  | { kind: 'unreachable' }
  | { kind: 'garbled'; detail: string };

/** Returns true where the platform refuses all changes and charges because the account is about to be deleted. */
export function isLeavingRefusal(failure: PlatformFailure): boolean {
  return failure.kind === 'refused' && failure.code === accountCodes.pendingDelete;
}

/** Returns true where the platform refuses a plan because the account has it already. */
export function isAlreadySubscribedRefusal(failure: PlatformFailure): boolean {
  return failure.kind === 'refused' && failure.code !== undefined && isAlreadySubscribed(failure.code);
}

/**
 * Returns true where the gateway in front of the platform refused the call because it receives too many: the platform
 * did not see it. A code of the platform's own, also 429, says more.
 */
export function isThrottled(failure: PlatformFailure): boolean {
  if (failure.kind !== 'refused' || failure.status !== 429) return false;
  return failure.code === undefined || failure.code.endsWith('Exception');
}

/** Request timeout, conflict, locked, too early: each may mean that the same change was sent before and is being made. */
const openStatuses: ReadonlySet<number> = new Set([408, 409, 423, 425]);

/**
 * Returns true where the platform certainly refused a change and did nothing: its status is below 500, and is none that
 * leaves the outcome open, or the answer has a code of the platform (docs/adr/016). A provider's code after which money
 * may have moved is no certain refusal.
 */
export function isCertainRefusal(
  failure: PlatformFailure,
): failure is Extract<PlatformFailure, { kind: 'refused' }> {
  if (failure.kind !== 'refused' || failure.status >= 500) return false;
  const { status, code } = failure;
  if (code === undefined) return !openStatuses.has(status);
  return isKnownCode(code) || !(openStatuses.has(status) || isUnsureDecline(code));
}

/**
 * Returns true where it is certain that nothing was done: the platform refused the call for certain, no longer accepts the
 * session, or did not receive the call.
 */
export function isNothingDone(failure: PlatformFailure): boolean {
  return isCertainRefusal(failure) || failure.kind === 'signedOut' || failure.kind === 'notSent';
}

/** Returns true for an answer 500 or 503: the platform itself ended the call and no longer works on it. */
export function isEndedByPlatform(failure: PlatformFailure): boolean {
  return failure.kind === 'refused' && [500, 503].includes(failure.status);
}

/**
 * The answer of a call, or its failure. `missing` is how many items of a list could not be read and are left out;
 * absent where there are none.
 */
export type PlatformResult<Answer> =
  { ok: true; answer: Answer; missing?: number } | { ok: false; failure: PlatformFailure };

/**
 * Chooses the HTTP status of a sign-in or code that failed: 401 for a refusal of the platform, 504 for a late answer,
 * else 502.
 */
export function signInStatus(failure: PlatformFailure): 401 | 502 | 504 {
  if (failure.kind === 'late') return 504;
  return failure.kind === 'refused' && failure.status < 500 && !isThrottled(failure) ? 401 : 502;
}
