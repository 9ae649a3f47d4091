import { describe, expect, it, test } from 'vitest';
import {
  aPlan,
  aState,
  aSubscription,
  planCodes,
  pricing,
} from '../../../tests/support/platform-fixtures.ts';
import type { PromoLength } from '../../contracts/stored/promo-length.ts';
import type { When } from '../../contracts/when.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { OrderContext } from './order-context.ts';
import { type ReceiptParams, receiptOf } from './receipt-of.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 11, 1);
const held = aSubscription({
  state: aState.running({ renewsAt: NOW_MS + DAY_MS }),
  plan: { name: 'Plus', deviceQuantity: 2, billingCycle: 1, billingOrder: 10 },
});

const params: ReceiptParams = {
  promo: undefined,
  brand: pricing,
  nowMs: NOW_MS,
};
const preview = { currency: 'USD', subTotal: 999, tax: 0, total: 999, chargeDate: null };

/** The order context of an upgrade of a monthly plan. */
const orderContext = (billingCycle: number): OrderContext => ({
  toPlan: aPlan({ billingOrder: 20, billingCycle }),
  current: { subscription: held, plan: undefined },
  subscriptions: [held],
  devices: [],
  billing: undefined,
  preview,
  listPreview: preview,
  keptDiscount: 0,
  quote: { currency: 'USD', subTotal: 999, tax: 0, total: 999, today: 700, afterTrial: null },
  version: 'b',
  planCodes,
  country: 'US',
  isTaxStated: true,
});

const inTrial = aSubscription({ state: aState.trial({ endsAt: NOW_MS + 2 * DAY_MS }), plan: held.plan });

/** The order context of a smaller plan than the one of the subscription. */
const smaller = (subscription: Subscription): OrderContext => ({
  ...orderContext(1),
  toPlan: aPlan({ billingOrder: 5 }),
  current: { subscription, plan: undefined },
});

describe('the next charge of a receipt', () => {
  test.each<
    [string, number, { trial_ends_at: When | null; current_period_ends_at: When | null }, When | null]
  >([
    [
      'is not the end of a trial that is long over',
      1,
      { trial_ends_at: NOW_MS - 300 * DAY_MS, current_period_ends_at: NOW_MS + 30 * DAY_MS },
      NOW_MS + 30 * DAY_MS,
    ],
    [
      'is the end of a trial that is running',
      1,
      { trial_ends_at: NOW_MS + 5 * DAY_MS, current_period_ends_at: NOW_MS + 30 * DAY_MS },
      NOW_MS + 5 * DAY_MS,
    ],
    [
      'keeps its day where the answer names none',
      1,
      { trial_ends_at: null, current_period_ends_at: null },
      NOW_MS + DAY_MS,
    ],
    [
      'is one period later where the length of the period changes',
      12,
      { trial_ends_at: null, current_period_ends_at: null },
      Date.UTC(2027, 11, 1),
    ],
    [
      'is no day that is over',
      1,
      { trial_ends_at: null, current_period_ends_at: NOW_MS - 30 * DAY_MS },
      NOW_MS + DAY_MS,
    ],
    [
      'is the calendar day that the answer names',
      1,
      { trial_ends_at: '2026-11-01', current_period_ends_at: '2027-01-01' },
      '2027-01-01',
    ],
  ])('%s', (_what, billingCycle, answer, nextChargeAt) => {
    expect(receiptOf(orderContext(billingCycle), params, answer).nextChargeAt).toBe(nextChargeAt);
  });
});

