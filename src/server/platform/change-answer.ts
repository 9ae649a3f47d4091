import { actionTokenOf, asksForChallenge } from '../../domain/orders/subscribe-answer.ts';
import { isCertainRefusal, type PlatformFailure, type PlatformResult } from './platform-failure.ts';

/**
 * What the answer to a change of money or card proves. `accepted`: no failure is in it. `refused`, `challenge`,
 * `signedOut` and `notSent`: nothing was done. `unknown`: the change may have been made, so the caller reads the account
 * again. A refusal may have no code. `actionTokenId` is the id of the 3-D Secure challenge; undefined where the platform
 * names none.
 */
export type ChangeAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused'; code: string | undefined }
  | { kind: 'challenge'; actionTokenId: string | undefined }
  | { kind: 'signedOut'; failure: PlatformFailure }
  | { kind: 'notSent' }
  | { kind: 'unknown' };

/** Reads what the answer to a change of money or card proves. */
export function changeAnswer(result: PlatformResult<unknown>): ChangeAnswer {
  if (result.ok) return { kind: 'accepted' };
  const { failure } = result;
  if (failure.kind === 'signedOut') return { kind: 'signedOut', failure };
  if (failure.kind === 'notSent') return { kind: 'notSent' };
  if (!isCertainRefusal(failure)) return { kind: 'unknown' };
  // The platform names a challenge in the code or in the description.
  const named = [failure.code, failure.description].find(asksForChallenge) ?? failure.code;
  return asksForChallenge(named)
    ? { kind: 'challenge', actionTokenId: actionTokenOf(failure.errorData) }
    : { kind: 'refused', code: named };
}
