import type { BudgetPurpose } from '../../contracts/platform/platform-operation.ts';
import { authenticationCodes } from '../../contracts/platform/platform-problem.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';

const { tooManyRequests, emailCodeLimit, smsCodeLimit, emailNotVerified, emailNotVerifiedText } =
  authenticationCodes;

/** What is refused though the secret was right, or was not looked at. */
const noGuess: ReadonlySet<string> = new Set([
  tooManyRequests,
  emailCodeLimit,
  smsCodeLimit,
  emailNotVerified,
  emailNotVerifiedText,
]);

/** The same for a code: one that was good once, and a sign-in that is over, are no guess at it. */
const noGuessOfCode: ReadonlySet<string> = new Set([
  authenticationCodes.expiredCode,
  authenticationCodes.invalidToken,
]);

/** How an answer that could not be read is told where there was none: the platform may not have looked at the code. */
const noAnswer: ReadonlySet<string> = new Set(['not JSON', 'empty', 'redirect', 'too large']);

/** What the platform says of a mailed link that is, or was, a genuine one. */
const genuineLink: ReadonlySet<string> = new Set([
  'The email verification link has already been used',
  'Email verification link has expired',
  'The new password is invalid',
]);

/**
 * Whether a call that came to nothing was a wrong guess at a secret: the platform looked at it and said no. An outage never
 * is, and nothing that the platform says of another matter; a refusal nobody knows counts, and so does an answer to a code
 * that is no success, whatever its status.
 */
export function isWrongGuess(purpose: BudgetPurpose, failure: PlatformFailure): boolean {
  if (failure.kind === 'garbled') return purpose === 'code' && !noAnswer.has(failure.detail);
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429) return false;
  if (noGuess.has(failure.code)) return false;
  if (purpose === 'code') return !noGuessOfCode.has(failure.code);
  if (purpose === 'mailedLink') return !genuineLink.has(failure.description?.trim() ?? '');
  return true;
}
