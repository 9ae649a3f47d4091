import { fillIn } from '../../copy/fill-in.ts';
import type { BillingPlan } from '../../components/billing/billing-view.tsx';
import type { AcceptedPromo } from '../../domain/orders/promo.ts';
import type { OrderContext } from '../account/order-context.ts';
import { orderedPlanNames } from '../orders/ordered-plan-text.ts';
import { nextChargeLines, storyOf } from '../words/price-text.ts';
import { shownListPrice } from '../account/shown-price.ts';
import type { RequestContext } from '../request/request-context.ts';
import { priceText } from '../words/price-text.ts';
import { trialSpanText } from '../words/price-text.ts';

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
  const copy = context.copy('billing');
  const { each } = context.copy('price');
  const money = (minorUnits: number) => context.money({ minorUnits, currency: quote.currency });
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
