import type { Subscription } from '../contracts/subscription.ts';
import { endsFree } from './pending-change.ts';
import { isFreePlan } from './plan-codes.ts';

/**
 * Whether a plan can be cancelled here (spec subscriptions-and-money.md section 2, My Plan: Menu; design decision 13): the
 * brand has it, the billing order is above 0, Apple does not bill it, and it is not on its way to a free plan already.
 */
export function canCancel(subscription: Subscription, features: { cancelPlan: boolean }): boolean {
  const { plan, biller } = subscription;
  return (
    features.cancelPlan &&
    plan.billingOrder > 0 &&
    biller !== 'apple' &&
    !isFreePlan(plan.code) &&
    !endsFree(subscription)
  );
}
