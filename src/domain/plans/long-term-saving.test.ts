import { expect, test } from 'vitest';
import { aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { longTermPrice, termSaving } from './long-term-saving.ts';

const usd = (minorUnits: number) => [{ currency: 'USD', minorUnits }];
const monthly = aPlan({ id: 'm', prices: usd(399) });
const yearly = (minorUnits: number, changes = {}) =>
  aPlan({ id: 'y', billingCycle: 12, prices: usd(minorUnits), ...changes });

test.each([
  ['a year for the price of ten months', yearly(3_999), [monthly], 334, 16],
  ['exactly ten percent less', yearly(1_080), [aPlan({ prices: usd(100) })], 90, 10],
  ['two years', yearly(8_999, { billingCycle: 24 }), [aPlan({ prices: usd(499) })], 375, 24],
  ['a year that costs as much', yearly(4_788), [monthly], 399, 0],
  ['a year that costs more', yearly(6_000), [monthly], 500, 0],
  ['a plan that is not sold by the month', yearly(3_999), [], 334, 0],
  [
    'a plan whose monthly namesake covers more devices',
    yearly(3_999),
    [aPlan({ ...monthly, deviceQuantity: 8 })],
    334,
    0,
  ],
  [
    'a plan whose monthly namesake keeps video longer',
    yearly(3_999),
    [aPlan({ ...monthly, retentionDays: 60 })],
    334,
    0,
  ],
  [
    'a plan whose monthly namesake is a legacy plan',
    yearly(3_999),
    [aPlan({ ...monthly, isLegacy: true })],
    334,
    0,
  ],
  [
    'a plan whose monthly namesake is hidden',
    yearly(3_999),
    [aPlan({ ...monthly, isVisible: false })],
    334,
    0,
  ],
  [
    'a plan whose monthly namesake has no price in the currency',
    yearly(3_999),
    [aPlan({ prices: [{ currency: 'EUR', minorUnits: 399 }] })],
    334,
    0,
  ],
])('%s', (_what, plan, plans, minorUnits, percentSaved) => {
  expect(longTermPrice(plan, plans, { currency: 'USD', planCodes })).toEqual({
    perMonth: { minorUnits, currency: 'USD' },
    percentSaved,
  });
});

test.each([
  ['a plan by the month', monthly],
  ['a free plan', yearly(0, { code: 'lite' })],
  ['a plan with a price of 0', yearly(0)],
  ['a plan priced in another currency', yearly(3_999, { prices: [{ currency: 'EUR', minorUnits: 1 }] })],
])('%s has no monthly price', (_what, plan) => {
  expect(longTermPrice(plan, [monthly], { currency: 'USD', planCodes })).toBeUndefined();
});

test.each([
  ['every plan saves as much', [yearly(3_999)], { percent: 16, isSame: true }],
  ['one saves more', [yearly(3_999), yearly(4_788)], { percent: 16, isSame: false }],
  ['none saves anything', [yearly(4_788)], undefined],
  ['no plan is of a long term', [monthly], undefined],
])('the plans of a term, where %s', (_what, plans, saving) => {
  expect(termSaving(plans, [monthly], { currency: 'USD', planCodes })).toEqual(saving);
});
