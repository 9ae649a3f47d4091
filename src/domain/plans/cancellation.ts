import type { Subscription } from '../../contracts/plans/subscription.ts';
import { defaultPlan } from '../plans/offered-plans.ts';
import { endsFree, nextEvent } from '../plans/next-event.ts';
import { isFreePlan, isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';

/**
 * True where a person may cancel a plan in the portal: the brand has Cancel Plan, the plan is billed by card, is not
 * free and has a billing order above 0, and no pending change makes it free anyway.
 */
export function canCancel(
  subscription: Subscription,
  features: { cancelPlan: boolean },
  codes: PlanCodes,
): boolean {
  const { plan, planCode, biller } = subscription;
  return (
    features.cancelPlan &&
    biller === 'card' &&
    plan.billingOrder > 0 &&
    !isFreePlan(plan.code, codes) &&
    !isFreePlan(planCode, codes) &&
    !endsFree(subscription, codes)
  );
}

/**
 * How long a cancelled plan still runs: until the end of its trial or of its paid period, in milliseconds since 1970.
 * `untilMs` is null where the end is unknown.
 */
export type RemainingTime = { during: 'trial' | 'paidPeriod'; untilMs: number | null };

/** The time that remains of a plan cancelled now. Times are in milliseconds since 1970. */
export function remainingTime(subscription: Subscription, nowMs: number): RemainingTime {
  const next = nextEvent(subscription, nowMs);
  if (next.kind === 'trialEnds') return { during: 'trial', untilMs: next.atMs };
  return { during: 'paidPeriod', untilMs: next.kind === 'nothing' ? null : next.atMs };
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
