import type { SubscribeAnswer } from '../../contracts/money.ts';
import { isDowngrade } from '../../domain/order-quote.ts';
import type { OrderReceipt } from '../../domain/order-outcome.ts';
import { periodPrices } from '../../domain/orders/receipt-promise.ts';
import { isFreePlan } from '../../domain/plan-codes.ts';
import type { OrderGround } from './order-ground.ts';

const noDates = { trial_ends_at: null, current_period_ends_at: null };

/** What was ordered: as agreed, with the dates of the answer where there is one. */
export function receiptOf(
  { target, current, quote, devices }: OrderGround,
  answer: Pick<SubscribeAnswer, 'trial_ends_at' | 'current_period_ends_at'> = noDates,
): OrderReceipt {
  const down = isDowngrade(target, current?.subscription);
  const periodEndsAtMs = current?.subscription.renewsAtMs ?? answer.current_period_ends_at;
  return {
    planName: target.name,
    currency: quote.currency,
    chargedToday: quote.today,
    ...periodPrices(quote),
    billingCycle: target.billingCycle,
    deviceCount: devices.length,
    startsAtMs: down ? periodEndsAtMs : null,
    nextChargeAtMs: isFreePlan(target.code)
      ? null
      : (answer.trial_ends_at ?? answer.current_period_ends_at ?? periodEndsAtMs),
    trialEndsAtMs: answer.trial_ends_at,
  };
}
