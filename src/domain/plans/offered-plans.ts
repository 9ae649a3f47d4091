import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../text/money.ts';
import { isExcludedPlan, isNoPlan, type PlanCodes } from './plan-codes.ts';

/** The terms of plans, in the order of their tabs. */
export const planTerms = ['monthly', 'yearly', 'twoYears'] as const;
export type PlanTerm = (typeof planTerms)[number];

/** The tab of a billing cycle in months: under 12 monthly, 12 to 23 yearly, 24 or more two-year. */
export function planTerm(months: number): PlanTerm {
  if (months >= 24) return 'twoYears';
  return months >= 12 ? 'yearly' : 'monthly';
}

/** The plans of one tab. */
export type TermPlans = { term: PlanTerm; plans: Plan[] };

/** Returns the tabs that have plans, with their plans as `shownPlans` lists them. */
export function termsOfPlans(
  plans: readonly Plan[],
  today: Plan | undefined,
  rule: { currency: string; planCodes: PlanCodes; twoYearTab: boolean },
): TermPlans[] {
  return planTerms
    .filter((term) => term !== 'twoYears' || rule.twoYearTab)
    .map((term) => ({ term, plans: shownPlans(plans, today, term, rule) }))
    .filter((tab) => tab.plans.length > 0);
}

/**
 * Returns the tab to open: that of the requested plan, else the requested one, else that of the current plan `today`, else
 * the first; undefined where there is none.
 */
export function openTerm(
  terms: readonly TermPlans[],
  requested: { plan: Plan | undefined; term: PlanTerm | undefined },
  today: Plan | undefined,
): TermPlans | undefined {
  const plan = requested.plan ?? (requested.term ? undefined : today);
  const term = plan ? planTerm(plan.billingCycle) : (requested.term ?? 'monthly');
  return terms.find((tab) => tab.term === term) ?? terms[0];
}

/**
 * The offered plans of a term together with the current plan `today`, which is shown at the place of its price even
 * where it is a legacy or hidden plan. A current plan that covers nothing, or is excluded, is not added.
 */
export function shownPlans(
  plans: readonly Plan[],
  today: Plan | undefined,
  term: PlanTerm,
  rule: { currency: string; planCodes: PlanCodes },
): Plan[] {
  const { planCodes } = rule;
  const others = plans.filter(({ id }) => id !== today?.id);
  if (!today || isNoPlan(today.code, planCodes) || isExcludedPlan(today.code, planCodes))
    return offeredPlans(plans, term, rule);
  return offeredPlans([...others, { ...today, isVisible: true, isLegacy: false }], term, rule).map((plan) =>
    plan.id === today.id ? today : plan,
  );
}

/**
 * The plans offered for a term, sorted by price in the currency (ascending), then by billing order. Hidden, legacy and
 * excluded plans and plans that cover nothing are left out. A plan without a price in the currency or in USD comes
 * last.
 */
export function offeredPlans(
  plans: readonly Plan[],
  term: PlanTerm,
  { currency, planCodes }: { currency: string; planCodes: PlanCodes },
): Plan[] {
  const price = (plan: Plan) => priceIn(plan.prices, currency)?.minorUnits ?? Number.POSITIVE_INFINITY;
  return plans
    .filter(
      (plan) =>
        plan.isVisible &&
        !plan.isLegacy &&
        !isExcludedPlan(plan.code, planCodes) &&
        !isNoPlan(plan.code, planCodes),
    )
    .filter((plan) => planTerm(plan.billingCycle) === term)
    .toSorted((a, b) => price(a) - price(b) || a.billingOrder - b.billingOrder);
}

/**
 * The default-plan rule: the first visible plan that is not marked default, else the plan marked default. Undefined
 * where there is neither.
 */
export function defaultPlan<P extends { isDefault: boolean; isVisible: boolean }>(
  plans: readonly P[],
): P | undefined {
  return plans.find((plan) => !plan.isDefault && plan.isVisible) ?? plans.find((plan) => plan.isDefault);
}

/** Returns the plans for sale, then the other plans of the catalogue, which have a price too. */
export function withUnsoldPlans(available: readonly Plan[], catalogue: readonly Plan[]): Plan[] {
  const known = new Set(available.map(({ id }) => id));
  return [...available, ...catalogue.filter(({ id }) => !known.has(id))];
}
