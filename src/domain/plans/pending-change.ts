import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isFreePlan } from './plan-codes.ts';

/** True where the pending change of a subscription leads to a free plan. */
export function endsFree({ pendingChange }: Pick<Subscription, 'pendingChange'>): boolean {
  return (
    pendingChange !== null && (pendingChange.billingCycle === 0 || isFreePlan(pendingChange.planCode ?? ''))
  );
}
