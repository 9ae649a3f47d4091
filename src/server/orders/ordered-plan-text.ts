import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderedPlan } from '../../contracts/orders/order-summary.ts';
import { moneyText } from '../../domain/money.ts';
import { isFreePlan, isNoPlan } from '../../domain/plans/plan-codes.ts';
import type { RequestContext } from '../page/request-context.ts';
import type { OrderContext } from './order-context.ts';
import { perText } from './price-text.ts';

/** The plan of an order in words: its name, what it takes the place of, its price, and the devices on it. */
export function orderedPlanText(
  { toPlan, current, listPreview, devices }: OrderContext,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
): OrderedPlan {
  const copy = copyFor('order', locale.language, brand);
  const price = copyFor('price', locale.language, brand);
  const held = current?.subscription.plan;
  const from = held && !isNoPlan(held.code) ? held : undefined;
  const isFree = isFreePlan(toPlan.code) || toPlan.billingCycle === 0;
  const per = perText(toPlan.billingCycle, price);
  /** Two plans of one name are told apart by what differs. */
  const isNamesake = from?.name === toPlan.name;
  const named = (plan: { name: string; deviceQuantity: number; billingCycle: number }) => {
    if (!isNamesake) return plan.name;
    if (from?.deviceQuantity !== toPlan.deviceQuantity)
      return fillIn(copy.planOfDevices, { plan: plan.name, count: plan.deviceQuantity });
    const cycle = perText(plan.billingCycle, price);
    return cycle === undefined ? plan.name : fillIn(copy.planOfCycle, { plan: plan.name, per: cycle });
  };
  return {
    name: named(toPlan),
    from: from && fillIn(copy.inPlaceOf, { plan: named(from) }),
    price: isFree
      ? undefined
      : moneyText({ minorUnits: listPreview.subTotal, currency: listPreview.currency }, locale.format),
    per: isFree ? undefined : per,
    cycleWarning: undefined,
    facts: [],
    devices: devices.map(({ name }) => name ?? copy.unnamedDevice),
    left: undefined,
  };
}
