import type { Plan } from '../../contracts/plans/plan.ts';
import type { Money } from '../text/money.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';

/**
 * The monthly price of a plan for a year or longer, and the whole percent it saves over the monthly plan; 0 where it
 * saves nothing.
 */
export type LongTermPrice = { perMonth: Money; percentSaved: number };

/** The whole percent that the plans of a term save at most; `isSame` where each of them saves as much. */
export type TermSaving = { percent: number; isSame: boolean };

type Compared = Pick<
  Plan,
  'code' | 'name' | 'billingCycle' | 'deviceQuantity' | 'retentionDays' | 'prices' | 'isVisible' | 'isLegacy'
>;

/**
 * Computes the monthly price of a plan with a billing cycle of 12 months or more, rounded up. The saving is relative to
 * the same plan (name, devices, retention) on sale by the month, in whole percent, rounded down. Undefined for a
 * shorter or free plan, or one without a price in exactly this currency.
 */
export function longTermPrice(
  plan: Compared,
  plans: readonly Compared[],
  { currency, planCodes }: { currency: string; planCodes: PlanCodes },
): LongTermPrice | undefined {
  const price = priceOf(plan, currency);
  if (plan.billingCycle < 12 || isFreePlan(plan.code, planCodes) || price === undefined || price <= 0)
    return undefined;
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

/** Returns how much the plans of a term save; undefined where they save nothing. */
export function termSaving(
  termPlans: readonly Compared[],
  plans: readonly Compared[],
  rule: { currency: string; planCodes: PlanCodes },
): TermSaving | undefined {
  const percents = termPlans.flatMap((plan) => longTermPrice(plan, plans, rule)?.percentSaved ?? []);
  const percent = Math.max(0, ...percents);
  return percent === 0 ? undefined : { percent, isSame: percents.every((each) => each === percent) };
}

function priceOf({ prices }: Pick<Plan, 'prices'>, currency: string): number | undefined {
  return prices.find((price) => price.currency === currency)?.minorUnits;
}
