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
