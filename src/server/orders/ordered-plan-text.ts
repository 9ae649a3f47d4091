import type { Words } from '../request/words.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { OrderedPlanText } from '../../components/orders/ordered-plan.tsx';
import { isNeverCharged, isNoPlan } from '../../domain/plans/plan-codes.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import type { OrderContext } from '../account/order-context.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import { cycleText, trialSpanText } from '../words/price-text.ts';
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

/** Returns an order's plan in words: its name, the plan that it replaces, its trial, its price, and its devices. */
export function orderedPlanText(
  orderContext: OrderContext,
  story: PriceStory,
  modelNames: ReadonlyMap<string, string>,
  words: Words,
): OrderedPlanText {
  const { toPlan, devices } = orderContext;
  const { brand } = words;
  const isFree = isNeverCharged(toPlan, brand.planCodes);
  return {
    ...orderedPlanNames(orderContext, words),
    trial: trialText(orderContext, story, words),
    price: isFree ? undefined : listPriceText(story, words),
    per: isFree ? undefined : perText(story, words),
    cycleWarning: undefined,
    facts: [],
    devices: deviceChipsText(devices, modelNames, words.copy('devices'), {
      named: true,
    }),
    left: undefined,
  };
}

/** Says how long a plan is free at first; undefined where it is not. */
function trialText(
  { toPlan, preview }: OrderContext,
  { setOff }: PriceStory,
  words: Words,
): string | undefined {
  const { freeFor, freeUntil } = words.copy('price');
  const span = preview.trial ? trialSpanText(toPlan, words.locale.format) : undefined;
  if (span !== undefined) return fillIn(freeFor, { span });
  if (setOff?.why === 'trial' && setOff.until !== null)
    return fillIn(freeUntil, { date: words.day(setOff.until) });
  return preview.trial ? words.copy('checkout').trial : undefined;
}

/** The list price of one period, with its tax where the recurring charge is shown with it. */
function listPriceText({ list, recurring, currency }: PriceStory, words: Words): string {
  return words.money({ minorUnits: recurring?.tax === 'included' ? list.total : list.subTotal, currency });
}

/** The period of a price, and whether its tax is in it; undefined for a plan that is never charged. */
function perText({ cycle, recurring }: PriceStory, words: Words): string | undefined {
  const copy = words.copy('price');
  const price = cycleText(cycle, copy.per);
  if (price === undefined || !recurring) return price;
  const sentences = { included: copy.eachWithTax, added: copy.eachPlusTax };
  switch (recurring.tax) {
    case 'none':
      return price;
    case 'unknown':
      return fillIn(copy.amountPlusAnyTax, { amount: price });
    case 'included':
    case 'added':
      return fillIn(sentences[recurring.tax], { price });
  }
}
