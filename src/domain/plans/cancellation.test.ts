import { describe, expect, test } from 'vitest';
import { aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { canCancel, planAfterCancel, remainingTime } from './cancellation.ts';

const DAY_MS = 86_400_000;
const to = (planCode: string, billingCycle = 1) => ({
  pendingChange: { planName: 'Next', planCode, billingCycle, effectiveAtMs: DAY_MS },
});

describe('a person may cancel only a paid plan, at a brand that has Cancel Plan', () => {
  test.each([
    ['a paid plan', aSubscription(), true],
    ['a trial', aSubscription({ trialEndsAtMs: DAY_MS }), true],
    ['billing order 0', aSubscription({ plan: { billingOrder: 0 } }), false],
    ['billing order below 0', aSubscription({ plan: { billingOrder: -1 } }), false],
    ['billed by Apple', aSubscription({ biller: 'apple' }), false],
    ['a free plan', aSubscription({ plan: { code: 'otis_essential_4_m' } }), false],
    ['a free plan by its own code', aSubscription({ planCode: 'no_plan' }), false],
    ['pending to a lower paid plan', aSubscription(to('basic_m')), true],
    ['pending to a free plan by its code', aSubscription(to('no_plan')), false],
    ['pending to a plan without a cycle', aSubscription(to('anything', 0)), false],
  ])('%s: %s', (_what, subscription, may) => {
    expect(canCancel(subscription, { cancelPlan: true }, planCodes)).toBe(may);
    expect(canCancel(subscription, { cancelPlan: false }, planCodes)).toBe(false);
  });
});

describe('how long a cancelled plan still runs', () => {
  const now = 10 * DAY_MS;
  test.each([
    [
      { trialEndsAtMs: 20 * DAY_MS, renewsAtMs: 25 * DAY_MS },
      { during: 'trial', untilMs: 20 * DAY_MS },
    ],
    [
      { trialEndsAtMs: DAY_MS, renewsAtMs: 25 * DAY_MS },
      { during: 'paidPeriod', untilMs: 25 * DAY_MS },
    ],
    [{ expiresAtMs: 12 * DAY_MS }, { during: 'paidPeriod', untilMs: 12 * DAY_MS }],
    [{}, { during: 'paidPeriod', untilMs: null }],
  ] as const)('%j: %j', (dates, remaining) => {
    expect(remainingTime(aSubscription(dates), now)).toEqual(remaining);
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
