import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Money } from '../money.ts';

/** A price with its tax, in minor units. `isExact` is false where the last digit may differ. */
export type TaxedPrice = { minorUnits: number; isExact: boolean };

/**
 * Adds the tax to a price, at the rate of a charge that the platform states for the same account. The rate is known only as
 * far as the rounded tax of that charge tells it. Undefined where that charge has no tax, or another currency.
 */
export function taxedPrice(
  { minorUnits, currency }: Money,
  charge: NextCharge | null | undefined,
): TaxedPrice | undefined {
  if (!charge || charge.currency !== currency || charge.tax <= 0 || charge.subTotal <= 0) return undefined;
  const { subTotal, tax } = charge;
  const taxAt = (taxOfCharge: number) => Math.round((minorUnits * taxOfCharge) / subTotal);
  return {
    minorUnits: minorUnits + taxAt(tax),
    isExact: minorUnits === subTotal || taxAt(tax - 0.5) === taxAt(tax + 0.5),
  };
}
