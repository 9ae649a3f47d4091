import type { Plan } from '../../contracts/plans/plan.ts';
import { priceIn } from '../text/money.ts';
import { offeredPlans, type PlanTerm } from './offered-plans.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';
import { hoursOf } from './plan-loss.ts';
import { retention } from './retention.ts';

/** What a plan is compared by: how long it keeps video. */
type Keeping = Pick<Plan, 'code' | 'billingCycle' | 'retentionDays'>;

/** What a plan has to give, and the rules of the person's currency and brand. */
type Requirements = {
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
export function recommendedPlan(
  plans: readonly Plan[],
  today: Keeping,
  requirements: Requirements,
): Plan | undefined {
  return offeredPlans(plans, requirements.term, requirements).find(
    (plan) =>
      plan.billingCycle > 0 &&
      plan.deviceQuantity >= requirements.cameras &&
      hoursKept(plan, requirements) >= hoursKept(today, requirements),
  );
}

/**
 * Returns the cheapest of the plans that covers so many cameras: one that is never charged, else the first, since `plans` are
 * sorted by price. Undefined where none does, where there is no camera, or where their prices cannot be compared.
 */
export function cheapestFor(plans: readonly Plan[], cameras: number, currency: string): Plan | undefined {
  const sufficient = cameras === 0 ? [] : plans.filter(({ deviceQuantity }) => deviceQuantity >= cameras);
  const free = sufficient.find(({ billingCycle }) => billingCycle === 0);
  const currencies = new Set(sufficient.map(({ prices }) => priceIn(prices, currency)?.currency));
  return free ?? (currencies.size === 1 ? sufficient[0] : undefined);
}

/** The hours for which a plan keeps video. */
export function hoursKept(
  plan: Keeping,
  { planCodes, freeHistoryHours }: Pick<Requirements, 'planCodes' | 'freeHistoryHours'>,
): number {
  return hoursOf(retention(plan, { isFree: isFreePlan(plan.code, planCodes), freeHistoryHours }));
}
