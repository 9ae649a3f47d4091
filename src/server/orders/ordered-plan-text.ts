import type { Words } from '../request/words.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderedPlanText } from '../../components/orders/ordered-plan.tsx';
import { isNeverCharged, isNoPlan } from '../../domain/plans/plan-codes.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import type { OrderContext } from '../account/order-context.ts';
import { cycleText } from '../words/price-text.ts';
import { shownListPrice } from '../account/shown-price.ts';
import { distinctNames } from '../words/plan-names.ts';

/**
 * Returns the names of an order's plan and of the plan that it replaces. Where both have the same name, the number of
 * devices or the billing cycle is added.
 */
export function orderedPlanNames(
  { toPlan, current }: Pick<OrderContext, 'toPlan' | 'current'>,
  words: Words,
): { name: string; from: string | undefined } {
  const { brand } = words;
  const from = current?.subscription.plan;
  if (!from || isNoPlan(from.code, brand.planCodes)) return { name: toPlan.name, from: undefined };
  const { first: name, second: plan } = distinctNames(toPlan, from, words);
  return { name, from: fillIn(words.copy('order').inPlaceOf, { plan }) };
}

/** Returns an order's plan in words: its name, the plan that it replaces, its price, and its devices. */
export function orderedPlanText(
  orderContext: OrderContext,
  modelNames: ReadonlyMap<string, string>,
  words: Words,
): OrderedPlanText {
  const { toPlan, listPreview, devices } = orderContext;
  const { brand } = words;
  const isFree = isNeverCharged(toPlan, brand.planCodes);
  return {
    ...orderedPlanNames(orderContext, words),
    price: isFree
      ? undefined
      : words.money({ minorUnits: shownListPrice(orderContext, brand), currency: listPreview.currency }),
    per: isFree ? undefined : cycleText(toPlan.billingCycle, words.copy('price').per),
    cycleWarning: undefined,
    facts: [],
    deviceCount: devices.length,
    devices: deviceChipsText(devices, modelNames, words.copy('devices'), {
      named: true,
    }),
    left: undefined,
  };
}
