import type { CardErrorCode } from './card-error.ts';

/** Everything the billing page has to say, as keys of its copy. A closed list: no text from outside is ever shown. */
export const billingProblems = [
  'declined',
  'expired',
  'type',
  'payment',
  'cvv',
  'number',
  'address',
  'session',
  'unknown',
  'notSaved',
  'cannotSave',
  'unsure',
  'unavailable',
  'challenge',
  'fields',
] as const;
export type BillingProblem = (typeof billingProblems)[number];

const byCode: Readonly<Record<CardErrorCode, BillingProblem>> = {
  'error.subscription.card.declined': 'declined',
  'error.subscription.card.expired': 'expired',
  'error.subscription.card.type': 'type',
  'error.subscription.card.payment': 'payment',
  'error.subscription.card.cvv.declined': 'cvv',
  'error.subscription.card.number.declined': 'number',
  'error.subscription.card.address.declined': 'address',
  'error.subscription.token.invalid': 'session',
};

/** What a card error code says; the generic text for any other. */
export function billingProblemOf(code: string): BillingProblem {
  return Object.hasOwn(byCode, code) ? byCode[code as CardErrorCode] : 'unknown';
}

/** What a card error code says; undefined for any other. */
export function knownBillingProblem(code: string): BillingProblem | undefined {
  return Object.hasOwn(byCode, code) ? byCode[code as CardErrorCode] : undefined;
}

/** Which of the card's own fields a problem is about, and what is wrong there; undefined where it is not the card. */
export function cardFault(
  problem: BillingProblem,
): { part: 'number' | 'cvv'; why: 'refused' | 'expired' | 'invalid' } | undefined {
  switch (problem) {
    case 'declined':
    case 'type':
    case 'payment':
      return { part: 'number', why: 'refused' };
    case 'expired':
      return { part: 'number', why: 'expired' };
    case 'number':
      return { part: 'number', why: 'invalid' };
    case 'cvv':
      return { part: 'cvv', why: 'invalid' };
    default:
      return undefined;
  }
}
