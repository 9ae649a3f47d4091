import type { Plan } from '../../contracts/plans/plan.ts';
import { isPaid } from './current-subscription.ts';
import { defaultPlan } from './offered-plans.ts';
import { type CurrentPeriod, currentPeriod } from './period.ts';
import { isFreePlan, isNeverCharged, type PlanCodes } from './plan-codes.ts';
import { planStates } from './plan-states.ts';
import type { Subscription } from './subscription.ts';
import { pendingPlan } from './subscription-state.ts';

/**
 * True for a plan that its person may cancel: it is charged here, has a billing order above 0, and does not end anyway. A paused
 * or unknown plan can be cancelled, because that moves no money.
 */
export function canCancel(subscription: Pick<Subscription, 'plan' | 'state'>, codes: PlanCodes): boolean {
  const { plan, state } = subscription;
  if (plan.billingOrder <= 0 || !isPaid(subscription, codes)) return false;
  const { cancels } = planStates[state.kind];
  return cancels === 'unlessCancelled' ? !isCancelled(subscription) : cancels;
}

/** True for a subscription that was cancelled: it ends by itself, or nothing is charged for it. */
export function isCancelled({ state }: Pick<Subscription, 'state'>): boolean {
  switch (state.kind) {
    case 'ending':
    case 'free':
      return true;
    case 'paused':
    case 'unknown':
      return state.end !== null;
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
    case 'billedElsewhere':
    case 'updating':
      return false;
  }
}

/** How long a plan cancelled now still runs: until the end of its trial or of its paid period. */
export function remainingTime({ state }: Pick<Subscription, 'state'>): CurrentPeriod {
  return currentPeriod(state) ?? { during: 'paidPeriod', endsAt: null };
}

/** The properties of a plan that decide whether it follows a cancelled one. */
type Fallback = { code: string; billingCycle: number; isDefault: boolean; isVisible: boolean };

/**
 * The plan of an account after its plan was cancelled: the default-plan rule among the free plans only, so that nobody
 * who cancels is charged (docs/adr/031). Undefined where the brand has no such plan.
 */
export function planAfterCancel<P extends Fallback>(plans: readonly P[], codes: PlanCodes): P | undefined {
  return defaultPlan(plans.filter((plan) => isNeverCharged(plan, codes)));
}

/**
 * Returns the subscription that Cancel Plan is about: the one with the requested id, else the only one that can be cancelled.
 * `store`: a store bills it, and only that store can end it. `none`: nothing here can be cancelled, or several plans can.
 */
export function planToCancel(
  subscriptions: readonly Subscription[],
  requestedId: string | null,
  codes: PlanCodes,
): { kind: 'plan'; subscription: Subscription } | { kind: 'store' } | { kind: 'none' } {
  const requested = subscriptions.filter(({ id }) => requestedId === null || id === requestedId);
  const [subscription, ...others] = requested.filter((each) => canCancel(each, codes));
  if (subscription) return others.length === 0 ? { kind: 'plan', subscription } : { kind: 'none' };
  return requested.some(({ state }) => state.kind === 'billedElsewhere')
    ? { kind: 'store' }
    : { kind: 'none' };
}

/**
 * Returns the lowest plan of the same billing cycle below the one to be cancelled, which a person may choose instead; undefined
 * without such a plan, or where the state of the plan allows no order.
 */
export function lowerPlan(
  { plan, state }: Pick<Subscription, 'plan' | 'state'>,
  available: readonly Plan[],
  codes: PlanCodes,
): Plan | undefined {
  if (planStates[state.kind].closed) return undefined;
  const pendingCode = pendingPlan(state)?.planCode;
  return available
    .filter(({ code }) => code !== pendingCode && !isFreePlan(code, codes))
    .filter(({ isVisible, isLegacy }) => isVisible && !isLegacy)
    .filter((each) => each.billingCycle === plan.billingCycle && each.billingOrder < plan.billingOrder)
    .toSorted((a, b) => a.billingOrder - b.billingOrder)[0];
}
