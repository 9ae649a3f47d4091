import { describe, expect, it, test } from 'vitest';
import { aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { canKeep, isKept, keepIntent, keptPlan, listedPreview } from './kept-plan.ts';

const END = Date.UTC(2027, 0, 3);
const pendingChange = { planName: 'Lite', planCode: null, billingCycle: 0, effectiveAtMs: END };
const ending = aSubscription({ pendingChange, deviceIds: ['1', 'sold', '1', '2'] });

test.each([
  ['a plan that ends', {}, true, false],
  [
    'a plan that changes',
    { pendingChange: { ...pendingChange, planCode: 'pro_y', billingCycle: 12 } },
    true,
    false,
  ],
  ['a plan without a pending change', { pendingChange: null }, false, true],
  ['a plan that Apple bills', { biller: 'apple' as const }, false, false],
  ['a free plan', { plan: { code: 'lite' } }, false, false],
  ['a free plan without a pending change', { plan: { code: 'lite' }, pendingChange: null }, false, false],
])('%s can be kept: %s, is already kept: %s', (_what, changes, can, is) => {
  const subscription = aSubscription({ pendingChange, ...changes });
  expect([canKeep(subscription, planCodes), isKept(subscription, planCodes)]).toEqual([can, is]);
});

it('orders the same plan again with the devices the account still owns', () => {
  expect(keepIntent(ending, [{ id: '1' }, { id: '2' }, { id: '3' }])).toEqual({
    toPlanId: 'plan-pro',
    toPlanCode: 'pro_m',
    fromSubscriptionId: 'sub-1',
    deviceIds: ['1', '2'],
    promoCodes: [],
    step: 'orderSummary',
  });
});

describe('the plan to keep', () => {
  it('is the listed plan, or the subscription’s own where it is in no list', () => {
    const listed = aPlan();
    expect(keptPlan(ending, 'plan-pro', [listed], planCodes)).toBe(listed);
    expect(keptPlan(ending, 'plan-pro', [], planCodes)).toMatchObject({
      id: 'plan-pro',
      name: 'Pro',
      prices: [],
    });
  });

  it('is undefined where another plan is ordered, or without a pending change', () => {
    expect(keptPlan(ending, 'plan-other', [aPlan({ id: 'plan-other' })], planCodes)).toBeUndefined();
    expect(keptPlan({ ...ending, pendingChange: null }, 'plan-pro', [aPlan()], planCodes)).toBeUndefined();
  });
});

describe('the price of a plan to keep, from the list', () => {
  test.each([
    ['when it renews', { renewsAtMs: END - 1 }, END - 1],
    ['when its trial ends', { trialEndsAtMs: END - 2 }, END - 2],
    ['when the pending change would take effect', {}, END],
  ])('%s', (_when, changes, chargeDate) => {
    expect(listedPreview({ ...ending, ...changes }, aPlan(), 'AUD')).toEqual({
      currency: 'AUD',
      subTotal: 1_199,
      tax: 0,
      total: 1_199,
      chargeDate,
      trial: null,
    });
  });

  it('is undefined without a price or a date', () => {
    expect(listedPreview(ending, aPlan({ prices: [] }), 'USD')).toBeUndefined();
    const someday = { ...ending, pendingChange: { ...pendingChange, effectiveAtMs: null } };
    expect(listedPreview(someday, aPlan(), 'USD')).toBeUndefined();
  });
});
