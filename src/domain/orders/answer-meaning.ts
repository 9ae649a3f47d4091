import type { StateSigns } from '../../contracts/state-signs.ts';
import { meaningTogether } from '../../contracts/state-word.ts';
import type { SubscribeAnswer } from '../../contracts/orders/subscribe.ts';
import type { When } from '../../contracts/when.ts';
import type { CancelAnswer } from '../../contracts/plans/subscription.ts';
import { isCancelled } from '../plans/cancellation.ts';
import { type StateFacts, subscriptionState } from '../plans/subscription-state.ts';

/**
 * What an answer of success says of a change. `done`: it is made. `later`: it is made, and takes effect on a later day.
 * `waiting`: the first payment waits for the person. `unsure`: what it says is not what was asked, so the account decides.
 */
export type AnswerMeaning = 'done' | 'later' | 'waiting' | 'unsure';

/**
 * Reads the answer to an order, by the words of every subscription (docs/adr/059). `isFree`: the order is for a free plan, which
 * the platform may tell as the end of the paid one. `keeps`: it takes back what was to follow, so nothing may follow. A plan
 * that follows and is not the ordered one says nothing of the order.
 */
export function orderMeaning(
  signs: StateSigns,
  { toPlanCode, isFree, keeps }: { toPlanCode: string; isFree: boolean; keeps: boolean },
): AnswerMeaning {
  const { pendingChange, isNotRenewed } = signs;
  if (!isFree && (isNotRenewed || (keeps && pendingChange !== null))) return 'unsure';
  switch (meaningTogether([signs.status, signs.stateWord])) {
    case 'silent':
    case 'active':
    case 'trial':
      if (pendingChange === null) return 'done';
      return pendingChange.planCode === toPlanCode || (isFree && pendingChange.planCode === null)
        ? 'later'
        : 'unsure';
    case 'later':
      return keeps ? 'unsure' : 'later';
    case 'cancelled':
      return isFree ? 'done' : 'unsure';
    case 'waiting':
      return 'waiting';
    case 'pastDue':
    case 'paused':
    case 'ended':
    case 'failed':
    case 'unknown':
      return 'unsure';
  }
}

/** When the answer to an order says that the plan starts; null where it says that it is there, or names no day. */
export function orderStart(answer: Partial<SubscribeAnswer>): When | null {
  const pending = answer.pendingSubscription ?? answer.pending_subscription;
  if (pending) return pending.effectiveAt;
  return meaningTogether([answer.status, answer.state]) === 'later'
    ? (answer.current_period_started_at ?? null)
    : null;
}

/**
 * Reads the answer to a cancellation. A subscription in it is judged as in a list. A word alone says that it is made, or that the
 * plan goes on; signs that cannot be read say nothing.
 */
export function cancelMeaning(answer: CancelAnswer, facts: StateFacts): 'done' | 'unsure' {
  if (answer === null) return 'unsure';
  if ('plan' in answer) {
    const state = subscriptionState(answer, facts);
    return state.kind === 'ended' || isCancelled({ state }) ? 'done' : 'unsure';
  }
  switch (meaningTogether([answer.status, answer.stateWord])) {
    case 'silent':
    case 'cancelled':
    case 'ended':
      return 'done';
    case 'active':
    case 'trial':
    case 'pastDue':
    case 'paused':
      return answer.isNotRenewed || answer.expiresAt !== null ? 'done' : 'unsure';
    case 'waiting':
    case 'later':
    case 'failed':
    case 'unknown':
      return 'unsure';
  }
}
