import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Money } from '../text/money.ts';

/** A price with its tax, in minor units. `isExact` is false where the last digit may differ. */
export type TaxedPrice = { minorUnits: number; isExact: boolean };

/**
 * Adds the tax to a price, at the rate of a charge that the platform states for the same account. The rate is known only as
 * far as the rounded tax of that charge tells it. Undefined where that charge has no tax, or another currency.
 */
export function taxedPrice(price: Money, charge: NextCharge | null | undefined): TaxedPrice | undefined {
  const taxAt = taxOf(price, charge);
  if (!charge || !taxAt) return undefined;
  const { minorUnits } = price;
  return {
    minorUnits: minorUnits + taxAt(charge.tax),
    isExact: minorUnits === charge.subTotal || taxAt(charge.tax - 0.5) === taxAt(charge.tax + 0.5),
  };
}

/** The same price with the highest tax that the stated charge allows, in minor units. */
export function taxedPriceAtMost(price: Money, charge: NextCharge): number | undefined {
  const taxAt = taxOf(price, charge);
  const isSame = price.minorUnits === charge.subTotal;
  return taxAt && price.minorUnits + taxAt(isSame ? charge.tax : charge.tax + 0.5);
}

/** Returns the tax of a price by the tax of a charge. */
function taxOf(
  { minorUnits, currency }: Money,
  charge: NextCharge | null | undefined,
): ((taxOfCharge: number) => number) | undefined {
  if (!charge || charge.currency !== currency || charge.tax <= 0 || charge.subTotal <= 0) return undefined;
  const { subTotal } = charge;
  return (taxOfCharge) => Math.round((minorUnits * taxOfCharge) / subTotal);
}
