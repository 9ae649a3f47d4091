import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderedPlanText } from '../../components/orders/ordered-plan.tsx';
import { moneyText } from '../../domain/money.ts';
import { isNeverCharged, isNoPlan } from '../../domain/plans/plan-codes.ts';
import type { RequestContext } from '../request/request-context.ts';
import { deviceChipsText } from '../devices/device-chips-text.ts';
import type { OrderContext } from '../account/order-context.ts';
import { cycleText } from '../plans/cycle-text.ts';

type Setting = Pick<RequestContext, 'brand' | 'locale'>;

/**
 * Returns the names of an order's plan and of the plan that it replaces. Where both have the same name, the number of
 * devices or the billing cycle is added.
 */
export function orderedPlanNames(
  { toPlan, current }: Pick<OrderContext, 'toPlan' | 'current'>,
  { brand, locale }: Setting,
): { name: string; from: string | undefined } {
  const copy = copyFor('order', locale.language, brand);
  const held = current?.subscription.plan;
  const from = held && !isNoPlan(held.code, brand.planCodes) ? held : undefined;
  const isNamesake = from?.name === toPlan.name;
  const named = (plan: { name: string; deviceQuantity: number; billingCycle: number }) => {
    if (!isNamesake) return plan.name;
    if (from?.deviceQuantity !== toPlan.deviceQuantity)
      return fillIn(copy.planOfDevices, { plan: plan.name, count: plan.deviceQuantity });
    return plan.billingCycle === 0
      ? plan.name
      : fillIn(copy.planOfCycle, { plan: plan.name, count: plan.billingCycle });
  };
  return { name: named(toPlan), from: from && fillIn(copy.inPlaceOf, { plan: named(from) }) };
}

/** Returns an order's plan in words: its name, the plan that it replaces, its price, and its devices. */
export function orderedPlanText(
  orderContext: OrderContext,
  modelNames: ReadonlyMap<string, string>,
  setting: Setting,
): OrderedPlanText {
  const { toPlan, listPreview, devices } = orderContext;
  const { brand, locale } = setting;
  const isFree = isNeverCharged(toPlan, brand.planCodes);
  return {
    ...orderedPlanNames(orderContext, setting),
    price: isFree
      ? undefined
      : moneyText({ minorUnits: listPreview.subTotal, currency: listPreview.currency }, locale.format),
    per: isFree ? undefined : cycleText(toPlan.billingCycle, copyFor('price', locale.language, brand).per),
    cycleWarning: undefined,
    facts: [],
    deviceCount: devices.length,
    devices: deviceChipsText(devices, modelNames, copyFor('devices', locale.language, brand), {
      named: true,
    }),
    left: undefined,
  };
}
