import { describe, expect, test } from 'vitest';
import {
  type AnyDay,
  aPlan,
  aState,
  aSubscription,
  planCodes,
} from '../../../tests/support/platform-fixtures.ts';
import type { LiveState } from './subscription-state.ts';
import { canCancel, isCancelled, planAfterCancel, remainingTime } from './cancellation.ts';

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
