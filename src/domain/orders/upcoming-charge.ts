import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { priceIn } from '../money.ts';
import { endsFree } from '../plans/pending-change.ts';
import { isFreePlan } from '../plans/plan-codes.ts';
import { nextEvent } from '../plans/subscription-status.ts';

/**
 * The next charge of a plan that is held. `isExact`: what will be taken, in the platform's own words; else the list price, to
 * which tax may come and from which a discount may go. Amounts in minor units, times in milliseconds since 1970.
 */
export type UpcomingCharge = {
  /** Null where nobody knows the price. */
  price: { minorUnits: number; currency: string } | null;
  atMs: number | null;
  isExact: boolean;
  /** The plan it is for: the one a pending change leads to, else today's; undefined where no list has it. */
  plan: Plan | undefined;
};

/** The next charge of a subscription; undefined where none is due here. */
export function upcomingCharge(
  subscription: Subscription,
  plans: readonly Plan[],
  { currency, nowMs }: { currency: string; nowMs: number },
): UpcomingCharge | undefined {
  const { biller, pendingChange, nextCharge, planId } = subscription;
  if (biller === 'apple' || endsFree(subscription)) return undefined;
  const plan = pendingChange
    ? plans.find(({ code }) => code === pendingChange.planCode)
    : plans.find(({ id }) => id === planId);
  if (nextCharge) {
    const { total: minorUnits, currency: charged, atMs } = nextCharge;
    return { price: { minorUnits, currency: charged }, atMs, isExact: true, plan };
  }
  if (!pendingChange && isFreePlan(subscription.plan.code)) return undefined;
  const next = nextEvent(subscription, nowMs);
  // A plan that runs out is not charged again.
  if (!pendingChange && (next.kind === 'expires' || next.kind === 'nothing')) return undefined;
  return {
    price: (plan && priceIn(plan.prices, currency)) ?? null,
    atMs: pendingChange?.effectiveAtMs ?? (next.kind === 'nothing' ? null : next.atMs),
    isExact: false,
    plan,
  };
}
