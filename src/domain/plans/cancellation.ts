import { isPaid } from './current-subscription.ts';
import { defaultPlan } from './offered-plans.ts';
import { type CurrentPeriod, currentPeriod } from './period.ts';
import { isNeverCharged, type PlanCodes } from './plan-codes.ts';
import { planStates } from './plan-states.ts';
import type { Subscription } from './subscription.ts';

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
