import { describe, expect, it, test } from 'vitest';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { subscriptionVersion } from './account-change.ts';

const seen = aSubscription({ deviceIds: ['a', 'b'] });
const pendingChange = { planName: 'Lite', planCode: 'lite', billingCycle: 0, effectiveAtMs: 1 };

describe('the version of a subscription: a change with an outdated version is refused', () => {
  test.each([
    ['another plan', { planCode: 'pro_y' }],
    ['one device more', { deviceIds: ['a', 'b', 'c'] }],
    ['another device', { deviceIds: ['a', 'c'] }],
    ['no device', { deviceIds: [] }],
    ['a change that is pending', { pendingChange }],
  ])('%s is another version', (_what, changes) => {
    expect(subscriptionVersion({ ...seen, ...changes })).not.toBe(subscriptionVersion(seen));
  });

  it('a pending change to another plan is another version', () => {
    const other = { ...pendingChange, planName: 'Plus' };
    expect(subscriptionVersion({ ...seen, pendingChange: other })).not.toBe(
      subscriptionVersion({ ...seen, pendingChange }),
    );
  });

  it('devices in another order, or listed twice, are the same version', () => {
    expect(subscriptionVersion({ ...seen, deviceIds: ['b', 'a', 'b'] })).toBe(subscriptionVersion(seen));
  });

  it('is short, however many devices there are', () => {
    const deviceIds = Array.from({ length: 200 }, (_, at) => `camera-${at}`);
    expect(subscriptionVersion({ ...seen, deviceIds })).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  });

  it('differs for subscriptions that differ in two devices at once', () => {
    const sums = new Set(
      Array.from({ length: 500 }, (_, at) =>
        subscriptionVersion({ ...seen, deviceIds: [`c${at}`, `d${at}`] }),
      ),
    );
    expect(sums.size).toBe(500);
  });
});
