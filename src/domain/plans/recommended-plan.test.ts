import { describe, expect, test } from 'vitest';
import { aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { cheapestFor, recommendedPlan } from './recommended-plan.ts';

const usd = (minorUnits: number) => [{ minorUnits, currency: 'USD' }];
const plans = [
  aPlan({ id: 'ten', deviceQuantity: 10, prices: usd(1_299) }),
  aPlan({ id: 'one', deviceQuantity: 1, prices: usd(299), retentionDays: 7 }),
  aPlan({ id: 'five', deviceQuantity: 5, prices: usd(799) }),
  aPlan({ id: 'lite', code: 'lite', deviceQuantity: 20, billingCycle: 0, prices: [] }),
  aPlan({ id: 'hidden', deviceQuantity: 20, isVisible: false, prices: usd(99) }),
  aPlan({ id: 'legacy', deviceQuantity: 20, isLegacy: true, prices: usd(99) }),
  aPlan({ id: 'yearly', deviceQuantity: 20, billingCycle: 12, prices: usd(9_999) }),
];
const week = { code: 'small_m', billingCycle: 1, retentionDays: 7 };
const free = { code: 'lite', billingCycle: 0, retentionDays: 1 };
const rule = { currency: 'USD', planCodes, freeHistoryHours: 2 };

describe('the cheapest plan that covers so many cameras', () => {
  test.each([
    [0, 'one'],
    [1, 'one'],
    [2, 'five'],
    [5, 'five'],
    [6, 'ten'],
    [11, undefined],
  ])('%i, monthly: %s', (cameras, id) => {
    expect(recommendedPlan(plans, week, { ...rule, cameras, term: 'monthly' })?.id).toBe(id);
  });

  test('is of the term that is asked for', () => {
    expect(recommendedPlan(plans, free, { ...rule, cameras: 3, term: 'yearly' })?.id).toBe('yearly');
  });

  test('never keeps video for a shorter time than the plan of today', () => {
    const month = { ...week, retentionDays: 30 };
    expect(recommendedPlan(plans, month, { ...rule, cameras: 1, term: 'monthly' })?.id).toBe('five');
    expect(
      recommendedPlan(plans, { ...month, retentionDays: 60 }, { ...rule, cameras: 1, term: 'monthly' }),
    ).toBeUndefined();
  });
});

describe('the cheapest of sorted plans for so many cameras', () => {
  const [one, five, ten] = ['one', 'five', 'ten'].flatMap((id) => plans.filter((plan) => plan.id === id));
  const sorted = [one, five, ten].flatMap((plan) => plan ?? []);
  const gratis = aPlan({ id: 'gratis', billingCycle: 0, deviceQuantity: 2, prices: [] });
  const inYen = aPlan({ id: 'yen', deviceQuantity: 5, prices: [{ minorUnits: 100, currency: 'JPY' }] });
  test.each<[string, readonly Plan[], number, string | undefined]>([
    ['none without a camera', sorted, 0, undefined],
    ['the first that covers one', sorted, 1, 'one'],
    ['the first that covers two', sorted, 2, 'five'],
    ['the first that covers ten', sorted, 10, 'ten'],
    ['none for eleven', sorted, 11, undefined],
    ['one that is never charged comes first', [...sorted, gratis], 2, 'gratis'],
    ['unless it covers too few', [...sorted, gratis], 3, 'five'],
    ['none where the prices are in two currencies', [inYen, ...sorted], 2, undefined],
    ['one of these, where the other covers too few', [inYen, ...sorted], 6, 'ten'],
  ])('%s', (_, among, cameras, id) => {
    expect(cheapestFor(among, cameras, 'JPY')?.id).toBe(id);
  });
});
