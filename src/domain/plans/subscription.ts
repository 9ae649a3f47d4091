import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import { type LiveState, type StateFacts, subscriptionState } from './subscription-state.ts';

/** What of a listed subscription is the same in every state. */
type Held = Pick<
  ListedSubscription,
  'id' | 'planId' | 'planCode' | 'externalId' | 'plan' | 'paidPlanCode' | 'deviceIds' | 'devices'
>;

/** A subscription that the account has, with its state. */
export type Subscription = Held & { state: LiveState };

/** A subscription that the account had. `endedAt` is null where it is unknown. */
export type EndedSubscription = Pick<Held, 'id' | 'planId' | 'plan'> & { endedAt: When | null };

/** The subscriptions of an account, in the order of the platform's list, and those that have ended. */
export type Subscriptions = { live: Subscription[]; ended: EndedSubscription[] };

/** Gives each listed subscription its state, once, and keeps what has ended apart. */
export function subscriptionsOf(listed: readonly ListedSubscription[], facts: StateFacts): Subscriptions {
  const subscriptions: Subscriptions = { live: [], ended: [] };
  for (const each of listed) {
    const { id, planId, planCode, externalId, plan, paidPlanCode, deviceIds, devices } = each;
    const state = subscriptionState(each, facts);
    if (state.kind === 'ended') subscriptions.ended.push({ id, planId, plan, endedAt: state.endedAt });
    else
      subscriptions.live.push({
        id,
        planId,
        planCode,
        externalId,
        plan,
        paidPlanCode,
        deviceIds,
        devices,
        state,
      });
  }
  return subscriptions;
}
