import { isKnownCode } from '../../contracts/platform/platform-problem.ts';
import { actionTokenOf, asksForChallenge, failureInAnswer } from '../../domain/orders/subscribe-answer.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';

/**
 * What the answer to a change of money or card proves. `accepted`: no failure is in it. `refused`, `challenge`,
 * `signedOut` and `notSent`: nothing was done. `unknown`: the change may have been made, so the caller reads the account
 * again. `actionTokenId` is the id of the 3-D Secure challenge; undefined where the platform names none.
 */
export type ChangeAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused'; code: string }
  | { kind: 'challenge'; actionTokenId: string | undefined }
  | { kind: 'signedOut'; failure: PlatformFailure }
  | { kind: 'notSent' }
  | { kind: 'unknown' };

/**
 * Reads what the answer to a change of money or card proves. The platform may wrap a failure in an answer with status
 * 200 (`failureInAnswer`). A wrapped failure with an undocumented code is `unknown`: a function that timed out or
 * crashed may have charged or stored before.
 */
export function changeAnswer(result: PlatformResult<unknown>): ChangeAnswer {
  if (result.ok) {
    const wrapped = failureInAnswer(result.answer);
    if (!wrapped) return { kind: 'accepted' };
    return isKnownCode(wrapped.code) ? refusal(wrapped.code, wrapped.actionTokenId) : { kind: 'unknown' };
  }
  const { failure } = result;
  if (failure.kind === 'signedOut') return { kind: 'signedOut', failure };
  if (failure.kind === 'notSent') return { kind: 'notSent' };
  if (failure.kind !== 'refused' || failure.status >= 500) return { kind: 'unknown' };
  // The platform names a challenge in the code or in the description.
  const named = [failure.code, failure.description].find(asksForChallenge) ?? failure.code;
  return refusal(named, actionTokenOf(failure.errorData));
}

function refusal(code: string, actionTokenId: string | undefined): ChangeAnswer {
  return asksForChallenge(code) ? { kind: 'challenge', actionTokenId } : { kind: 'refused', code };
}
