import type { Subscription } from '../../contracts/plans/subscription.ts';
import { defaultPlan } from '../plans/default-plan.ts';
import { endsFree } from '../plans/pending-change.ts';
import { isFreePlan } from '../plans/plan-codes.ts';
import { nextEvent } from '../plans/subscription-status.ts';

/**
 * Whether a person may cancel a plan here: only at the brands
 * that have it, with a billing order above 0, never a free plan, one that Apple bills, or one that becomes free anyway.
 */
export function canCancel(subscription: Subscription, features: { cancelPlan: boolean }): boolean {
  const { plan, planCode, biller } = subscription;
  return (
    features.cancelPlan &&
    biller === 'card' &&
    plan.billingOrder > 0 &&
    !isFreePlan(plan.code) &&
    !isFreePlan(planCode) &&
    !endsFree(subscription)
  );
}

/** How long a cancelled plan still runs: a trial or what is paid for, and until when, where that is known. */
export type RemainingTime = { during: 'trial' | 'paidPeriod'; untilMs: number | null };

/** What is left of a plan that is cancelled now. Times in milliseconds since 1970. */
export function remainingTime(subscription: Subscription, nowMs: number): RemainingTime {
  const next = nextEvent(subscription, nowMs);
  if (next.kind === 'trialEnds') return { during: 'trial', untilMs: next.atMs };
  return { during: 'paidPeriod', untilMs: next.kind === 'nothing' ? null : next.atMs };
}

/** What decides which plan a cancelled one falls to. */
type Fallback = { code: string; billingCycle: number; isDefault: boolean; isVisible: boolean };

/**
 * The plan an account falls to when its plan is cancelled: the default-plan rule among the plans that cost nothing, so that
 * nobody who cancels is put on a plan that is charged (docs/adr/031); undefined where a brand has none.
 */
export function planAfterCancel<P extends Fallback>(plans: readonly P[]): P | undefined {
  return defaultPlan(plans.filter(({ code, billingCycle }) => billingCycle === 0 || isFreePlan(code)));
}
