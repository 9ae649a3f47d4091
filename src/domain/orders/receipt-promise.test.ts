import { describe, expect, it, test } from 'vitest';
import type { OrderReceipt } from './order-outcome.ts';
import type { AcceptedPromo } from './promo.ts';
import type { PromoLength } from './promo-length.ts';
import { periodPrices, withNextCharge } from './receipt-promise.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const NEXT = Date.UTC(2027, 0, 1);
const quote = { currency: 'USD', subTotal: 899, tax: 0, total: 899, today: 899, afterTrial: null };
const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 899,
  ...periodPrices({ ...quote, regular: 999 }),
  billingCycle: 1,
  deviceCount: 1,
  startsAt: null,
  nextChargeAt: NEXT,
  trialEndsAt: null,
};
const promo = (lasts: PromoLength): AcceptedPromo => ({
  code: 'save10',
  state: 'accepted',
  description: null,
  lasts,
});

describe('the next charge of a receipt', () => {
  test.each<[PromoLength, number, boolean]>([
    [{ kind: 'once' }, 999, false],
    [{ kind: 'always' }, 899, false],
    [{ kind: 'span', amount: 2, unit: 'month' }, 899, false],
    [{ kind: 'span', amount: 1, unit: 'month' }, 999, false],
    [{ kind: 'unknown' }, 999, true],
  ])('follows the length of the code: %j', (lasts, amount, isMost) => {
    expect(withNextCharge(receipt, promo(lasts), NOW_MS).next).toEqual({ amount, isMost });
  });

  it('follows the length of the code up to a calendar day', () => {
    const onDay = { ...receipt, nextChargeAt: '2027-01-01' as const };
    const amountOf = (months: number) =>
      withNextCharge(onDay, promo({ kind: 'span', amount: months, unit: 'month' }), NOW_MS).next?.amount;
    expect([amountOf(1), amountOf(2)]).toEqual([999, 899]);
  });

  it.each([{ trialEndsAt: NEXT }, { startsAt: NEXT }, { startsAt: '2027-01-01' as const }])(
    'is the first charged period, with the code, after %j',
    (later) => {
      const { next } = withNextCharge({ ...receipt, ...later }, promo({ kind: 'once' }), NOW_MS);
      expect(next).toEqual({ amount: 899, isMost: false });
    },
  );

  it('is the price of a period without a code', () => {
    const without = { ...receipt, ...periodPrices(quote), withPromo: undefined };
    expect(without.perPeriod).toBe(899);
    expect(withNextCharge(without, undefined, NOW_MS)).toEqual(without);
  });
});
