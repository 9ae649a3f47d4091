import { describe, expect, test } from 'vitest';
import { aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { canCancel } from './cancellation.ts';
import { canChooseDevices, planMenu } from './plan-menu.ts';

type Changes = Parameters<typeof aSubscription>[0];
const next = { planName: 'Next', planCode: 'lite', billingCycle: 0, effectiveAt: 1 };
const becomes = (planCode: string | null): Changes => ({
  state: aState.ending({ endsAt: 1, after: { ...next, planCode } }),
});

describe('the three-dot menu of a plan', () => {
  test.each<[string, Changes, ReturnType<typeof planMenu>]>([
    ['a paid plan', {}, { manageDevices: true, cancelPlan: true }],
    ['a plan that Apple bills: dots hidden', { state: aState.apple() }, undefined],
    ['a trial', { state: aState.trial({ endsAt: 1 }) }, { manageDevices: true, cancelPlan: true }],
    [
      'a plan that is past due',
      { state: aState.pastDue({ renewsAt: 1, nextCharge: null }) },

      { manageDevices: true, cancelPlan: true },
    ],
    ['a plan that is paused', { state: aState.paused() }, { manageDevices: false, cancelPlan: true }],
    [
      'a plan whose state is unknown',
      { state: aState.unknown() },

      { manageDevices: false, cancelPlan: true },
    ],
    ['a plan whose change is confirmed: dots hidden', { state: { kind: 'updating' } }, undefined],
    [
      'a code of the free list',
      { plan: { code: 'lite', billingCycle: 0, billingOrder: 0 }, state: { kind: 'free' } },

      undefined,
    ],
    [
      'a free plan without devices',
      { plan: { code: 'no_plan', billingCycle: 0, billingOrder: 0, deviceQuantity: 0 } },

      undefined,
    ],
    ['a pending change to a free plan', becomes('lite'), { manageDevices: true, cancelPlan: false }],
    [
      'a pending change to a free plan without a code',
      becomes(null),

      { manageDevices: true, cancelPlan: false },
    ],
    [
      'a pending change to another paid plan',
      { state: aState.changing({ at: 1 }) },

      { manageDevices: true, cancelPlan: true },
    ],
    ['a billing order of 0', { plan: { billingOrder: 0 } }, { manageDevices: true, cancelPlan: false }],
    [
      'a paid plan that covers no device',
      { plan: { deviceQuantity: 0 } },

      { manageDevices: false, cancelPlan: true },
    ],
    [
      'a plan that is never charged, though its code is in no list',
      { plan: { code: 'gift', billingCycle: 0 }, state: { kind: 'free' } },

      undefined,
    ],
    ['a code of the free list that has a cycle', { plan: { code: 'lite', billingCycle: 1 } }, undefined],
    [
      'a plan that expires',
      { state: aState.ending({ endsAt: 1 }) },

      { manageDevices: true, cancelPlan: false },
    ],
  ])('%s', (_what, changes, menu) => {
    const subscription = aSubscription(changes);
    expect(planMenu(subscription, planCodes)).toEqual(menu);
    expect(canCancel(subscription, planCodes)).toBe(menu?.cancelPlan ?? false);
    // The page behind the menu must allow it.
    if (menu?.manageDevices) expect(canChooseDevices(subscription, planCodes)).toBe(true);
  });
});

test.each<[string, Changes, boolean]>([
  ['a paid plan', {}, true],
  ['a free plan with room for some', { plan: { code: 'lite', billingCycle: 0, deviceQuantity: 2 } }, true],
  ['a free plan without room', { plan: { code: 'lite', billingCycle: 0, deviceQuantity: 0 } }, false],
  ['no plan', { plan: { code: 'no_plan', billingCycle: 0, deviceQuantity: 2 } }, false],
  ['a free plan in no other state', { plan: { code: 'lite' }, state: { kind: 'free' } }, true],
  ['a plan that ends', { state: aState.ending() }, true],
  ['a plan that changes', { state: aState.changing() }, true],
  ['a plan that Apple bills', { state: aState.apple() }, false],
  ['a plan that is paused', { state: aState.paused() }, false],
  ['a plan whose change is confirmed', { state: { kind: 'updating' } }, false],
  ['a plan whose state is unknown', { state: aState.unknown() }, false],
])('the devices of %s can be chosen: %s', (_what, changes, can) => {
  expect(canChooseDevices(aSubscription(changes), planCodes)).toBe(can);
});
