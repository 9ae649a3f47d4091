import { describe, expect, test } from 'vitest';
import { decimalText, walletRequest } from './wallet-request.ts';

const quote = { currency: 'USD', subTotal: 999, tax: 80, total: 1_079, today: 1_079, afterTrial: null };

describe('the payment request to a wallet', () => {
  test('Apple Pay: country US, currency, total, monthly unit, the plan’s cycle count', () => {
    expect(walletRequest({ quote, billingCycle: 12, trial: null })).toEqual({
      country: 'US',
      currency: 'USD',
      appleTotal: '10.79',
      recurring: { amount: '10.79', intervalUnit: 'month', intervalCount: 12 },
      trial: null,
      googleTotal: '10.79',
    });
  });

  test('a trial is zero-priced, and Google Pay shows the cost after it', () => {
    const inTrial = { ...quote, today: 0, afterTrial: 999 };
    expect(walletRequest({ quote: inTrial, billingCycle: 1, trial: { endsAtMs: 5 } })).toMatchObject({
      appleTotal: '0.00',
      recurring: { amount: '9.99', intervalCount: 1 },
      trial: { amount: '0.00', endsAtMs: 5 },
      googleTotal: '9.99',
    });
  });

  test.each([
    ['a credit: both show what is charged now', { today: 432 }, '4.32', '4.32'],
    ['nothing now: Google Pay shows the full price instead of 0', { today: 0 }, '0.00', '10.79'],
  ])('%s', (_what, changes, apple, google) => {
    const request = walletRequest({ quote: { ...quote, ...changes }, billingCycle: 1, trial: null });
    expect([request.appleTotal, request.googleTotal]).toEqual([apple, google]);
  });

  test.each([
    [799, 'USD', '7.99'],
    [5, 'EUR', '0.05'],
    [0, 'USD', '0.00'],
    [799, 'JPY', '799'],
    [123_456_789, 'USD', '1234567.89'],
  ])('%i minor units of %s: %s', (minorUnits, currency, expected) => {
    expect(decimalText(minorUnits, currency)).toBe(expected);
  });
});
