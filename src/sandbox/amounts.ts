import type { Brand } from '../brands/brand-schema.ts';
import { type Coupon, discounted } from './coupons.ts';

const TAX_PERCENT = 8;

/** What is to be paid, in minor units of one currency. `total` is both others together. */
export type Amounts = { subTotal: number; tax: number; total: number };

/** The tax on an amount in minor units: 8 % rounded half up, only where the brand adds it to what recurs. */
export function taxOn({ features }: Brand, minorUnits: number): number {
  return features.taxInRecurringCharge ? Math.floor((minorUnits * TAX_PERCENT + 50) / 100) : 0;
}

/** A price in minor units as it is charged: the coupon comes off first, the tax is on what is left. */
export function amountsOf(
  brand: Brand,
  { priceMinor, currency, coupon }: { priceMinor: number; currency: string; coupon: Coupon | null },
): Amounts {
  const subTotal = discounted(priceMinor, currency, coupon);
  const tax = taxOn(brand, subTotal);
  return { subTotal, tax, total: subTotal + tax };
}
