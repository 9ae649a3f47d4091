import { expect, test } from 'vitest';
import { billFor } from './bill.ts';
import { coupons } from './coupons.ts';
import { tierByCode } from '../world/tiers.ts';
import { brandOf } from '../world/world.fixture.ts';

// The new price minus the current price, at least 0.
test.each([
  ['geeni', 'geeni_premium_m', null, 'USD', null, [799], 0],
  ['geeni', 'geeni_premium_m', 'geeni_plus_m', 'USD', null, [799, -399], 0],
  ['geeni', 'geeni_premium_m', 'geeni_plus_y', 'USD', null, [799, -799], 0],
  ['geeni', 'geeni_premium_m', 'geeni_plus_m', 'USD', 'save10', [799, -399, -80], 0],
  ['geeni', 'geeni_premium_m', 'geeni_plus_m', 'USD', 'doorbell5', [799, -299, -500], 0],
  ['notion', 'notion_plus_m', null, 'USD', null, [599], 57],
  ['notion', 'notion_plus_m', null, 'JPY', 'doorbell5', [900, -5], 85],
])('%s: %s after %s in %s with %s', (key, target, paidFor, currency, code, lines, tax) => {
  const brand = brandOf(key);
  const address = { country: 'US', state: key === 'notion' ? 'CA' : 'OR' };
  const bill = billFor(address, {
    target: tierByCode(brand, target),
    paidFor: paidFor === null ? null : tierByCode(brand, paidFor),
    currency,
    coupon: coupons.find((coupon) => coupon.code === code) ?? null,
  });
  const subTotal = lines.reduce((sum, amount) => sum + amount, 0);
  expect(bill.lines.map(({ amountMinor }) => amountMinor)).toEqual(lines);
  expect(bill.amounts).toEqual({ subTotal, tax, total: subTotal + tax });
});
