import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';

/** True for a plan of a lower billing order than that of today. */
export function isDowngrade(
  toPlan: Pick<Plan, 'billingOrder'>,
  current: Pick<Subscription, 'plan'> | undefined,
): boolean {
  return current !== undefined && toPlan.billingOrder < current.plan.billingOrder;
}
