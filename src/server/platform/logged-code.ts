import {
  accountCodes,
  authenticationCodes,
  CHALLENGE_CODE,
  gatewayCodes,
  isAlreadySubscribed,
} from '../../contracts/platform/platform-problem.ts';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import { promoErrorCodes } from '../../domain/orders/promo.ts';
import type { PlatformFailure } from './platform-failure.ts';

/** The codes that the portal knows one by one. */
const knownCodes: ReadonlySet<string> = new Set([
  ...Object.values(authenticationCodes),
  ...Object.values(accountCodes),
  ...cardErrorCodes,
  ...gatewayCodes,
  ...promoErrorCodes,
  CHALLENGE_CODE,
  'change_must_be_immediate',
]);

/**
 * Returns what the log says of a refusal's code: the code if the portal knows it, else only its class, because any text
 * may stand in an unknown one, a person's address too. A refusal without a code has its status in its place.
 */
export function loggedCode({ code, status }: Extract<PlatformFailure, { kind: 'refused' }>): string {
  if (code === undefined) return String(status);
  if (knownCodes.has(code) || code === String(status)) return code;
  if (isAlreadySubscribed(code)) return 'already_subscribed';
  if (/^\d+$/.test(code)) return 'unknown number';
  return code.startsWith('error.') ? 'unknown error.*' : 'unknown';
}
