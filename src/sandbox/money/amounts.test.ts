import { expect, test } from 'vitest';
import { amountsOf } from './amounts.ts';
import { coupons } from './coupons.ts';

test('the tax is computed after the coupon is subtracted', () => {
  const coupon = coupons.find(({ code }) => code === 'save10') ?? null;
  expect(amountsOf({ country: 'US', state: 'CA' }, { priceMinor: 599, currency: 'USD', coupon })).toEqual({
    subTotal: 539,
    tax: 51,
    total: 590,
  });
});
