import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aDevice, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { mergedSubscriptions } from './merged-subscriptions.ts';

function subscribed(
  id: string,
  planId: string,
  code: string,
  devices: string[],
  paidPlanCode: string | null = null,
) {
  return aSubscription({
    id,
    planId,
    plan: { code },
    paidPlanCode,
    deviceIds: devices,
    devices: devices.map((device) => aDevice(device)),
  });
}

describe('the merge rule', () => {
  it('moves the devices of free subscriptions to one plan onto the first', () => {
    const merged = mergedSubscriptions(
      [subscribed('one', 'free', 'lite', ['a']), subscribed('two', 'free', 'lite', ['b', 'c'])],
      planCodes,
    );
    expect(merged.map(({ id }) => id)).toEqual(['one']);
    expect(merged[0]?.deviceIds).toEqual(['a', 'b', 'c']);
    expect(merged[0]?.devices.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('moves them onto the one with a paid plan code where there is one', () => {
    const merged = mergedSubscriptions(
      [subscribed('one', 'free', 'lite', ['a']), subscribed('two', 'free', 'lite', ['b'], 'lite_paid')],
      planCodes,
    );
    expect(merged.map(({ id }) => id)).toEqual(['two']);
    expect(merged[0]?.deviceIds).toEqual(['a', 'b']);
  });

  test.each([
    ['of different plans', 'lite', 'free-2'],
    ['of an excluded plan', 'pepper_lite', 'free'],
    ['of a paid plan', 'pro_m', 'free'],
  ])('leaves subscriptions %s alone', (_what, code, secondPlan) => {
    const subscriptions = [
      subscribed('one', 'free', code, ['a']),
      subscribed('two', secondPlan, code, ['b']),
    ];
    expect(mergedSubscriptions(subscriptions, planCodes)).toEqual(subscriptions);
  });

  it('keeps the order of the subscriptions', () => {
    const merged = mergedSubscriptions(
      [
        subscribed('paid', 'pro', 'pro_m', []),
        subscribed('free one', 'free', 'lite', []),
        subscribed('paid two', 'pro', 'pro_m', []),
        subscribed('free two', 'free', 'lite', []),
      ],
      planCodes,
    );
    expect(merged.map(({ id }) => id)).toEqual(['paid', 'free one', 'paid two']);
  });

  it('leaves a single subscription as it is, even with a repeated device', () => {
    const alone = { ...subscribed('one', 'free', 'lite', ['a']), deviceIds: ['a', 'a'] };
    expect(mergedSubscriptions([alone], planCodes)).toEqual([alone]);
  });

  it('returns nothing for an account without subscriptions', () => {
    expect(mergedSubscriptions([], planCodes)).toEqual([]);
  });
});

describe('merging any subscriptions', () => {
  const deviceIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
  const some = fc
    .array(
      fc.record({
        planId: fc.constantFrom('1', '2', 'own:0', '__proto__'),
        code: fc.constantFrom('lite', 'no_plan', 'pepper_lite', 'pro_m', 'notion_lite'),
        paid: fc.constantFrom(null, 'paid'),
        deviceIds,
      }),
      { maxLength: 8 },
    )
    .map((rows) =>
      rows.map((row, at) => subscribed(String(at), row.planId, row.code, row.deviceIds, row.paid)),
    );

  it('loses no device and lists none twice on one plan', () => {
    fc.assert(
      fc.property(some, (subscriptions) => {
        const merged = mergedSubscriptions(subscriptions, planCodes);
        for (const { planId, deviceIds: ids, devices } of merged) {
          expect(new Set(ids).size).toBe(ids.length);
          expect(devices.map(({ id }) => id)).toEqual(ids);
          const covered = (all: typeof merged) =>
            new Set(all.filter((each) => each.planId === planId).flatMap((each) => each.deviceIds));
          expect(covered(merged)).toEqual(covered(subscriptions));
        }
        const plans = (all: typeof merged) => new Set(all.map((each) => each.planId));
        expect(plans(merged)).toEqual(plans(subscriptions));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(some, (subscriptions) => {
        const merged = mergedSubscriptions(subscriptions, planCodes);
        expect(mergedSubscriptions(merged, planCodes)).toEqual(merged);
      }),
    );
  });
});
