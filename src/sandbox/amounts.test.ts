import { expect, test } from 'vitest';
import { amountsOf, taxOn } from './amounts.ts';
import { coupons } from './coupons.ts';
import { brandOf } from './world.fixture.ts';

// "One brand adds tax to the displayed recurring charge" (spec section 5): notion, 8 % rounded half up.
test.each([
  ['notion', 599, 48],
  ['notion', 5999, 480],
  ['notion', 56, 4],
  ['notion', 57, 5],
  ['notion', 0, 0],
  ['geeni', 5999, 0],
])('%s: the tax on %i is %i', (brand, amount, tax) => {
  expect(taxOn(brandOf(brand), amount)).toBe(tax);
});

test('the tax is on what the coupon leaves', () => {
  const coupon = coupons[0] ?? null;
  expect(amountsOf(brandOf('notion'), { priceMinor: 599, currency: 'USD', coupon })).toEqual({
    subTotal: 539,
    tax: 43,
    total: 582,
  });
});
