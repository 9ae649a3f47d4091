import type { Plan } from '../../contracts/plans/plan.ts';
import { type Money, priceIn } from '../text/money.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';
import { hoursOf } from './plan-loss.ts';
import { retention, type Retention } from './retention.ts';

/** The properties of a plan that are compared. */
export type ComparedPlan = Pick<
  Plan,
  'code' | 'billingCycle' | 'deviceQuantity' | 'retentionDays' | 'prices'
>;

/**
 * How a plan differs from the current one. A part is undefined where it is the same or unknown. Prices of different
 * billing cycles are shown side by side and never converted.
 */
export type PlanComparison = {
  price:
    | { kind: 'more' | 'less'; by: Money; cycle: number }
    | { kind: 'instead'; before: Money; beforeCycle: number; after: Money; afterCycle: number }
    | undefined;
  /** The number of additional cameras; negative for fewer. */
  cameras: number | undefined;
  history:
    { kind: 'days'; days: number } | { kind: 'instead'; before: Retention; after: Retention } | undefined;
};

type ComparisonRule = { currency: string; freeHistoryHours: number; planCodes: PlanCodes };

/** Compares a plan with the current one, in one currency. */
export function planComparison(
  plan: ComparedPlan,
  today: ComparedPlan,
  { currency, freeHistoryHours, planCodes }: ComparisonRule,
): PlanComparison {
  const cameras = plan.deviceQuantity - today.deviceQuantity;
  const retentionOf = (each: ComparedPlan) =>
    retention(each, { isFree: isFreePlan(each.code, planCodes), freeHistoryHours });
  return {
    price: priceDifference(plan, today, currency),
    cameras: cameras === 0 ? undefined : cameras,
    history: historyDifference(retentionOf(plan), retentionOf(today)),
  };
}

function priceDifference(plan: ComparedPlan, today: ComparedPlan, currency: string): PlanComparison['price'] {
  const priced = { after: costOf(plan, currency), before: costOf(today, currency) };
  // A free plan is free in any currency.
  const after = priced.after === 'free' ? free(priced.before, currency) : priced.after;
  const before = priced.before === 'free' ? free(priced.after, currency) : priced.before;
  if (!after || !before || after.currency !== before.currency) return undefined;
  const isBothCharged = plan.billingCycle > 0 && today.billingCycle > 0;
  if (isBothCharged && plan.billingCycle !== today.billingCycle)
    return { kind: 'instead', before, beforeCycle: today.billingCycle, after, afterCycle: plan.billingCycle };
  const difference = after.minorUnits - before.minorUnits;
  if (difference === 0) return undefined;
  return {
    kind: difference > 0 ? 'more' : 'less',
    by: { minorUnits: Math.abs(difference), currency: after.currency },
    cycle: plan.billingCycle || today.billingCycle,
  };
}

/**
 * The price of a plan. A plan without a billing cycle is never charged, whatever price it lists. Undefined where the
 * price is unknown.
 */
function costOf(plan: ComparedPlan, currency: string): Money | 'free' | undefined {
  return plan.billingCycle === 0 ? 'free' : priceIn(plan.prices, currency);
}

function free(other: Money | 'free' | undefined, currency: string): Money {
  return { minorUnits: 0, currency: typeof other === 'object' ? other.currency : currency };
}

function historyDifference(after: Retention, before: Retention): PlanComparison['history'] {
  if (hoursOf(after) === hoursOf(before)) return undefined;
  return after.kind === 'days' && before.kind === 'days'
    ? { kind: 'days', days: after.days - before.days }
    : { kind: 'instead', before, after };
}
