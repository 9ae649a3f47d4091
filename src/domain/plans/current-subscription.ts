import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from './subscription.ts';
import { isFreePlan, type PlanCodes } from './plan-codes.ts';

/** True for a subscription to a plan that is charged, also during its trial. */
export function isPaid({ plan }: Pick<Subscription, 'plan'>, codes: PlanCodes): boolean {
  return !isFreePlan(plan.code, codes);
}

/**
 * Picks the subscription that a new plan replaces. It is the paid one with the highest billing order, and one that an order
 * can change comes before any other; else the free one with most devices. Undefined where the account has none.
 */
export function currentSubscription(
  subscriptions: readonly Subscription[],
  codes: PlanCodes,
): Subscription | undefined {
  const paid = subscriptions
    .filter((subscription) => isPaid(subscription, codes))
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) || b.plan.billingOrder - a.plan.billingOrder || a.id.localeCompare(b.id),
    );
  const free = subscriptions
    .filter((subscription) => !isPaid(subscription, codes))
    .toSorted((a, b) => b.deviceIds.length - a.deviceIds.length || a.id.localeCompare(b.id));
  return paid[0] ?? free[0];
}

/** Plans that an order can change come first, then those that are charged here, then those that the web cannot change. */
function rankOf({ state }: Subscription): number {
  switch (state.kind) {
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'ending':
      return 0;
    case 'paused':
    case 'updating':
    case 'unknown':
      return 1;
    case 'billedElsewhere':
      return 2;
  }
}

/**
 * The plan of a subscription, as the subscription describes it, for a plan that is in no list: no price, not for sale.
 */
export function currentPlanOf({ planId, plan }: Subscription): Plan {
  return { ...plan, id: planId, isLegacy: true, isVisible: false, prices: [], trial: null, highlights: [] };
}

/** Returns the plan that a new plan replaces, as the account may choose it or else as the catalogue lists it. */
export function currentPlan(
  { available, subscriptions }: { available: readonly Plan[]; subscriptions: readonly Subscription[] },
  catalogue: readonly Plan[],
  codes: PlanCodes,
): Plan | undefined {
  const current = currentSubscription(subscriptions, codes);
  const listedPlan = [...available, ...catalogue].find(({ id }) => id === current?.planId);
  return listedPlan ?? (current && currentPlanOf(current));
}

/**
 * Finds a plan by id among the available plans, else among the account's subscriptions. Undefined where it is in
 * neither.
 */
export function knownPlan(
  { available, subscriptions }: { available: readonly Plan[]; subscriptions: readonly Subscription[] },
  id: string,
): Plan | undefined {
  const subscription = subscriptions.find(({ planId }) => planId === id);
  return available.find((plan) => plan.id === id) ?? (subscription && currentPlanOf(subscription));
}

/** True where a plan has a lower billing order than the plan of the current subscription. */
export function isDowngrade(
  toPlan: Pick<Plan, 'billingOrder'>,
  current: Pick<Subscription, 'plan'> | undefined,
): boolean {
  return current !== undefined && toPlan.billingOrder < current.plan.billingOrder;
}
