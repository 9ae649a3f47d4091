import { describe, expect, it, test } from 'vitest';
import {
  agreedDiscount,
  CHANGE_LIFETIME_MS,
  lastOrder,
  MOST_CHANGES,
  prunedChanges,
  type LoggedChange,
  toLoggedChange,
  withChange,
} from './change-log.ts';
import type { AboutChange } from '../../contracts/stored/open-change.ts';
import type { RequestedChange } from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';

const made = { atMs: 1_000_000, reference: 'the-submit' };
const devices = [{ id: 'a', name: 'Porch', model: 'cam-1' }];
const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 1,
  devices,
  startsAt: null,
  nextChargeAt: null,
  trialEndsAt: null,
};
const requestedOrder: Extract<RequestedChange, { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'p',
  toPlanCode: 'pro_m',
  fromSubscriptionId: 's',
  keeps: false,
  receipt,
};
const of = { name: 'Plus', until: '2026-12-08', inTrial: false } as const;
const order = (atMs: number, more: Partial<OrderReceipt> = {}) =>
  toLoggedChange({ ...requestedOrder, receipt: { ...receipt, ...more } }, undefined, { atMs });
const cancelled = (atMs: number): LoggedChange => ({
  atMs,
  kind: 'cancelPlan',
  plan: 'Plus',
  until: null,
  inTrial: false,
});
const saved = (atMs: number): LoggedChange => ({ atMs, kind: 'saveDevices', plan: 'Plus', count: 1 });

describe('the entry of a change has what its owner may have to prove', () => {
  test.each<[string, RequestedChange, AboutChange | undefined, LoggedChange]>([
    [
      'an order: the plan and the receipt',
      requestedOrder,
      undefined,
      { ...made, kind: 'order', planId: 'p', planCode: 'pro_m', keeps: false, receipt },
    ],
    [
      'a cancellation: the plan, and until when it runs',
      { kind: 'cancelPlan', subscriptionId: 's', version: 'v' },
      { plan: of },
      { ...made, kind: 'cancelPlan', plan: 'Plus', until: '2026-12-08', inTrial: false },
    ],
    [
      'a cancellation of the release before',
      { kind: 'cancelPlan', subscriptionId: 's', version: 'v' },
      undefined,
      { ...made, kind: 'cancelPlan', plan: null, until: null, inTrial: false },
    ],
    [
      'a choice of devices: how many they are, each once',
      { kind: 'saveDevices', subscriptionId: 's', deviceIds: ['a', 'b', 'a'], version: 'v' },
      { plan: of },
      { ...made, kind: 'saveDevices', plan: 'Plus', count: 2 },
    ],
    [
      'a choice of devices of the release before',
      { kind: 'saveDevices', subscriptionId: 's', deviceIds: [], version: 'v' },
      undefined,
      { ...made, kind: 'saveDevices', plan: null, count: 0 },
    ],
    [
      'a migration: the plan of the answer',
      { kind: 'migrate', onto: { subscriptionId: 's', planId: 'p', planName: 'Pro' } },
      undefined,
      { ...made, kind: 'migrate', plan: 'Pro' },
    ],
    [
      'a migration whose plan nobody told',
      { kind: 'migrate', onto: null },
      undefined,
      { ...made, kind: 'migrate', plan: null },
    ],
  ])('%s', (_what, wanted, about, entry) => {
    expect(toLoggedChange(wanted, about, made)).toEqual(entry);
  });
});

describe('a change that is added', () => {
  it('is the newest', () => {
    expect(withChange([saved(1)], cancelled(2))).toEqual([cancelled(2), saved(1)]);
  });

  it('takes the names of devices from the orders before, if it is an order', () => {
    const [newest, before] = withChange([order(1)], order(2));
    expect(newest).toMatchObject({ receipt: { devices } });
    expect(before).toMatchObject({ kind: 'order', receipt: { planName: 'Pro', deviceCount: 1 } });
    expect(before).not.toHaveProperty('receipt.devices');
    expect(withChange([order(1)], cancelled(2))[1]).toEqual(order(1));
  });

  it('takes the place of the oldest where there are too many', () => {
    const full = Array.from({ length: MOST_CHANGES }, (_, index) => saved(MOST_CHANGES - index));
    const changeLog = withChange(full, cancelled(MOST_CHANGES + 1));
    expect(changeLog).toHaveLength(MOST_CHANGES);
    expect([changeLog[0]?.atMs, changeLog.at(-1)?.atMs]).toEqual([MOST_CHANGES + 1, 2]);
  });

  it('removes what is two years old', () => {
    expect(withChange([saved(1), saved(0)], cancelled(CHANGE_LIFETIME_MS))).toEqual([
      cancelled(CHANGE_LIFETIME_MS),
      saved(1),
    ]);
  });
});

test('a change is left out once it is two years old', () => {
  expect(prunedChanges([saved(0)], CHANGE_LIFETIME_MS - 1)).toEqual([saved(0)]);
  expect(prunedChanges([saved(0)], CHANGE_LIFETIME_MS)).toEqual([]);
});

describe('the last order counts until another change of the plan', () => {
  test.each<[string, LoggedChange[], LoggedChange | undefined]>([
    ['an order', [order(1)], order(1)],
    ['the newest of two', [order(2), order(1)], order(2)],
    ['devices that were saved since', [saved(2), order(1)], order(1)],
    ['a cancellation since', [cancelled(2), order(1)], undefined],
    ['a migration since', [{ atMs: 2, kind: 'migrate', plan: null }, order(1)], undefined],
    ['no change', [], undefined],
  ])('%s', (_what, changeLog, found) => {
    expect(lastOrder(changeLog)).toEqual(found);
  });
});

describe('the discount of the last order', () => {
  const discount = { withPromo: 499, lasts: { kind: 'always' } as const };
  const agreed = { planId: 'p', minorUnits: 499, currency: 'USD', lasts: { kind: 'always' } };
  test.each<[string, LoggedChange[], object | undefined]>([
    ['counts from a minute before its answer', [order(90_000, discount)], { ...agreed, atMs: 30_000 }],
    [
      'counts from when the order was placed, where that is known',
      [order(90_000, { ...discount, placedAtMs: 80_000 })],
      { ...agreed, atMs: 20_000 },
    ],
    ['is none where an earlier release did not store its length', [order(1, { withPromo: 499 })], undefined],
    ['is none without a code', [order(1)], undefined],
    ['is none after a cancellation', [cancelled(2), order(1, discount)], undefined],
  ])('%s', (_what, changeLog, found) => {
    expect(agreedDiscount(changeLog)).toEqual(found);
  });
});
