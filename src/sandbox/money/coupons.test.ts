import { describe, expect, it, test } from 'vitest';
import {
  couponOn,
  coupons,
  couponPlans,
  discounted,
  findCoupon,
  fitsDevices,
  redeemedFor,
  wireDuration,
} from './coupons.ts';
import { tierByCode } from '../world/tiers.ts';
import { brandOf } from '../world/world.fixture.ts';

const couponOf = (code: string) => {
  const coupon = coupons.find((each) => each.code === code);
  if (!coupon) throw new Error(`no coupon ${code}`);
  return coupon;
};

// The case of the letters is ignored.
test.each(['save10', 'SAVE10', 'Save10'])('%s is found', (code) => {
  expect(findCoupon(code, [])).toMatchObject({ at: 'answered', answer: { code: 'save10' } });
});

test.each([
  ['nope', [], 'couponNotFound'],
  ['', [], 'couponNotFound'],
  ['save10 ', [], 'couponNotFound'],
  ['used', [], 'couponUsedUp'],
  ['rightnow', [], 'couponNeedsImmediateChange'],
  ['broken', [], 'couponBroken'],
  ['Save10', ['save10'], 'couponUsedUp'],
])('%j is refused if %j is redeemed', (code, redeemed, refusal) => {
  expect(findCoupon(code, redeemed)).toEqual({ at: 'refused', code: refusal });
});

test.each([
  ['always15', 'geeni_premium_m', true],
  ['always15', 'geeni_premium_y', true],
  ['yearly20', 'geeni_premium_y', true],
  ['yearly20', 'geeni_premium_m', false],
])('%s, redeemed for another plan, is for %s too: %s', (code, planCode, isFor) => {
  const redeemed = { code, atMs: 0, charges: 1 };
  const target = tierByCode(brandOf('geeni'), planCode);
  expect(redeemedFor(target, redeemed)).toEqual(isFor ? redeemed : undefined);
  expect(redeemedFor(target, undefined)).toBeUndefined();
});

describe('discounted', () => {
  test.each([
    ['save10', 399, 'USD', 359],
    ['save10', 995, 'USD', 895],
    ['save10', 994, 'USD', 895],
    ['save10', 0, 'USD', 0],
    ['yearly20', 3999, 'USD', 3199],
    ['doorbell5', 799, 'USD', 299],
    ['doorbell5', 399, 'USD', 0],
    ['doorbell5', 900, 'JPY', 895],
  ])('%s reduces %i %s to %i', (code, price, currency, left) => {
    expect(discounted(price, currency, couponOf(code))).toBe(left);
  });

  it('does not change a price without a coupon', () => {
    expect(discounted(399, 'USD', null)).toBe(399);
  });
});

it('yearly20 applies to the yearly plans on sale, save10 to all plans', () => {
  const geeni = brandOf('geeni');
  expect(couponPlans(geeni, couponOf('yearly20'))).toEqual([
    'geeni_basic_y',
    'geeni_plus_y',
    'geeni_premium_y',
  ]);
  expect(couponPlans(geeni, couponOf('save10'))).toBeNull();
});

test.each([
  ['doorbell5', ['IC-110', 'DB-200'], true],
  ['doorbell5', ['IC-110'], false],
  ['doorbell5', [], false],
  ['save10', [], true],
])('%s applies to devices %j: %s', (code, models, fits) => {
  expect(fitsDevices(couponOf(code), models)).toBe(fits);
});

// As at Recurly: `single_use` applies to the first charge, and a temporal coupon expires on its day.
test.each([
  ['save10', 0, '2026-12-31', true],
  ['save10', 1, '2026-12-31', false],
  ['always15', 40, '2030-01-01', true],
  ['quarter25', 1, '2027-02-28', true],
  ['quarter25', 2, '2027-03-01', false],
])('%s after %i charges applies on %s: %s', (code, charges, day, isOn) => {
  const redeemed = { code, atMs: Date.UTC(2026, 11, 1), charges };
  expect(couponOn(redeemed, Date.parse(day)) !== null).toBe(isOn);
});

test.each([
  ['save10', { duration: 'single_use' }],
  ['always15', { duration: 'forever' }],
  ['quarter25', { duration: 'temporal', temporal_amount: 3, temporal_unit: 'month' }],
])('%s has the duration %j', (code, said) => {
  expect(wireDuration(couponOf(code))).toEqual(said);
});
