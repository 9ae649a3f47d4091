import { canCancel } from './cancellation.ts';
import { isNeverCharged, isNoPlan, type PlanCodes } from './plan-codes.ts';
import { planStates } from './plan-states.ts';
import type { Subscription } from './subscription.ts';

/** The items of a plan's three-dot menu; undefined where it has none and is not shown. */
export type PlanMenu = { manageDevices: boolean; cancelPlan: boolean } | undefined;

/**
 * Decides the items of a plan's menu. Manage Devices needs a charged plan that covers devices and is not on the free
 * list; for Cancel Plan see `canCancel`. A plan that a store bills has no menu.
 */
export function planMenu(subscription: Pick<Subscription, 'plan' | 'state'>, codes: PlanCodes): PlanMenu {
  const menu = {
    manageDevices: canChooseDevices(subscription, codes) && !isNeverCharged(subscription.plan, codes),
    cancelPlan: canCancel(subscription, codes),
  };
  return menu.manageDevices || menu.cancelPlan ? menu : undefined;
}

/**
 * True for a plan, free or paid, whose devices the person can choose here: it covers at least one, and its state is known
 * and one that the portal can change.
 */
export function canChooseDevices(
  { plan, state }: Pick<Subscription, 'plan' | 'state'>,
  codes: PlanCodes,
): boolean {
  if (isNoPlan(plan.code, codes) || plan.deviceQuantity <= 0) return false;
  return planStates[state.kind].choosesDevices;
}
