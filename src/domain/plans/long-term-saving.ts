import type { Plan } from '../../contracts/plans/plan.ts';
import type { Money } from '../money.ts';
import { isFreePlan } from './plan-codes.ts';

/** What a plan for a year or more comes to each month, and how many percent less that is than by the month; 0 for none. */
export type LongTermPrice = { perMonth: Money; percentSaved: number };

type Compared = Pick<
  Plan,
  'code' | 'name' | 'billingCycle' | 'deviceQuantity' | 'retentionDays' | 'prices' | 'isVisible' | 'isLegacy'
>;

/**
 * What a plan paid by the year, or longer, comes to each month in a currency, never told as less than it is. It saves what the
 * same plan (name, devices, history) on sale by the month costs more, in whole percent, never told as more than it is.
 * Undefined for a shorter plan, a free one, or one without a price in that very currency.
 */
export function longTermPrice(
  plan: Compared,
  plans: readonly Compared[],
  currency: string,
): LongTermPrice | undefined {
  const price = priceOf(plan, currency);
  if (plan.billingCycle < 12 || isFreePlan(plan.code) || price === undefined || price <= 0) return undefined;
  const perMonth = { minorUnits: Math.ceil(price / plan.billingCycle), currency };
  const byMonth = plans.find(
    (other) =>
      other.billingCycle === 1 &&
      other.isVisible &&
      !other.isLegacy &&
      other.name === plan.name &&
      other.deviceQuantity === plan.deviceQuantity &&
      other.retentionDays === plan.retentionDays,
  );
  const monthly = byMonth && priceOf(byMonth, currency);
  if (monthly === undefined || monthly <= 0) return { perMonth, percentSaved: 0 };
  const saved = 1 - price / (monthly * plan.billingCycle);
  return { perMonth, percentSaved: Math.max(0, Math.floor(saved * 100 + 1e-9)) };
}

function priceOf({ prices }: Pick<Plan, 'prices'>, currency: string): number | undefined {
  return prices.find((price) => price.currency === currency)?.minorUnits;
}
