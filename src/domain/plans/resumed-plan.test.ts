import { describe, expect, it, test } from 'vitest';
import { aPlan, aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { When } from '../../contracts/when.ts';
import type { LiveState } from './subscription-state.ts';
import { canResume, isResumed, resumeIntent, resumedPlan, listedPreview } from './resumed-plan.ts';

const END = Date.UTC(2027, 0, 3);
const lite = { planName: 'Lite', planCode: null, billingCycle: 0, effectiveAt: END };
const becomesFree = aState.ending({ endsAt: END, after: lite });
const ending = aSubscription({ state: becomesFree, deviceIds: ['1', 'sold', '1', '2'] });

test.each<[string, Parameters<typeof aSubscription>[0], boolean, boolean]>([
  ['a plan that ends', { state: aState.ending({ endsAt: END }) }, true, false],
  ['a plan that becomes free', { state: becomesFree }, true, false],
  ['a trial that ends', { state: aState.ending({ during: 'trial' }) }, true, false],
  ['a plan that changes', { state: aState.changing({ at: END }) }, true, false],
  ['a plan that goes on', {}, false, true],
  ['a trial', { state: aState.trial() }, false, true],
  ['a plan that is past due', { state: aState.pastDue({ renewsAt: END, nextCharge: null }) }, false, true],
  ['a plan that Apple bills', { state: aState.apple() }, false, false],
  ['a plan that is paused', { state: aState.paused() }, false, false],
  ['a plan whose change is confirmed', { state: { kind: 'updating' } }, false, false],
  ['a plan whose state is unknown', { state: aState.unknown() }, false, false],
  ['a free plan that is about to change', { plan: { code: 'lite' }, state: aState.changing() }, false, false],
  ['a free plan', { plan: { code: 'lite' }, state: { kind: 'free' } }, false, false],
])('%s can be kept: %s, is already kept: %s', (_what, changes, can, is) => {
  const subscription = aSubscription(changes);
  expect([canResume(subscription, planCodes), isResumed(subscription, planCodes)]).toEqual([can, is]);
});

it('orders the same plan again with the devices the account still owns', () => {
  expect(resumeIntent(ending, [{ id: '1' }, { id: '2' }, { id: '3' }])).toEqual({
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
    expect(resumedPlan(ending, 'plan-pro', [listed], planCodes)).toBe(listed);
    expect(resumedPlan(ending, 'plan-pro', [], planCodes)).toMatchObject({
      id: 'plan-pro',
      name: 'Pro',
      prices: [],
    });
  });

  it('is undefined where another plan is ordered, or where the plan goes on', () => {
    expect(resumedPlan(ending, 'plan-other', [aPlan({ id: 'plan-other' })], planCodes)).toBeUndefined();
    expect(
      resumedPlan({ ...ending, state: aState.running() }, 'plan-pro', [aPlan()], planCodes),
    ).toBeUndefined();
  });
});

describe('the price of a plan to keep, from the list', () => {
  test.each<[string, LiveState, When]>([
    ['when it would end', aState.ending({ endsAt: END - 1 }), END - 1],
    ['when it would end, on a calendar day', aState.ending({ endsAt: '2027-01-03' }), '2027-01-03'],
    ['when its trial ends', aState.ending({ endsAt: END - 2, during: 'trial' }), END - 2],
    ['when the pending change would take effect', aState.changing({ at: END }), END],
    [
      'when it renews, where the day of the change is unknown',
      aState.changing({ renewsAt: END - 1 }),
      END - 1,
    ],
  ])('%s', (_when, state, chargeDate) => {
    expect(listedPreview({ state }, aPlan(), 'AUD')).toEqual({
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
    expect(listedPreview({ state: aState.ending({ after: lite }) }, aPlan(), 'USD')).toBeUndefined();
    expect(listedPreview({ state: aState.paused() }, aPlan(), 'USD')).toBeUndefined();
  });
});
