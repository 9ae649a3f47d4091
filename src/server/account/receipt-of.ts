import type { SubscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { periodPrices } from '../../domain/orders/receipt-promise.ts';
import { currentPeriod } from '../../domain/plans/period.ts';
import { comingOf } from '../../domain/when.ts';
import type { WantedChange } from '../../domain/orders/open-change.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import type { OrderContext } from './order-context.ts';

/** Returns what an order wants, with its receipt as it was agreed. */
export function wantedOrder(
  { toPlanId, toPlanCode, fromSubscriptionId }: PlanChangeIntent,
  orderContext: OrderContext,
  nowMs: number,
): Extract<WantedChange, { kind: 'order' }> {
  return {
    kind: 'order',
    toPlanId,
    toPlanCode,
    fromSubscriptionId,
    keeps: orderContext.current?.subscription.planId === toPlanId,
    receipt: receiptOf(orderContext, nowMs),
  };
}

const noDates = { trial_ends_at: null, current_period_ends_at: null };

/** Returns the receipt of an order as it was agreed, with the dates of the platform's answer where there is one. */
export function receiptOf(
  { toPlan, current, quote, devices, planCodes, country }: OrderContext,
  nowMs: number,
  answer: Pick<SubscribeAnswer, 'trial_ends_at' | 'current_period_ends_at'> = noDates,
): OrderReceipt {
  const from = current?.subscription;
  const down = isDowngrade(toPlan, from);
  // A platform may name a trial that ended long ago.
  const trialEndsAt = comingOf(answer.trial_ends_at, nowMs);
  // The renewal day of the current plan is kept only where the length of the period stays the same.
  const isSamePeriod = down || from?.plan.billingCycle === toPlan.billingCycle;
  const periodEnd = (from && currentPeriod(from.state)?.endsAt) ?? null;
  const keptDay = isSamePeriod ? periodEnd : null;
  return {
    planName: toPlan.name,
    currency: quote.currency,
    chargedToday: quote.today,
    ...periodPrices(quote),
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
    startsAt: down ? (periodEnd ?? answer.current_period_ends_at) : null,
    nextChargeAt: isFreePlan(toPlan.code, planCodes)
      ? null
      : (trialEndsAt ?? answer.current_period_ends_at ?? keptDay),
    trialEndsAt,
  };
}
