import { describe, expect, test } from 'vitest';
import { billing } from '../../copy/en/billing/billing.ts';
import { billingProblemOf, billingProblems, cardFault, knownBillingProblem } from './billing-problem.ts';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import { stripeMessage, type StripeFailure } from './stripe-message.ts';

const GENERIC = 'An unknown error occurred, please try again.';

describe('the text of a card error', () => {
  test.each([
    [
      'error.subscription.card.declined',
      'Unable to process your request. Please use a different card or contact your bank.',
    ],
    ['error.subscription.card.expired', 'Your credit card is expired. Please update your card.'],
    [
      'error.subscription.token.invalid',
      'Payment session timed out. Please re-enter your credit card information.',
    ],
    ['error.subscription.card.number.declined', 'The card number is invalid. Please check it and try again.'],
    ['error.subscription.card.unheard_of', GENERIC],
    ['', GENERIC],
    ['__proto__', GENERIC],
    ['toString', GENERIC],
    ['error.subscription.card.DECLINED', GENERIC],
    ['<b>call 555</b>', GENERIC],
  ])('%s', (code, text) => {
    expect(billing[`problem_${billingProblemOf(code)}`]).toBe(text);
  });

  test('every code of the list has a text of its own', () => {
    expect(new Set(cardErrorCodes.map(billingProblemOf)).size).toBe(cardErrorCodes.length);
    expect(knownBillingProblem('free text')).toBeUndefined();
  });
});

describe('the text of an error of Stripe.js', () => {
  test.each<[StripeFailure | undefined, string]>([
    [{ type: 'card_error', code: 'card_declined' }, 'Your card was declined. Please try another card.'],
    [{ type: 'card_error', code: 'expired_card' }, 'Your card has expired. Please use a different card.'],
    [
      { type: 'card_error', code: 'incorrect_cvc' },
      'The security code (CVC) is incorrect. Please check and try again.',
    ],
    [
      { type: 'card_error', code: 'invalid_number' },
      'The card number is invalid. Please check and try again.',
    ],
    [
      { type: 'card_error', code: 'processing_error' },
      'There was an issue with your card. Please try again or use a different card.',
    ],
    [{ type: 'card_error' }, 'There was an issue with your card. Please try again or use a different card.'],
    [{ type: 'validation_error' }, 'Please check your payment information and try again.'],
    [undefined, 'We couldn’t process your payment at this time. Please try again later.'],
    [
      { type: 'api_connection_error' },
      'Something went wrong. Please try again later or contact support if the problem persists.',
    ],
    [{}, 'Something went wrong. Please try again later or contact support if the problem persists.'],
  ])('%j', (failure, text) => {
    expect(billing[stripeMessage(failure)]).toBe(text);
  });
});

test('only a problem of the card marks the card field', () => {
  const marked = billingProblems.flatMap((problem) => {
    const fault = cardFault(problem);
    return fault ? [[problem, fault.part, fault.why]] : [];
  });
  expect(marked).toEqual([
    ['declined', 'number', 'refused'],
    ['expired', 'number', 'expired'],
    ['type', 'number', 'refused'],
    ['payment', 'number', 'refused'],
    ['cvv', 'cvv', 'invalid'],
    ['number', 'number', 'invalid'],
  ]);
});
