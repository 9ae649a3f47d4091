import type { Subscription } from '../../contracts/plans/subscription.ts';
import { canCancel } from './cancellation.ts';
import { isNeverCharged, isNoPlan, type PlanCodes } from './plan-codes.ts';

/** The items of a plan's three-dot menu; undefined where it has none and is not shown. */
export type PlanMenu = { manageDevices: boolean; cancelPlan: boolean } | undefined;

/**
 * Decides the items of a plan's menu. Manage Devices needs a charged plan that covers devices and is not on the free
 * list; for Cancel Plan see `canCancel`. A plan that Apple bills has no menu.
 */
export function planMenu(
  subscription: Subscription,
  features: { cancelPlan: boolean },
  codes: PlanCodes,
): PlanMenu {
  if (subscription.biller === 'apple') return undefined;
  const menu = {
    manageDevices: canManageDevices(subscription, codes),
    cancelPlan: canCancel(subscription, features, codes),
  };
  return menu.manageDevices || menu.cancelPlan ? menu : undefined;
}

/** True for a charged plan by card that covers at least one device. */
function canManageDevices(subscription: Pick<Subscription, 'plan' | 'biller'>, codes: PlanCodes): boolean {
  return canChooseDevices(subscription, codes) && !isNeverCharged(subscription.plan, codes);
}

/**
 * True for a plan, free or paid, whose devices the person can choose here: it covers at least one and Apple does not
 * bill it.
 */
export function canChooseDevices(
  { plan, biller }: Pick<Subscription, 'plan' | 'biller'>,
  codes: PlanCodes,
): boolean {
  return biller !== 'apple' && !isNoPlan(plan.code, codes) && plan.deviceQuantity > 0;
}
