import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import { momentOf } from '../text/when.ts';
import { type LiveState, type StateFacts, subscriptionState } from './subscription-state.ts';

/** A plan as a subscription has it. */
type SubscribedPlan = Omit<ListedSubscription['plan'], 'billingCycle' | 'billingOrder' | 'deviceQuantity'> & {
  /** Months between two charges; 0 for a plan that is never charged, and where it is unknown. */
  billingCycle: number;
  billingOrder: number;
  /** 0 where it is unknown. */
  deviceQuantity: number;
};

/** What of a listed subscription is the same in every state. `planId` is empty where it is unknown. */
type Held = Pick<
  ListedSubscription,
  'id' | 'planCode' | 'externalId' | 'paidPlanCode' | 'deviceIds' | 'devices'
> & { planId: string; plan: SubscribedPlan };

/** A subscription that the account has, with its state. */
export type Subscription = Held & { state: LiveState };

/** A subscription that the account had. `endedAt` is null where it is unknown. */
export type EndedSubscription = Pick<Held, 'id' | 'planId' | 'plan'> & { endedAt: When | null };

/** The subscriptions of an account, in the order of the platform's list, and those that have ended. */
export type Subscriptions = { live: Subscription[]; ended: EndedSubscription[] };

/**
 * Gives each listed subscription its state, once, and keeps what has ended apart. Of two
 * live ones with one id at the provider the first is kept: it is charged once.
 */
export function subscriptionsOf(listed: readonly ListedSubscription[], facts: StateFacts): Subscriptions {
  const subscriptions: Subscriptions = { live: [], ended: [] };
  const charged = new Set<string>();
  for (const each of listed) {
    const { id, planCode, externalId, paidPlanCode, deviceIds, devices } = each;
    const state = subscriptionState(each, facts);
    const identity = { id, planId: each.planId ?? '', plan: subscribedPlan(each.plan) };
    if (state.kind === 'ended') subscriptions.ended.push({ ...identity, endedAt: state.endedAt });
    else if (externalId === null || !charged.has(externalId))
      subscriptions.live.push({ ...identity, planCode, externalId, paidPlanCode, deviceIds, devices, state });
    if (state.kind !== 'ended' && externalId !== null) charged.add(externalId);
  }
  return subscriptions;
}

/** Counts that the platform leaves out become 0 or 1; `subscriptionState` calls such a plan unknown. */
function subscribedPlan(plan: ListedSubscription['plan']): SubscribedPlan {
  const { billingCycle, billingOrder, deviceQuantity } = plan;
  return {
    ...plan,
    billingCycle: billingCycle ?? 0,
    billingOrder: billingOrder ?? 1,
    deviceQuantity: deviceQuantity ?? 0,
  };
}

/** Returns the subscriptions by the day on which they ended, the latest first; one without a day comes last. */
export function latestFirst(ended: readonly EndedSubscription[]): EndedSubscription[] {
  const endOf = ({ endedAt }: EndedSubscription) => (endedAt === null ? 0 : momentOf(endedAt));
  return ended.toSorted((a, b) => endOf(b) - endOf(a));
}
