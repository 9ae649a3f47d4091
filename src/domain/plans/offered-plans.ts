import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../money.ts';
import { isExcludedPlan, isNoPlan } from './plan-codes.ts';

/** The terms a plan can be bought for, in the order they are shown. */
export const planTerms = ['monthly', 'yearly', 'twoYears'] as const;
export type PlanTerm = (typeof planTerms)[number];

/** A tab follows the cycle in months: under 12 monthly, 12 to 23 yearly, 24 or more two-year (same section). */
export function planTerm(months: number): PlanTerm {
  if (months >= 24) return 'twoYears';
  return months >= 12 ? 'yearly' : 'monthly';
}

/**
 * The same, with the plan the person is on where nobody else is offered it: a legacy or hidden one, in the place its price
 * gives it. One that covers nothing is not shown.
 */
export function shownPlans(
  plans: readonly Plan[],
  today: Plan | undefined,
  term: PlanTerm,
  currency: string,
): Plan[] {
  const others = plans.filter(({ id }) => id !== today?.id);
  if (!today || isNoPlan(today.code) || isExcludedPlan(today.code))
    return offeredPlans(plans, term, currency);
  return offeredPlans([...others, { ...today, isVisible: true, isLegacy: false }], term, currency).map(
    (plan) => (plan.id === today.id ? today : plan),
  );
}

/**
 * The plans offered for a term, by price ascending in the currency: visible, no legacy plan and none that is excluded.
 * A plan without a price in the currency or in USD comes last.
 */
export function offeredPlans(plans: readonly Plan[], term: PlanTerm, currency: string): Plan[] {
  const price = (plan: Plan) => priceIn(plan.prices, currency)?.minorUnits ?? Number.POSITIVE_INFINITY;
  return plans
    .filter((plan) => plan.isVisible && !plan.isLegacy && !isExcludedPlan(plan.code) && !isNoPlan(plan.code))
    .filter((plan) => planTerm(plan.billingCycle) === term)
    .toSorted((a, b) => price(a) - price(b) || a.billingOrder - b.billingOrder);
}
