import { type CardErrorCode, cardErrorOf } from './card-error.ts';

/**
 * Every message of the card form, as keys of its copy. The list is closed, so that the form never shows a text from
 * outside.
 */
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

/** The message of a card error code; `unknown` for any other code. */
export function billingProblemOf(code: string): BillingProblem {
  return knownBillingProblem(code) ?? 'unknown';
}

/** The message of a card error code; undefined for any other code. */
export function knownBillingProblem(code: string): BillingProblem | undefined {
  const known = cardErrorOf(code);
  return known && byCode[known];
}

/**
 * The card field that a problem is about, and what is wrong with it; undefined where the problem is not about the card.
 */
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
