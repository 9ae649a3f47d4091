import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';

/** True where a plan has a lower billing order than the plan of the current subscription. */
export function isDowngrade(
  toPlan: Pick<Plan, 'billingOrder'>,
  current: Pick<Subscription, 'plan'> | undefined,
): boolean {
  return current !== undefined && toPlan.billingOrder < current.plan.billingOrder;
}
