import type { Plan } from '../../contracts/plans/plan.ts';
import type { PendingPlan } from '../../contracts/plans/subscription.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { OrderContext } from '../account/order-context.ts';
import type { Words } from '../request/words.ts';

/** What tells two plans of one name apart. `deviceQuantity` is null where it is unknown. */
type NamedPlan = { name: string; deviceQuantity: number | null; billingCycle: number };

/**
 * Returns the names of two plans. Where both have the same name, the number of devices is added, or the billing cycle where
 * that number is equal or unknown.
 */
export function distinctNames(
  first: NamedPlan,
  second: NamedPlan,
  words: Words,
): { first: string; second: string } {
  const copy = words.copy('order');
  const areDevicesTold =
    first.deviceQuantity !== null &&
    second.deviceQuantity !== null &&
    first.deviceQuantity !== second.deviceQuantity;
  const named = ({ name: plan, deviceQuantity, billingCycle }: NamedPlan) => {
    if (first.name !== second.name) return plan;
    if (areDevicesTold && deviceQuantity !== null)
      return fillIn(copy.planOfDevices, { plan, count: deviceQuantity });
    return billingCycle === 0 ? plan : fillIn(copy.planOfCycle, { plan, count: billingCycle });
  };
  return { first: named(first), second: named(second) };
}

/** Returns the plan that follows, with its number of devices where one of the plans has its code. */
export function pendingAsNamed(
  { planName: name, planCode, billingCycle }: PendingPlan,
  plans: readonly Pick<Plan, 'code' | 'deviceQuantity'>[],
): NamedPlan {
  const listed = planCode === null ? undefined : plans.find(({ code }) => code === planCode);
  return { name, billingCycle, deviceQuantity: listed?.deviceQuantity ?? null };
}

/** Returns the name of the plan that an order changes, told apart from the ordered one; empty for a first order. */
export function currentPlanName(
  { toPlan, current }: Pick<OrderContext, 'toPlan' | 'current'>,
  words: Words,
): string {
  const subscription = current?.subscription;
  if (!subscription) return '';
  // A plan that is kept is one plan.
  return subscription.planId === toPlan.id
    ? subscription.plan.name
    : distinctNames(toPlan, subscription.plan, words).second;
}

/** Returns the name of the plan of a receipt, told apart from the plan that it replaces. */
export function receiptPlanName(
  { planName: name, billingCycle, deviceQuantity, from }: OrderReceipt,
  words: Words,
): string {
  return from
    ? distinctNames({ name, billingCycle, deviceQuantity: deviceQuantity ?? null }, from, words).first
    : name;
}
