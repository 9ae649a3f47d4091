import { describe, expect, test } from 'vitest';
import { checkoutBill, checkoutPriceLabel } from './checkout-bill.ts';

const quote = { currency: 'USD', subTotal: 999, tax: 80, total: 1_079, today: 1_079, afterTrial: null };

describe('payment details', () => {
  test.each([
    ['a new subscription', {}, { subTotal: 999, tax: 80, credit: 0, total: 1_079, chargesLater: false }],
    [
      'the credit for a current plan',
      { today: 432 },
      { subTotal: 999, tax: 80, credit: 647, total: 432, chargesLater: false },
    ],
    [
      'a trial',
      { today: 0, afterTrial: 1_079 },
      { subTotal: 0, tax: 0, credit: 0, total: 0, chargesLater: true },
    ],
    ['nothing to pay now', { today: 0 }, { subTotal: 0, tax: 0, credit: 0, total: 0, chargesLater: true }],
  ])('%s', (_what, changes, expected) => {
    const bill = checkoutBill({ ...quote, ...changes });
    expect(bill).toEqual(expected);
    expect(bill.subTotal + bill.tax - bill.credit).toBe(bill.total);
  });
});

describe('the price label', () => {
  test.each([
    [1, 'month', true],
    [12, 'year', true],
    [24, 'twoYears', false],
    [0, 'months', false],
    [6, 'months', false],
    [36, 'months', false],
  ])('%i months', (months, per, isExpected) => {
    expect(checkoutPriceLabel(months)).toEqual({ per, isExpected });
  });
});
