import { describe, expect, it, test } from 'vitest';
import { aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { basisOf } from './account-change.ts';

const seen = aSubscription({ deviceIds: ['a', 'b'] });
const pendingChange = { planName: 'Lite', planCode: 'lite', billingCycle: 0, effectiveAtMs: 1 };

describe('what a move rests on: a move whose basis no longer holds is not made (design section 3, Money)', () => {
  test.each([
    ['another plan', { planCode: 'pro_y' }],
    ['one device more', { deviceIds: ['a', 'b', 'c'] }],
    ['another device', { deviceIds: ['a', 'c'] }],
    ['no device', { deviceIds: [] }],
    ['a change that is pending', { pendingChange }],
  ])('%s is another basis', (_what, changes) => {
    expect(basisOf({ ...seen, ...changes })).not.toBe(basisOf(seen));
  });

  it('so is a change to another plan', () => {
    const other = { ...pendingChange, planName: 'Plus' };
    expect(basisOf({ ...seen, pendingChange: other })).not.toBe(basisOf({ ...seen, pendingChange }));
  });

  it('the order in which devices are listed, and one that is listed twice, are not', () => {
    expect(basisOf({ ...seen, deviceIds: ['b', 'a', 'b'] })).toBe(basisOf(seen));
  });

  it('is short, whatever it is made of', () => {
    const deviceIds = Array.from({ length: 200 }, (_, at) => `camera-${at}`);
    expect(basisOf({ ...seen, deviceIds })).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
  });

  it('tells apart what differs in two places at once', () => {
    const sums = new Set(
      Array.from({ length: 500 }, (_, at) => basisOf({ ...seen, deviceIds: [`c${at}`, `d${at}`] })),
    );
    expect(sums.size).toBe(500);
  });
});
