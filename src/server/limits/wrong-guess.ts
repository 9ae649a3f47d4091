import { mailedLinkRefusal } from '../../contracts/access/mailed-link-refusal.ts';
import type { BudgetPurpose } from '../../contracts/platform/platform-operation.ts';
import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';

const { tooManyRequests, emailCodeLimit, smsCodeLimit, emailNotVerified, emailNotVerifiedText } =
  authenticationCodes;

/** Codes of refusals that do not mean a wrong secret: it was right, or it was not checked. */
const noGuess: ReadonlySet<string> = new Set([
  tooManyRequests,
  emailCodeLimit,
  smsCodeLimit,
  emailNotVerified,
  emailNotVerifiedText,
]);

/** The same for an MFA code: it was right once but has expired, or the sign-in is over. */
const noGuessOfCode: ReadonlySet<string> = new Set([
  authenticationCodes.expiredCode,
  authenticationCodes.invalidToken,
]);

/** Details of unreadable answers that say nothing about the code: the platform may not have checked it. */
const noAnswer: ReadonlySet<string> = new Set(['not JSON', 'empty', 'redirect', 'too large']);

/**
 * True if a failed call was a wrong guess: the platform checked the secret and refused it. An outage is never a wrong
 * guess, nor is a refusal for another reason. An unknown refusal counts as one, and so does a readable answer to a code
 * that is no success, whatever its status.
 */
export function isWrongGuess(purpose: BudgetPurpose, failure: PlatformFailure): boolean {
  if (failure.kind === 'garbled') return purpose === 'code' && !noAnswer.has(failure.detail);
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429) return false;
  const { code = '' } = failure;
  if (noGuess.has(code)) return false;
  if (purpose === 'code') return !noGuessOfCode.has(code);
  if (purpose === 'mailedLink') return mailedLinkRefusal(failure.description) === undefined;
  return true;
}
