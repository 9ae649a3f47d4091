import type { Tier } from '../catalogue/catalogue-schema.ts';
import { type Amounts, amountsOf } from './amounts.ts';
import { type Coupon, discounted } from './coupons.ts';
import type { BillLine } from '../world/money-entities.ts';
import type { TaxAddress } from './taxes.ts';
import { cycleNames, priceOf } from '../world/tiers.ts';

/** The composition of a charge. The lines add up to `amounts.subTotal`. */
export type Bill = { planCode: string; lines: BillLine[]; amounts: Amounts; couponCode: string | null };

/** A plan to pay for. `paidFor` is the plan whose price counts as already paid; null if there is none. */
export type Billed = { target: Tier; paidFor: Tier | null; currency: string; coupon: Coupon | null };

/**
 * Returns the bill of a plan: the coupon is subtracted from the new price, as in the preview. Then the price of the
 * current plan is subtracted, down to 0 at least, and the tax of the address is added.
 */
export function billFor(address: TaxAddress, { target, paidFor, currency, coupon }: Billed): Bill {
  const priceMinor = priceOf(target, currency);
  const newMinor = discounted(priceMinor, currency, coupon);
  const off = priceMinor - newMinor;
  const credit = paidFor ? Math.min(newMinor, priceOf(paidFor, currency)) : 0;
  const amounts = amountsOf(address, { priceMinor: newMinor - credit, currency, coupon: null });
  return {
    planCode: target.code,
    lines: [
      { description: `${target.name}, ${cycleNames[target.billingCycle]}`, amountMinor: priceMinor },
      ...(paidFor && credit > 0
        ? [{ description: `${paidFor.name}, paid already`, amountMinor: -credit }]
        : []),
      ...(coupon && off > 0 ? [{ description: coupon.description, amountMinor: -off }] : []),
    ],
    amounts,
    couponCode: coupon?.code ?? null,
  };
}
