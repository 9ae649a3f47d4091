import type { Subscription } from '../../contracts/plans/subscription.ts';
import { canCancel } from '../orders/cancellation.ts';
import { isFreePlan, isNoPlan } from './plan-codes.ts';

/** What the three-dot menu of a plan offers; undefined where there is nothing, and so no dots. */
export type PlanMenu = { manageDevices: boolean; cancelPlan: boolean } | undefined;

/**
 * The menu of a plan. Manage Devices: the plan is paid, is not
 * a free plan without devices, and its code is not in the free list. Nothing for a plan that Apple bills.
 */
export function planMenu(subscription: Subscription, features: { cancelPlan: boolean }): PlanMenu {
  if (subscription.biller === 'apple') return undefined;
  const menu = {
    manageDevices: canManageDevices(subscription),
    cancelPlan: canCancel(subscription, features),
  };
  return menu.manageDevices || menu.cancelPlan ? menu : undefined;
}

/** True for a plan whose menu leads to its devices: paid, by card, with room for a device. */
function canManageDevices({ plan, biller }: Subscription): boolean {
  const isPaid = plan.billingCycle > 0 && !isFreePlan(plan.code);
  return biller !== 'apple' && isPaid && !isNoPlan(plan.code) && plan.deviceQuantity > 0;
}

/**
 * True for a plan, a free one too, by which some devices are covered that can be chosen here: with room for one, not by Apple.
 */
export function canChooseDevices({ plan, biller }: Subscription): boolean {
  return biller !== 'apple' && !isNoPlan(plan.code) && plan.deviceQuantity > 0;
}
