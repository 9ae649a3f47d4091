import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { BillingPlan } from '../../contracts/billing/billing-view.ts';
import { moneyText } from '../../domain/money.ts';
import type { AcceptedPromo } from '../../domain/orders/promo.ts';
import type { OrderContext } from '../orders/order-context.ts';
import { orderedPlanNames } from '../orders/ordered-plan-text.ts';
import { nextChargeLines, storyOf } from '../orders/price-text.ts';
import type { RequestContext } from '../page/request-context.ts';
import { cycleText } from '../plans/cycle-text.ts';

/** The plan a card is entered for: its price, with the trial before it, what is charged today and what comes next. */
export function billingPlanText(
  orderContext: OrderContext,
  promo: AcceptedPromo | undefined,
  context: RequestContext,
): BillingPlan {
  const { toPlan, quote, listPreview, preview } = orderContext;
  const copy = copyFor('billing', context.locale.language, context.brand);
  const money = (minorUnits: number) =>
    moneyText({ minorUnits, currency: quote.currency }, context.locale.format);
  const price = fillIn(priceWords(toPlan.billingCycle, copy), { amount: money(listPreview.subTotal) });
  const [next] = nextChargeLines(storyOf(orderContext, promo, context), context);
  const trial = preview.trial && toPlan.trial;
  return {
    name: orderedPlanNames(orderContext, context).name,
    price: trial
      ? fillIn(copy.planTrial, { duration: trial.duration, unit: trial.unit, price })
      : preview.trial
        ? fillIn(copy.planFirstFree, { price })
        : price,
    today: { label: copy.today, value: money(quote.today) },
    next,
  };
}

function priceWords(months: number, copy: Copy['billing']): string {
  return cycleText(months, {
    none: '{amount}',
    monthly: copy.pricePerMonth,
    yearly: copy.pricePerYear,
    twoYears: copy.pricePerTwoYears,
    other: copy.pricePerMonths,
  });
}
