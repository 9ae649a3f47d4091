import { type Coupon, discounted } from './coupons.ts';
import { type TaxAddress, taxOn } from './taxes.ts';

/** An amount to pay, in minor units of one currency. `total` is `subTotal` plus `tax`. */
export type Amounts = { subTotal: number; tax: number; total: number };

/**
 * Computes the charge for a price in minor units at an address: the coupon is subtracted first, then the tax is added.
 */
export function amountsOf(
  address: TaxAddress,
  { priceMinor, currency, coupon }: { priceMinor: number; currency: string; coupon: Coupon | null },
): Amounts {
  const subTotal = discounted(priceMinor, currency, coupon);
  const tax = taxOn(address, subTotal);
  return { subTotal, tax, total: subTotal + tax };
}
