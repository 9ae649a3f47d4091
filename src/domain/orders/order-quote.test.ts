import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import type { When } from '../../contracts/when.ts';
import { isDowngrade } from '../plans/current-subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import {
  atListPrice,
  chargeToday,
  orderQuote as quoteAt,
  sameQuote,
  withoutPastTrial,
} from './order-quote.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const orderQuote = (...parts: Parameters<typeof quoteAt> extends [...infer Most, number] ? Most : never) =>
  quoteAt(...parts, NOW_MS);

describe('what is charged today', () => {
  test.each([
    [{ hasTrial: false, goesDown: false, newPrice: 999, currentPrice: 299 }, 700],
    [{ hasTrial: false, goesDown: false, newPrice: 999, currentPrice: 0 }, 999],
    [{ hasTrial: false, goesDown: false, newPrice: 299, currentPrice: 2_999 }, 0],
    [{ hasTrial: true, goesDown: false, newPrice: 999, currentPrice: 0 }, 0],
    [{ hasTrial: false, goesDown: true, newPrice: 299, currentPrice: 0 }, 0],
  ])('%j: %i', (params, charge) => {
    expect(chargeToday(params)).toBe(charge);
  });

  it('is never below zero or above the new price, and is zero on a trial or a downgrade', () => {
    const price = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), price, price, (hasTrial, goesDown, newPrice, currentPrice) => {
        const charge = chargeToday({ hasTrial, goesDown, newPrice, currentPrice });
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(newPrice);
        if (hasTrial || goesDown) expect(charge).toBe(0);
      }),
    );
  });
});

test.each([
  [19, true],
  [20, false],
  [21, false],
])('billing order %i instead of 20 is a downgrade: %s', (billingOrder, down) => {
  expect(isDowngrade(aPlan({ billingOrder }), aSubscription())).toBe(down);
  expect(isDowngrade(aPlan({ billingOrder }), undefined)).toBe(false);
});

describe('the quote for the plan the account already has', () => {
  const held = { subscription: aSubscription(), plan: undefined };
  const next = { currency: 'USD', subTotal: 999, tax: 80, total: 1_079 };

  test.each([
    ['is nothing today where the next charge is due later', NOW_MS + 1, 0],
    ['is nothing today where the next charge is due on a later day', '2026-12-02', 0],
    ['is the platform’s total where the charge is due now', NOW_MS, 1_079],
    ['is the platform’s total where the day of the charge is over', '2026-11-29', 1_079],
    ['is the platform’s total where it names no date', null, 1_079],
  ] as const)('%s', (_what, chargeDate, today) => {
    expect(orderQuote({ ...next, chargeDate }, aPlan(), held).today).toBe(today);
    // Another plan is charged today in any case.
    expect(orderQuote({ ...next, chargeDate }, aPlan({ id: 'other' }), held).today).toBe(1_079);
  });
});

