import { describe, expect, test } from 'vitest';
import {
  type AnyDay,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from './subscription-state.ts';
import {
  canCancel,
  isCancelled,
  lowerPlan,
  planAfterCancel,
  planToCancel,
  remainingTime,
} from './cancellation.ts';

const DAY_MS = 86_400_000;
const next = { planName: 'Next', planCode: 'basic_m', billingCycle: 1, effectiveAt: DAY_MS };
const inState = (state: LiveState) => aSubscription({ state });

describe('a person may cancel only a paid plan, at a brand that has Cancel Plan', () => {
  test.each([
    ['a paid plan', aSubscription(), true],
    ['a trial', inState(aState.trial({ endsAt: DAY_MS })), true],
    ['billing order 0', aSubscription({ plan: { billingOrder: 0 } }), false],
    ['billing order below 0', aSubscription({ plan: { billingOrder: -1 } }), false],
    ['a plan that is past due', inState(aState.pastDue({ renewsAt: DAY_MS, nextCharge: null })), true],
    ['a plan that is paused', inState(aState.paused()), true],
    ['a plan whose state is unknown', inState(aState.unknown()), true],
    ['a paused plan that is cancelled', inState(aState.paused({ at: null })), false],
    ['a plan whose state is unknown and that is cancelled', inState(aState.unknown({ at: 1 })), false],
    ['a plan whose change is confirmed', inState({ kind: 'updating' }), false],
    ['a plan that ends anyway', inState(aState.ending({ endsAt: DAY_MS })), false],
    ['billed by Apple', inState(aState.apple()), false],
    ['a free plan', aSubscription({ plan: { code: 'otis_essential_4_m' } }), false],
    ['a plan for which nothing is charged', inState({ kind: 'free' }), false],
    ['pending to a lower paid plan', inState(aState.changing({ to: next, at: DAY_MS })), true],
    [
      'pending to a free plan',
      inState(aState.ending({ endsAt: DAY_MS, after: { ...next, planCode: 'no_plan' } })),
      false,
    ],
  ])('%s: %s', (_what, subscription, may) => {
    expect(canCancel(subscription, planCodes)).toBe(may);
  });
});

describe('how long a cancelled plan still runs', () => {
  test.each<[string, LiveState, AnyDay<ReturnType<typeof remainingTime>>]>([
    [
      'until the end of the trial',
      aState.trial({ endsAt: 20 * DAY_MS }),
      { during: 'trial', endsAt: 20 * DAY_MS },
    ],
    [
      'until the plan would renew',
      aState.running({ renewsAt: 25 * DAY_MS }),
      { during: 'paidPeriod', endsAt: 25 * DAY_MS },
    ],
    ['until it ends', aState.ending({ endsAt: 12 * DAY_MS }), { during: 'paidPeriod', endsAt: 12 * DAY_MS }],
    ['until an unknown day', aState.running(), { during: 'paidPeriod', endsAt: null }],
    ['until an unknown day, where it is paused', aState.paused(), { during: 'paidPeriod', endsAt: null }],
    [
      'until an unknown day, where its state is unknown',
      aState.unknown(),
      { during: 'paidPeriod', endsAt: null },
    ],
  ])('%s', (_what, state, remaining) => {
    expect(remainingTime({ state })).toEqual(remaining);
  });
});

describe('a plan that is cancelled already', () => {
  test.each<[string, LiveState, boolean]>([
    ['ends', aState.ending(), true],
    ['is free', { kind: 'free' }, true],
    ['is in its trial', aState.trial(), false],
    ['runs', aState.running(), false],
    ['is past due', aState.pastDue({ renewsAt: null, nextCharge: null }), false],
    ['changes to another charged plan', aState.changing(), false],
    ['is billed by Apple', aState.apple(), false],
    ['is paused', aState.paused(), false],
    ['is paused and ends', aState.paused({ at: null }), true],
    ['waits for a change', { kind: 'updating' }, false],
    ['is in an unknown state', aState.unknown(), false],
    ['is in an unknown state and ends', aState.unknown({ at: null }), true],
  ])('a plan that %s: %s', (_what, state, is) => {
    expect(isCancelled({ state })).toBe(is);
  });
});

describe('the plan of an account after its plan was cancelled', () => {
  const paid = aPlan({ code: 'pro_m', isDefault: false, isVisible: true });
  const none = aPlan({ code: 'no_plan', billingCycle: 0, isDefault: true, isVisible: false });
  const basic = aPlan({ code: 'basic', billingCycle: 0, isDefault: false, isVisible: true });
  const hidden = aPlan({ code: 'lite', billingCycle: 0, isDefault: false, isVisible: false });
  test.each([
    ['is the free plan on sale, even where another free plan is the default', [none, paid, basic], basic],
    ['is the default free plan where none is on sale', [paid, hidden, none], none],
    ['is never a plan that is charged', [paid], undefined],
    ['is never a free plan that is neither on sale nor the default', [paid, hidden], undefined],
  ])('%s', (_what, plans, found) => {
    expect(planAfterCancel(plans, planCodes)).toBe(found);
  });
});

describe('the plan that Cancel Plan is about', () => {
  const pro = aSubscription({ id: 'pro' });
  const plus = aSubscription({ id: 'plus' });
  const free = aSubscription({ id: 'free', state: { kind: 'free' } });
  const apple = aSubscription({ id: 'apple', state: aState.apple() });
  test.each([
    ['the only one that can be cancelled', [free, pro, apple], null, { kind: 'plan', subscription: pro }],
    ['none, where several can be cancelled', [pro, plus], null, { kind: 'none' }],
    ['the one that the address names', [pro, plus], 'plus', { kind: 'plan', subscription: plus }],
    ['none, where the address names a free one', [pro, free], 'free', { kind: 'none' }],
    ['none, where the address names none of the account', [pro, apple], 'other', { kind: 'none' }],
    ['a store’s, where only a store bills', [free, apple], null, { kind: 'store' }],
    ['a store’s, where the address names it', [pro, apple], 'apple', { kind: 'store' }],
    ['none, where nothing is charged', [free], null, { kind: 'none' }],
    ['none, where there is no plan', [], null, { kind: 'none' }],
  ])('%s', (_what, subscriptions, requestedId, expected) => {
    expect(planToCancel(subscriptions, requestedId, planCodes)).toEqual(expected);
  });
});

describe('the plan that Cancel Plan suggests instead of Pro', () => {
  const pro = aSubscription();
  const plan = (id: string, billingOrder: number, changes: Partial<ReturnType<typeof aPlan>> = {}) =>
    aPlan({ id, code: `${id}_m`, billingOrder, isVisible: true, isLegacy: false, ...changes });
  const [basic, plus, large] = [plan('basic', 5), plan('plus', 10), plan('large', 30)];
  test.each([
    ['is the lowest one below it', [large, plus, basic], basic],
    ['is never a plan above it, or of its rank', [large, plan('same', 20)], undefined],
    ['is never of another billing cycle', [plan('yearly', 5, { billingCycle: 12 }), plus], plus],
    ['is never a hidden one', [plan('hidden', 5, { isVisible: false }), plus], plus],
    ['is never one of an earlier catalogue', [plan('legacy', 5, { isLegacy: true }), plus], plus],
    ['is never a free one', [plan('free', 1, { code: 'no_plan' }), plus], plus],
  ])('%s', (_what, available, expected) => {
    expect(lowerPlan(pro, available, planCodes)).toBe(expected);
  });

  test('is never the one that follows anyway', () => {
    const to = { planName: 'Basic', planCode: 'basic_m', billingCycle: 1, effectiveAt: null };
    expect(lowerPlan(inState(aState.changing({ to })), [basic, plus], planCodes)).toBe(plus);
  });

  test('is none, where the state of the plan allows no order', () => {
    expect(lowerPlan(inState(aState.paused()), [basic], planCodes)).toBeUndefined();
  });
});
