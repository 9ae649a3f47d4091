import { accountCodes, isAlreadySubscribed } from '../../contracts/platform/platform-problem.ts';

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
export function isHeldPlanRefusal(failure: PlatformFailure): boolean {
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

/**
 * Returns true where it is certain that nothing was done: the platform refused the call with a status below 500, no
 * longer accepts the session, or did not receive the call.
 */
export function isNothingDone(failure: PlatformFailure): boolean {
  return failure.kind === 'refused'
    ? failure.status < 500
    : failure.kind === 'signedOut' || failure.kind === 'notSent';
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
