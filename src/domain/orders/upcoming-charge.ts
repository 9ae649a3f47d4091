import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { priceIn } from '../money.ts';
import { endsFree, nextEvent } from '../plans/next-event.ts';
import { isFreePlan, type PlanCodes } from '../plans/plan-codes.ts';

/**
 * The next charge of a subscription. `isExact` means that the platform named the amount; otherwise it is the list
 * price, without tax and discounts. Amounts are in minor units, times in milliseconds since 1970.
 */
export type UpcomingCharge = {
  /** Null where the price is unknown. */
  price: { minorUnits: number; currency: string } | null;
  atMs: number | null;
  isExact: boolean;
  /** The plan that is charged: the pending one, else the current one; undefined where it is in no list. */
  plan: Plan | undefined;
};

/** Returns the next charge of a subscription; undefined where none is due here. */
export function upcomingCharge(
  subscription: Subscription,
  plans: readonly Plan[],
  { currency, planCodes, nowMs }: { currency: string; planCodes: PlanCodes; nowMs: number },
): UpcomingCharge | undefined {
  const { biller, pendingChange, nextCharge, planId } = subscription;
  if (biller === 'apple' || endsFree(subscription, planCodes)) return undefined;
  const plan = pendingChange
    ? plans.find(({ code }) => code === pendingChange.planCode)
    : plans.find(({ id }) => id === planId);
  if (nextCharge) {
    const { total: minorUnits, currency: charged, atMs } = nextCharge;
    return { price: { minorUnits, currency: charged }, atMs, isExact: true, plan };
  }
  if (!pendingChange && isFreePlan(subscription.plan.code, planCodes)) return undefined;
  const next = nextEvent(subscription, nowMs);
  // A plan that expires is not charged again.
  if (!pendingChange && (next.kind === 'expires' || next.kind === 'nothing')) return undefined;
  return {
    price: (plan && priceIn(plan.prices, currency)) ?? null,
    atMs: pendingChange?.effectiveAtMs ?? (next.kind === 'nothing' ? null : next.atMs),
    isExact: false,
    plan,
  };
}
