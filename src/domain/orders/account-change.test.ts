import { describe, expect, it, test } from 'vitest';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { subscriptionVersion } from './account-change.ts';

const seen = aSubscription({ deviceIds: ['a', 'b'] });
const pendingChange = { planName: 'Lite', planCode: 'lite', billingCycle: 0, effectiveAtMs: 1 };

describe('what a move rests on: a move whose version no longer holds is not made', () => {
  test.each([
    ['another plan', { planCode: 'pro_y' }],
    ['one device more', { deviceIds: ['a', 'b', 'c'] }],
    ['another device', { deviceIds: ['a', 'c'] }],
    ['no device', { deviceIds: [] }],
    ['a change that is pending', { pendingChange }],
  ])('%s is another version', (_what, changes) => {
    expect(subscriptionVersion({ ...seen, ...changes })).not.toBe(subscriptionVersion(seen));
  });

  it('so is a change to another plan', () => {
    const other = { ...pendingChange, planName: 'Plus' };
    expect(subscriptionVersion({ ...seen, pendingChange: other })).not.toBe(
      subscriptionVersion({ ...seen, pendingChange }),
    );
  });

  it('the order in which devices are listed, and one that is listed twice, are not', () => {
    expect(subscriptionVersion({ ...seen, deviceIds: ['b', 'a', 'b'] })).toBe(subscriptionVersion(seen));
  });

  it('is short, whatever it is made of', () => {
    const deviceIds = Array.from({ length: 200 }, (_, at) => `camera-${at}`);
    expect(subscriptionVersion({ ...seen, deviceIds })).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  });

  it('tells apart what differs in two places at once', () => {
    const sums = new Set(
      Array.from({ length: 500 }, (_, at) =>
        subscriptionVersion({ ...seen, deviceIds: [`c${at}`, `d${at}`] }),
      ),
    );
    expect(sums.size).toBe(500);
  });
});