describe('an order with a promo code', () => {
  const reduced = { ...preview, subTotal: 899, total: 899 };
  const coded = (context: OrderContext): OrderContext => ({
    ...context,
    preview: reduced,
    quote: { ...context.quote, subTotal: 899, total: 899, regular: 999 },
  });
  const none = { trial_ends_at: null, current_period_ends_at: null };

  test.each<[PromoLength | undefined, { amount: number; isMost: boolean }, number]>([
    [{ kind: 'once' }, { amount: 999, isMost: false }, 999],
    [{ kind: 'always' }, { amount: 899, isMost: false }, 899],
    [{ kind: 'span', amount: 2, unit: 'month' }, { amount: 899, isMost: false }, 999],
    [{ kind: 'span', amount: 1, unit: 'day' }, { amount: 999, isMost: false }, 999],
    [{ kind: 'unknown' }, { amount: 999, isMost: true }, 999],
    [undefined, { amount: 999, isMost: true }, 999],
  ])('has its next charge and its renewal by the length of the code: %j', (lasts, next, total) => {
    const receipt = receiptOf(coded(orderContext(1)), { ...params, promo: { lasts } });
    expect(receipt).toMatchObject({ version: 2, next, renewal: { total }, withPromo: 899, perPeriod: 999 });
  });

  it('counts the length of the code up to the day that the answer names', () => {
    const promo = { lasts: { kind: 'span', amount: 1, unit: 'month' } as const };
    const nextOn = (current_period_ends_at: When) =>
      receiptOf(coded(orderContext(1)), { ...params, promo }, { ...none, current_period_ends_at }).next;
    expect([nextOn('2026-12-31'), nextOn('2027-01-01')].map((next) => next?.amount)).toEqual([899, 999]);
  });

  it('has the discount in its first charge, where that is still due', () => {
    const promo = { lasts: { kind: 'once' } as const };
    for (const subscription of [held, inTrial])
      expect(receiptOf(coded(smaller(subscription)), { ...params, promo }).next?.amount).toBe(899);
  });
});

describe('an answer by which the plan starts later than was agreed', () => {
  const LATER = '2027-01-15';
  const to = { planName: 'Pro', planCode: 'pro_m', billingCycle: 1, effectiveAt: LATER } as const;

  it.each([
    { pendingSubscription: to },
    { pending_subscription: to },
    { state: 'future', current_period_started_at: LATER } as const,
  ])('says when it starts, and not what was charged today: %j', (answer) => {
    expect(receiptOf(orderContext(1), params, answer)).toMatchObject({
      startsAt: LATER,
      nextChargeAt: LATER,
      next: { amount: 999, isMost: false },
      isChargeUnknown: true,
    });
  });

  it('is as agreed where the day is over, or the order was for later anyway', () => {
    const over = { pendingSubscription: { ...to, effectiveAt: '2026-10-01' as const } };
    expect(receiptOf(orderContext(1), params, over)).toMatchObject({ startsAt: null });
    const free = { ...smaller(held), quote: { ...orderContext(1).quote, today: 0 } };
    const receipt = receiptOf(free, params, { pendingSubscription: to });
    expect(receipt.startsAt).toBe(LATER);
    expect(receipt).not.toHaveProperty('isChargeUnknown');
  });
});

describe('a receipt', () => {
  const none = { trial_ends_at: null, current_period_ends_at: null };

  it('tells the ordered plan and the one before it apart', () => {
    expect(receiptOf(orderContext(1), params)).toMatchObject({
      planName: 'Pro',
      deviceQuantity: 5,
      from: { name: 'Plus', deviceQuantity: 2, billingCycle: 1 },
    });
    expect(receiptOf({ ...orderContext(1), current: undefined }, params)).not.toHaveProperty('from');
  });

  test.each<[string, OrderContext, typeof none | { current_period_ends_at: When }, When | null]>([
    ['a bigger plan', orderContext(1), { current_period_ends_at: NOW_MS + 30 * DAY_MS }, null],
    ['a smaller plan', smaller(held), none, NOW_MS + DAY_MS],
    ['a smaller plan, during a trial', smaller(inTrial), none, NOW_MS + 2 * DAY_MS],
    [
      'a smaller plan whose day only the answer names',
      smaller(aSubscription({ plan: held.plan })),
      { current_period_ends_at: '2027-01-01' },
      '2027-01-01',
    ],
    ['a smaller plan on an unknown day', smaller(aSubscription({ plan: held.plan })), none, null],
  ])('says when %s begins', (_what, context, answer, startsAt) => {
    expect(receiptOf(context, params, { ...none, ...answer }).startsAt).toBe(startsAt);
  });
});
