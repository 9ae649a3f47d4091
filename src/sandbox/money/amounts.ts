import { type Coupon, discounted } from './coupons.ts';
import { type TaxAddress, taxOn } from './taxes.ts';

/** What is to be paid, in minor units of one currency. `total` is both others together. */
export type Amounts = { subTotal: number; tax: number; total: number };

/** A price in minor units as it is charged at an address: the coupon comes off first, the tax is on what is left. */
export function amountsOf(
  address: TaxAddress,
  { priceMinor, currency, coupon }: { priceMinor: number; currency: string; coupon: Coupon | null },
): Amounts {
  const subTotal = discounted(priceMinor, currency, coupon);
  const tax = taxOn(address, subTotal);
  return { subTotal, tax, total: subTotal + tax };
}
