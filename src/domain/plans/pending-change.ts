import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isNeverCharged, type PlanCodes } from './plan-codes.ts';

/** True where the pending change of a subscription leads to a free plan. */
export function endsFree({ pendingChange }: Pick<Subscription, 'pendingChange'>, codes: PlanCodes): boolean {
  if (pendingChange === null) return false;
  const { planCode, billingCycle } = pendingChange;
  return isNeverCharged({ code: planCode ?? '', billingCycle }, codes);
}