describe('the quote of an order', () => {
  const preview = { currency: 'USD', subTotal: 999, tax: 80, total: 1_079, chargeDate: 0 };
  const toPlan = aPlan({ billingOrder: 30 });
  const current = {
    subscription: aSubscription(),
    plan: aPlan({ prices: [{ currency: 'USD', minorUnits: 599 }] }),
  };

  it('subtracts the current price and taxes the rest', () => {
    expect(orderQuote(preview, toPlan, current)).toEqual({
      currency: 'USD',
      subTotal: 999,
      tax: 80,
      total: 1_079,
      today: 432,
      afterTrial: null,
    });
  });

  // 8.88 % of 4,500 is 399.6. In proportion to the whole tax, which was rounded up, it would be 401.
  test.each([
    [0.0888, 400],
    [undefined, 401],
  ])('taxes a part of the price at the platform’s tax rate %s', (tax_rate, tax) => {
    const large = { ...preview, subTotal: 9_990, tax: 890, total: 10_880, tax_rate };
    const dear = { ...current, plan: aPlan({ prices: [{ currency: 'USD', minorUnits: 5_490 }] }) };
    expect(orderQuote(large, toPlan, dear).today).toBe(4_500 + tax);
  });

  it('a new subscription pays the whole price', () => {
    expect(orderQuote(preview, toPlan, undefined).today).toBe(1_079);
  });

  it('a current price in another currency is not subtracted', () => {
    const inYen = { ...current, plan: aPlan({ prices: [{ currency: 'JPY', minorUnits: 599 }] }) };
    expect(orderQuote(preview, toPlan, inYen).today).toBe(1_079);
  });

  it('a smaller plan costs nothing today, and a free one has no tax', () => {
    expect(orderQuote(preview, aPlan({ billingOrder: 1 }), current).today).toBe(0);
    expect(orderQuote({ ...preview, subTotal: 0, tax: 0, total: 0 }, toPlan, current).today).toBe(0);
  });

  it('a change to another plan during a running trial costs nothing today', () => {
    const during = (state: LiveState) => ({
      ...current,
      subscription: aSubscription({ planId: 'plan-basic', state }),
    });
    for (const state of [
      aState.trial({ endsAt: NOW_MS + 1 }),
      aState.trial(),
      aState.changing({ during: 'trial' }),
      aState.ending({ during: 'trial' }),
    ])
      expect(orderQuote(preview, toPlan, during(state)).today).toBe(0);
    expect(orderQuote(preview, toPlan, during(aState.running())).today).toBe(432);
  });

  test.each<[string, LiveState, number]>([
    ['runs', aState.running(), 432],
    ['is past due', aState.pastDue({ renewsAt: null, nextCharge: null }), 432],
    ['is about to change', aState.changing(), 432],
    ['ends', aState.ending(), 432],
    ['is free', { kind: 'free' }, 1_079],
    ['is billed by Apple', aState.apple(), 1_079],
    ['is paused', aState.paused(), 1_079],
    ['waits for a change', { kind: 'updating' }, 1_079],
    ['is in an unknown state', aState.unknown(), 1_079],
  ])('the price of a plan that %s counts only where it is known to be paid', (_what, state, today) => {
    const held = { ...current, subscription: aSubscription({ planId: 'plan-basic', state }) };
    expect(orderQuote(preview, toPlan, held).today).toBe(today);
  });

  it('a new trial costs nothing today and names the charge after it', () => {
    const trial = { trialEndDate: 1, costAfterTrial: 1_079 };
    expect(orderQuote({ ...preview, trial }, toPlan, undefined)).toMatchObject({
      today: 0,
      afterTrial: 1_079,
    });
  });

  test.each(['currency', 'subTotal', 'tax', 'total', 'today', 'afterTrial'] as const)(
    'a quote with another %s is not the same quote',
    (field) => {
      const quote = orderQuote(preview, toPlan, current);
      expect(sameQuote(quote, { ...quote })).toBe(true);
      expect(sameQuote(quote, { ...quote, [field]: field === 'currency' ? 'EUR' : 1 })).toBe(false);
    },
  );
});

describe('the preview of a plan without the discount of its next charge', () => {
  const discounted = { currency: 'USD', subTotal: 719, tax: 58, total: 777, chargeDate: NOW_MS, trial: null };

  test.each([
    ['at the platform’s rate of tax', { tax_rate: 0.08 }, { subTotal: 799, tax: 64, total: 863 }],
    ['in proportion to the tax, where no rate is named', {}, { subTotal: 799, tax: 64, total: 863 }],
    ['without tax, where there is none', { tax: 0, total: 719 }, { subTotal: 799, tax: 0, total: 799 }],
  ])('has the list price, %s', (_how, changes, prices) => {
    const preview = { ...discounted, ...changes };
    expect(atListPrice(preview, aPlan())).toEqual({ ...preview, ...prices });
  });

  test.each([
    ['has its list price already', aPlan({ prices: [{ currency: 'USD', minorUnits: 719 }] })],
    ['costs more than the list says', aPlan({ prices: [{ currency: 'USD', minorUnits: 699 }] })],
    ['has no price in the currency', aPlan({ prices: [{ currency: 'AUD', minorUnits: 1_199 }] })],
    ['has no price', aPlan({ prices: [] })],
  ])('stays as it is where the plan %s', (_what, plan) => {
    expect(atListPrice(discounted, plan)).toEqual(discounted);
  });

  it('stays as it is in a currency for which only a price in dollars is listed', () => {
    const inPounds = { ...discounted, currency: 'GBP', subTotal: 599, tax: 120, total: 719 };
    expect(atListPrice(inPounds, aPlan())).toEqual(inPounds);
  });
});

describe('a trial that a preview names', () => {
  const priced = { currency: 'USD', subTotal: 999, tax: 0, total: 999, chargeDate: null };
  const until = (trialEndDate: When | null) => ({ ...priced, trial: { trialEndDate, costAfterTrial: 999 } });

  it.each([NOW_MS + 1, '2026-12-01' as const, null])('counts while its end is not over: %j', (end) => {
    expect(withoutPastTrial(until(end), NOW_MS)).toEqual(until(end));
  });

  it.each([NOW_MS, '2026-11-20' as const])('is none once it has ended: %j', (end) => {
    expect(withoutPastTrial(until(end), NOW_MS)).toEqual({ ...priced, trial: null });
  });
});
