import { describe, expect, it, test } from 'vitest';
import { aDevice, aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { PlanChangeIntent } from '../plans/plan-change.ts';
import { checkoutChange } from './checkout-change.ts';

const rules = {
  flow: 'portal',
  downgradeComparesNames: false,
  freeHistoryHours: 24,
  planCodes,
} as const;
const devices = ['a', 'b', 'c'].map((id) => aDevice(id));
const pro = aSubscription({ deviceIds: ['c'] });
const plus = aPlan({ id: 'plus', code: 'plus_m', billingOrder: 30, deviceQuantity: 2 });
const basic = aPlan({ id: 'basic', code: 'basic_m', billingOrder: 5, deviceQuantity: 2 });
const account = {
  subscriptions: [pro],
  available: [aPlan(), plus, basic],
  devices,
  billing: undefined,
};
const begun: PlanChangeIntent = {
  toPlanCode: 'plus_m',
  toPlanId: 'plus',
  fromSubscriptionId: 'sub-1',
  deviceIds: ['a'],
  promoCodes: ['save10'],
  step: 'orderSummary',
};

it('a checkout covers as many devices as the plan does, those covered today first', () => {
  expect(checkoutChange(account, 'plus', undefined, rules)).toEqual({
    kind: 'change',
    change: {
      toPlanCode: 'plus_m',
      toPlanId: 'plus',
      fromSubscriptionId: 'sub-1',
      deviceIds: ['c', 'a'],
      promoCodes: [],
      step: 'billing',
    },
  });
});

describe('a change that was begun on the chooser', () => {
  it('is bought as it is', () => {
    expect(checkoutChange(account, 'plus', begun, rules)).toEqual({ kind: 'change', change: begun });
  });

  test.each<[string, Partial<PlanChangeIntent>]>([
    ['is of another subscription', { fromSubscriptionId: 'sub-2' }],
    ['waits for its devices', { step: 'devices' }],
    ['has more devices than the plan covers', { deviceIds: ['a', 'b', 'c'] }],
    ['has a device that the account has no more', { deviceIds: ['gone'] }],
  ])('is made anew where it %s', (_what, changes) => {
    expect(checkoutChange(account, 'plus', { ...begun, ...changes }, rules)).toMatchObject({
      change: { fromSubscriptionId: 'sub-1', deviceIds: ['c', 'a'] },
    });
  });

  it('has been confirmed there', () => {
    const smaller = { ...begun, toPlanCode: 'basic_m', toPlanId: 'basic' };
    expect(checkoutChange(account, 'basic', smaller, rules)).toEqual({ kind: 'change', change: smaller });
  });
});

test.each([
  ['the plan is smaller', 'basic', '/plans?planId=basic&confirm=1'],
  ['the account has the plan', 'plan-pro', '/plans?planId=plan-pro&notice=current'],
  ['the plan is not on sale', 'gone', '/plans?notice=notOffered'],
])('leads to the chooser where %s', (_what, planId, to) => {
  expect(checkoutChange(account, planId, undefined, rules)).toEqual({ kind: 'redirect', to });
});

it('says on the chooser that the account has a plan that is no longer sold', () => {
  const to = '/plans?planId=plan-pro&notice=current';
  expect(checkoutChange({ ...account, available: [plus] }, 'plan-pro', undefined, rules)).toEqual({
    kind: 'redirect',
    to,
  });
});
