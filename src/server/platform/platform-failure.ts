import { accountCodes } from '../../contracts/platform/platform-problem.ts';

/**
 * Why a platform call gave no answer. `refused`: the platform said no, with its code. `signedOut`: it no longer knows
 * the session. `notSent`: it has not answered for a while and was not asked (docs/adr/014), so nothing happened. The others:
 * nothing usable came, and after a change it is unknown whether it happened.
 */
export type PlatformFailure =
  | { kind: 'refused'; status: number; code: string; description: string | undefined; errorData: unknown }
  | { kind: 'signedOut' }
  | { kind: 'notSent' }
  | { kind: 'late' }
  | { kind: 'unreachable' }
  | { kind: 'garbled'; detail: string };

/** True where the platform changes and charges nothing because the account is about to be deleted. */
export function isLeavingRefusal(failure: PlatformFailure): boolean {
  return failure.kind === 'refused' && failure.code === accountCodes.pendingDelete;
}

/** True where it is certain that nothing was done: the platform said so, or was not asked. */
export function isNothingDone(failure: PlatformFailure): boolean {
  return failure.kind === 'refused'
    ? failure.status < 500
    : failure.kind === 'signedOut' || failure.kind === 'notSent';
}

/** True where the platform ended the call itself, so that it is not still at it: an answer 500 or 503. */
export function isEndedByPlatform(failure: PlatformFailure): boolean {
  return failure.kind === 'refused' && [500, 503].includes(failure.status);
}

/** `missing`: how many items of a list could not be read and are left out; absent where none is. */
export type PlatformResult<Answer> =
  { ok: true; answer: Answer; missing?: number } | { ok: false; failure: PlatformFailure };
