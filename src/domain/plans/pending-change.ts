import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isFreePlan } from './plan-codes.ts';

/** True where a subscription is on its way to a plan that costs nothing: its end is settled. */
export function endsFree({ pendingChange }: Pick<Subscription, 'pendingChange'>): boolean {
  return (
    pendingChange !== null && (pendingChange.billingCycle === 0 || isFreePlan(pendingChange.planCode ?? ''))
  );
}
