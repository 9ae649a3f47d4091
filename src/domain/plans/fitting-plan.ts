import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../text/money.ts';
import { offeredPlans, type PlanTerm } from './offered-plans.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';
import { hoursOf } from './plan-loss.ts';
import { retention } from './retention.ts';

/** What a plan is compared by: how long it keeps video. */
type Keeping = Pick<Plan, 'code' | 'billingCycle' | 'retentionDays'>;

/** What a plan has to give, and the rules of the person's currency and brand. */
type Wanted = {
  cameras: number;
  term: PlanTerm;
  currency: string;
  planCodes: PlanCodes;
  freeHistoryHours: number;
};

/**
 * Returns the cheapest charged plan of a term that covers so many cameras and keeps video at least as long as the plan
 * `today`; undefined where none does.
 */
export function fittingPlan(plans: readonly Plan[], today: Keeping, wanted: Wanted): Plan | undefined {
  return offeredPlans(plans, wanted.term, wanted).find(
    (plan) =>
      plan.billingCycle > 0 &&
      plan.deviceQuantity >= wanted.cameras &&
      hoursKept(plan, wanted) >= hoursKept(today, wanted),
  );
}

/**
 * Returns the cheapest of the plans that covers so many cameras: one that is never charged, else the first, since `plans` are
 * sorted by price. Undefined where none does, where there is no camera, or where their prices cannot be compared.
 */
export function cheapestFor(plans: readonly Plan[], cameras: number, currency: string): Plan | undefined {
  const fitting = cameras === 0 ? [] : plans.filter(({ deviceQuantity }) => deviceQuantity >= cameras);
  const free = fitting.find(({ billingCycle }) => billingCycle === 0);
  const currencies = new Set(fitting.map(({ prices }) => priceIn(prices, currency)?.currency));
  return free ?? (currencies.size === 1 ? fitting[0] : undefined);
}

/** The hours for which a plan keeps video. */
export function hoursKept(
  plan: Keeping,
  { planCodes, freeHistoryHours }: Pick<Wanted, 'planCodes' | 'freeHistoryHours'>,
): number {
  return hoursOf(retention(plan, { isFree: isFreePlan(plan.code, planCodes), freeHistoryHours }));
}
