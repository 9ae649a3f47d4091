import type { SubscribeAnswer } from '../../contracts/orders/subscribe.ts';
import type { PromoLength } from '../../contracts/stored/promo-length.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import { chargeOn, chargeTerms, laterCharges } from '../../domain/orders/later-charges.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { currentPeriod } from '../../domain/plans/period.ts';
import { comingOf } from '../../domain/text/when.ts';
import { orderStart } from '../../domain/orders/answer-meaning.ts';
import type { RequestedChange } from '../../domain/orders/open-change.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { OrderContext } from './order-context.ts';
import { laterChargesParams, type PricingBrand } from './order-story.ts';

/** What a receipt depends on beside the order context. `promo`: the promo code of the order; undefined without one. */
export type ReceiptParams = {
  promo: { lasts?: PromoLength | undefined } | undefined;
  brand: PricingBrand;
  nowMs: number;
};

/** Returns what an order wants, with its receipt as it was agreed. */
export function requestedOrder(
  { toPlanId, toPlanCode, fromSubscriptionId }: PlanChangeIntent,
  orderContext: OrderContext,
  params: ReceiptParams,
): Extract<RequestedChange, { kind: 'order' }> {
  return {
    kind: 'order',
    toPlanId,
    toPlanCode,
    fromSubscriptionId,
    keeps: orderContext.current?.subscription.planId === toPlanId,
    receipt: receiptOf(orderContext, params),
  };
}

/**
 * Returns the whole receipt of an order: as it was agreed, by the price story, with the days of the platform's answer where
 * there is one. A day of the answer that is over says nothing.
 */
export function receiptOf(
  orderContext: OrderContext,
  { promo, brand, nowMs }: ReceiptParams,
  answer: Partial<SubscribeAnswer> = {},
): OrderReceipt {
  const { toPlan, current, quote, devices, country } = orderContext;
  const from = current?.subscription;
  const params = laterChargesParams(orderContext, promo, brand, nowMs);
  const { next, recurring } = laterCharges(params);
  const terms = chargeTerms(params);
  const trialEndsAt = comingOf(answer.trial_ends_at, nowMs);
  const periodEndsAt = comingOf(answer.current_period_ends_at, nowMs);
  const heldUntil = (from && currentPeriod(from.state)?.endsAt) ?? null;
  const statedStart = comingOf(orderStart(answer), nowMs);
  const startsAt = statedStart ?? (isDowngrade(toPlan, from) ? (heldUntil ?? periodEndsAt) : null);
  // A plan that the platform lets start later than was agreed is charged first then.
  const isPutOff = statedStart !== null && !terms.isFirstDue;
  const nextChargeAt = next && (isPutOff ? statedStart : (trialEndsAt ?? periodEndsAt ?? next.at));
  return {
    version: 2,
    planName: toPlan.name,
    currency: quote.currency,
    chargedToday: quote.today,
    ...(isPutOff && quote.today > 0 ? { isChargeUnknown: true } : {}),
    perPeriod: terms.list,
    ...(terms.lasts ? { withPromo: terms.first, lasts: terms.lasts } : {}),
    ...(nextChargeAt === null
      ? {}
      : { next: chargeOn(isPutOff ? { ...terms, isFirstDue: true } : terms, nextChargeAt) }),
    ...(recurring ? { renewal: recurring } : {}),
    billingCycle: toPlan.billingCycle,
    deviceQuantity: toPlan.deviceQuantity,
    ...(from
      ? {
          from: {
            name: from.plan.name,
            deviceQuantity: from.plan.deviceQuantity,
            billingCycle: from.plan.billingCycle,
          },
        }
      : {}),
    deviceCount: devices.length,
    devices: devices.map(({ id, name, model }) => ({ id, name, model })),
    placedAtMs: nowMs,
    country,
    isTrialNew: quote.afterTrial !== null,
    startsAt,
    nextChargeAt,
    trialEndsAt,
  };
}
