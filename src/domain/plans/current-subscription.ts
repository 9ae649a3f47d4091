import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isFreePlan } from './plan-codes.ts';

/** True for a subscription somebody pays for, be it later, after a trial. */
export function isPaid({ plan }: Subscription): boolean {
  return !isFreePlan(plan.code);
}

/**
 * The subscription that a new plan takes the place of: the card-billed paid one with the highest billing order; else the
 * one Apple bills, which the web cannot change; else the free one with most
 * devices; undefined for somebody who has none.
 */
export function currentSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  const paid = subscriptions
    .filter(isPaid)
    .toSorted((a, b) => b.plan.billingOrder - a.plan.billingOrder || a.id.localeCompare(b.id));
  const free = subscriptions
    .filter((subscription) => !isPaid(subscription))
    .toSorted((a, b) => b.deviceIds.length - a.deviceIds.length || a.id.localeCompare(b.id));
  return paid.find(({ biller }) => biller === 'card') ?? paid[0] ?? free[0];
}

/** What a subscription tells of its plan, for one that no list has any more: without a price, and sold to nobody. */
export function heldPlan({ planId, plan }: Subscription): Plan {
  return { ...plan, id: planId, isLegacy: true, isVisible: false, prices: [], trial: null, highlights: [] };
}

/** The plan of an id: one the account may take, else one it is on; undefined where it is neither. */
export function knownPlan(
  { available, subscriptions }: { available: readonly Plan[]; subscriptions: readonly Subscription[] },
  id: string,
): Plan | undefined {
  const held = subscriptions.find(({ planId }) => planId === id);
  return available.find((plan) => plan.id === id) ?? (held && heldPlan(held));
}
