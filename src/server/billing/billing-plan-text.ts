import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { BillingPlan } from '../../components/billing/billing-view.tsx';
import { moneyText } from '../../domain/text/money.ts';
import type { AcceptedPromo } from '../../domain/orders/promo.ts';
import type { OrderContext } from '../account/order-context.ts';
import { orderedPlanNames } from '../orders/ordered-plan-text.ts';
import { nextChargeLines, storyOf } from '../words/price-text.ts';
import { shownListPrice } from '../account/shown-price.ts';
import type { RequestContext } from '../request/request-context.ts';
import { priceText } from '../words/cycle-text.ts';
import { trialSpanText } from '../words/trial-span-text.ts';

/**
 * Returns the plan that a card is entered for, in words: its price and its trial, what is charged today, and what comes
 * next.
 */
export function billingPlanText(
  orderContext: OrderContext,
  promo: AcceptedPromo | undefined,
  context: RequestContext,
): BillingPlan {
  const { toPlan, quote, preview } = orderContext;
  const copy = copyFor('billing', context.locale.language, context.brand);
  const { each } = copyFor('price', context.locale.language, context.brand);
  const money = (minorUnits: number) =>
    moneyText({ minorUnits, currency: quote.currency }, context.locale.format);
  const price = priceText(money(shownListPrice(orderContext, context.brand)), toPlan.billingCycle, each);
  const [next] = nextChargeLines(storyOf(orderContext, promo, context), context);
  const { name } = orderedPlanNames(orderContext, context);
  const span = preview.trial ? trialSpanText(toPlan, context.locale.format) : undefined;
  return {
    line: fillIn(copy.planLine, { plan: name, price }),
    name,
    price: span
      ? fillIn(copy.planTrial, { span, price })
      : preview.trial
        ? fillIn(copy.planFirstFree, { price })
        : price,
    today: { label: copy.today, value: money(quote.today) },
    next,
  };
}
