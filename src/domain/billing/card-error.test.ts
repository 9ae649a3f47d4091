import { describe, expect, test } from 'vitest';
import { billingProblemOf, knownBillingProblem } from './billing-problem.ts';
import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import { cardErrorOf } from './card-error.ts';

describe('card errors return the person to the card form', () => {
  test.each([
    ['error.subscription.card.declined', 'declined'],
    ['error.subscription.card.expired', 'expired'],
    ['error.subscription.card.type', 'type'],
    ['error.subscription.card.payment', 'payment'],
    ['error.subscription.card.cvv.declined', 'cvv'],
    ['error.subscription.card.number.declined', 'number'],
    ['error.subscription.card.address.declined', 'address'],
    ['error.subscription.token.invalid', 'session'],
  ] as const)('%s says %s', (code, problem) => {
    expect(cardErrorOf(code)).toBe(code);
    expect(knownBillingProblem(code)).toBe(problem);
    expect(billingProblemOf(code)).toBe(problem);
  });

  test.each([CHALLENGE_CODE, 'error.subscription.card', 'error.subscription.unknown', 'toString', ''])(
    '%j is not a card error',
    (code) => {
      expect(cardErrorOf(code)).toBeUndefined();
      expect(knownBillingProblem(code)).toBeUndefined();
      expect(billingProblemOf(code)).toBe('unknown');
    },
  );

  test('a missing code is not a card error, and there are eight', () => {
    expect([cardErrorOf(null), cardErrorOf(undefined)]).toEqual([undefined, undefined]);
    expect(cardErrorCodes).toHaveLength(8);
  });
});
