import { describe, expect, it, test } from 'vitest';
import { changeName } from './order-draft.ts';

const change = {
  toPlanCode: 'pro_m',
  toPlanId: 'plan-pro',
  fromSubscriptionId: 'sub-1',
  deviceIds: ['a', 'b'],
  promoCodes: [],
  step: 'orderSummary',
} as const;
const named = (changes: object = {}) =>
  changeName({ ...change, deviceIds: [...change.deviceIds], promoCodes: [], ...changes });

describe('another plan change is another order with another key', () => {
  test.each([
    ['another plan', { toPlanId: 'plan-max' }],
    ['another subscription', { fromSubscriptionId: 'sub-2' }],
    ['no subscription to change from', { fromSubscriptionId: null }],
    ['another device', { deviceIds: ['a', 'c'] }],
    ['one device less', { deviceIds: ['a'] }],
  ])('%s', (_what, changes) => {
    expect(named(changes)).not.toBe(named());
  });

  it('the same devices in another order, a promo code or another step are the same order', () => {
    expect(named({ deviceIds: ['b', 'a'] })).toBe(named());
    expect(named({ promoCodes: ['save10'], step: 'billing' })).toBe(named());
  });
});
