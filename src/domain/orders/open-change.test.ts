import { describe, expect, it, test } from 'vitest';
import { aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import {
  confirmedBy,
  isOver,
  isSameWish,
  type OpenChange,
  shownReceipt,
  subscriptionsBefore,
  type RequestedChange,
} from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';

const END = Date.UTC(2026, 11, 20);
const NEXT = Date.UTC(2027, 0, 20);
const receipt: OrderReceipt = {
  planName: 'Pro',
  currency: 'USD',
  chargedToday: 700,
  perPeriod: 999,
  billingCycle: 1,
  deviceCount: 1,
  startsAt: null,
  nextChargeAt: null,
  trialEndsAt: null,
};
const order: RequestedChange = {
  kind: 'order',
  toPlanId: 'plan-pro',
  toPlanCode: 'pro_m',
  fromSubscriptionId: 'sub-1',
  keeps: false,
  receipt,
};
const cancel = (subscriptionId = 'sub-1', version = 'v1'): RequestedChange => ({
  kind: 'cancelPlan',
  subscriptionId,
  version,
});
const save = (deviceIds: string[], subscriptionId = 'sub-1', version = 'v1'): RequestedChange => ({
  kind: 'saveDevices',
  subscriptionId,
  deviceIds,
  version,
});
const onto = { subscriptionId: 'sub-9', planId: 'plan-30', planName: '30-Day' };

describe('two changes that want the same', () => {
  test.each<[string, RequestedChange, RequestedChange, boolean]>([
    ['the same cancellation', cancel(), cancel(), true],
    [
      'the same cancellation of a plan that looked another way',
      cancel('sub-1', 'v1'),
      cancel('sub-1', 'v2'),
      true,
    ],
    ['the cancellation of another plan', cancel('sub-1'), cancel('sub-2'), false],
    ['the same devices', save(['a', 'b']), save(['a', 'b']), true],
    ['the same devices in another order, one listed twice', save(['a', 'b']), save(['b', 'a', 'b']), true],
    ['the same devices of a plan that looked another way', save(['a']), save(['a'], 'sub-1', 'v2'), true],
    ['no device twice', save([]), save([]), true],
    ['the same devices on another plan', save(['a']), save(['a'], 'sub-2'), false],
    ['one device more', save(['a']), save(['a', 'b']), false],
    ['another device', save(['a', 'b']), save(['a', 'c']), false],
    ['no device after one', save(['a']), save([]), false],
    ['a migration', { kind: 'migrate', onto: null }, { kind: 'migrate', onto: null }, true],
    [
      'a migration of which one was answered',
      { kind: 'migrate', onto },
      { kind: 'migrate', onto: null },
      true,
    ],
    ['an order, which is the same only by its key', order, order, false],
    ['devices after a cancellation', cancel(), save([]), false],
    ['a cancellation after a migration', { kind: 'migrate', onto }, cancel(), false],
    ['an order after a cancellation', cancel(), order, false],
  ])('%s: %#', (_what, one, another, isSame) => {
    expect([isSameWish(one, another), isSameWish(another, one)]).toEqual([isSame, isSame]);
  });
});

describe('an open change that the account never shows ends', () => {
  const MINUTE_MS = 60_000;

  test.each<[string, RequestedChange, OpenChange['known'], number]>([
    ['a day after an order of unknown outcome', order, 'unsure', 24 * 60],
    ['a quarter of an hour after an order that was confirmed', order, 'done', 15],
    ['a quarter of an hour after another change of unknown outcome', cancel(), 'unsure', 15],
    ['a quarter of an hour after another change that was confirmed', cancel(), 'done', 15],
  ])('%s', (_when, wanted, known, minutes) => {
    const change = { name: 'n', wanted, startedAtMs: 1_000, before: {}, known };
    const at = (afterMs: number) => isOver(change, 1_000 + afterMs);
    expect([at(minutes * MINUTE_MS - 1), at(minutes * MINUTE_MS)]).toEqual([false, true]);
  });
});

describe('the receipt of an order that the account shows', () => {
  const plus = { planName: 'Plus', planCode: 'plus_y', billingCycle: 12, effectiveAt: END };
  const now = { planName: 'Pro', billingCycle: 1, startsAt: null, nextChargeAt: null, trialEndsAt: null };

  test.each<[string, LiveState, Partial<OrderReceipt>]>([
    ['a plan that renews', aState.running({ renewsAt: NEXT }), { nextChargeAt: NEXT }],
    ['a plan that is past due', aState.pastDue({ renewsAt: NEXT, nextCharge: null }), { nextChargeAt: NEXT }],
    ['a trial', aState.trial({ endsAt: NEXT }), { nextChargeAt: NEXT, trialEndsAt: NEXT }],
    [
      'a plan for later',
      aState.changing({ to: plus, at: END, renewsAt: NEXT }),
      { planName: 'Plus', billingCycle: 12, startsAt: END, nextChargeAt: END },
    ],
    [
      'a plan for later, on an unknown day',
      aState.changing({ to: plus, renewsAt: NEXT }),
      { planName: 'Plus', billingCycle: 12, nextChargeAt: NEXT },
    ],
    [
      'a plan after the trial',
      aState.changing({ to: plus, at: END, during: 'trial' }),
      { planName: 'Plus', billingCycle: 12, startsAt: END, nextChargeAt: END, trialEndsAt: END },
    ],
    [
      'a free plan for later',
      aState.ending({ endsAt: END, after: { ...plus, planName: 'Lite', planCode: null, billingCycle: 0 } }),
      { planName: 'Lite', billingCycle: 0, startsAt: END },
    ],
    ['a free plan', { kind: 'free' }, {}],
    ['a plan that Apple bills', aState.apple({ paidUntil: NEXT }), {}],
    ['a plan that is paused', aState.paused(), {}],
    ['a plan whose state is unknown', aState.unknown(), {}],
  ])('has the plan and the dates of %s, and the prices as agreed', (_what, state, shown) => {
    const found = aSubscription({ state });
    const agreed = { ...receipt, planName: 'Premium', billingCycle: 24, startsAt: END, nextChargeAt: END };
    const { next: _of, ...told } = shownReceipt({ receipt: agreed, keeps: false }, found);
    expect(told).toEqual({ ...agreed, ...now, ...shown });
  });
});

describe('what confirms a change', () => {
  const held = aSubscription({ state: aState.ending({ endsAt: END }) });
  const before = subscriptionsBefore([held]);
  const keep: RequestedChange = { ...order, keeps: true };

  test.each<[string, RequestedChange, LiveState, boolean]>([
    ['an order, the plan that goes on again', keep, aState.running(), true],
    ['an order, the trial that goes on again', keep, aState.trial(), true],
    ['not an order, a plan that still ends', keep, aState.ending({ endsAt: NEXT }), false],
    [
      'an order of a free plan, a plan that now ends',
      { ...order, toPlanId: 'free', toPlanCode: 'lite' },
      aState.ending(),
      false,
    ],
    ['a cancellation, a plan that ends', cancel(), aState.ending(), true],
    ['a cancellation, a plan that is free', cancel(), { kind: 'free' }, true],
    ['not a cancellation, a plan that changes', cancel(), aState.changing(), false],
    ['not a cancellation, a plan that is paused', cancel(), aState.paused(), false],
    ['a cancellation, a paused plan that ends', cancel(), aState.paused({ at: null }), true],
    ['a cancellation, a plan in an unknown state that ends', cancel(), aState.unknown({ at: END }), true],
  ])('%s: %#', (_what, wanted, state, isShown) => {
    const found = { ...held, state };
    expect(confirmedBy({ wanted, before }, [found], planCodes)).toBe(isShown ? found : undefined);
  });

  it('an order of a free plan is confirmed by a plan that now ends, and did not before', () => {
    const running = aSubscription({ state: aState.running({ renewsAt: END }) });
    const wanted: RequestedChange = { ...order, toPlanId: 'free', toPlanCode: 'lite' };
    const change = { wanted, before: subscriptionsBefore([running]) };
    expect(confirmedBy(change, [held], planCodes)).toBe(held);
    expect(confirmedBy(change, [running], planCodes)).toBeUndefined();
  });

  it('a migration is confirmed by the subscription of its answer, and by nothing without an answer', () => {
    const migrated = aSubscription({ id: 'sub-9', planId: 'plan-30' });
    const by = (wanted: RequestedChange) => confirmedBy({ wanted, before: {} }, [held, migrated], planCodes);
    expect(by({ kind: 'migrate', onto })).toBe(migrated);
    expect(by({ kind: 'migrate', onto: { ...onto, planId: 'plan-60' } })).toBeUndefined();
    expect(by({ kind: 'migrate', onto: null })).toBeUndefined();
  });
});
