import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { Plan } from '../../contracts/plans/plan.ts';

/**
 * Returns the tax as a share of a price (0.19 for 19 %). A charge that the platform states for the account takes precedence
 * over the percentage that the brand states for the country, because its card may be taxed elsewhere. The percentage is the
 * exact rate where that charge has the tax of it.
 */
export function taxShare(percent: number, charge: NextCharge | undefined): number {
  const stated = percent / 100;
  if (!charge || charge.subTotal <= 0) return stated;
  return Math.round(charge.subTotal * stated) === charge.tax ? stated : charge.tax / charge.subTotal;
}

/** Returns a plan whose prices contain the tax. For showing only: the platform is asked with the plan's own price. */
export function grossPlan(plan: Plan, share: number): Plan {
  return {
    ...plan,
    prices: plan.prices.map(({ minorUnits, currency }) => ({
      minorUnits: minorUnits + Math.round(minorUnits * share),
      currency,
    })),
  };
}
