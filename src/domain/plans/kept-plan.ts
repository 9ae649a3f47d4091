import type { Preview } from '../../contracts/money.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { priceIn } from '../money.ts';
import { heldPlan, isPaid } from './current-subscription.ts';
import type { PlanChangeIntent } from './plan-change.ts';

/** True where what is to follow a plan, be it its end, can be taken back: a paid plan, by card, with a change pending. */
export function canKeep(subscription: Subscription): boolean {
  return subscription.biller === 'card' && subscription.pendingChange !== null && isPaid(subscription);
}

/** True for a paid plan, by card, that nothing is to follow: it is kept already. */
export function isKept(subscription: Subscription): boolean {
  return subscription.biller === 'card' && subscription.pendingChange === null && isPaid(subscription);
}

/** The change that keeps a plan: it is ordered anew, with the devices it covers that the account still owns. */
export function keepIntent(
  { id, planId, plan, deviceIds }: Subscription,
  own: readonly { id: string }[],
): PlanChangeIntent {
  const owned = new Set(own.map((device) => device.id));
  return {
    toPlanId: planId,
    toPlanCode: plan.code,
    fromSubscriptionId: id,
    deviceIds: [...new Set(deviceIds)].filter((device) => owned.has(device)),
    promoCodes: [],
    step: 'orderSummary',
  };
}

/** The plan of a subscription that can be kept, where an order is for that very plan, be it sold no more; else undefined. */
export function keptPlan(
  subscription: Subscription,
  toPlanId: string,
  plans: readonly Plan[],
): Plan | undefined {
  if (subscription.planId !== toPlanId || !canKeep(subscription)) return undefined;
  return plans.find(({ id }) => id === toPlanId) ?? heldPlan(subscription);
}

/**
 * What a kept plan costs where the platform previews no plan that is held: its list price, on the day it would be charged.
 * Tax is not known. Undefined where its price, or the day, is not known either.
 */
export function listedPreview(
  { trialEndsAtMs, renewsAtMs, pendingChange }: Subscription,
  plan: Plan,
  currency: string,
): Preview | undefined {
  const price = priceIn(plan.prices, currency);
  const chargeDate = renewsAtMs ?? trialEndsAtMs ?? pendingChange?.effectiveAtMs ?? null;
  if (!price || chargeDate === null) return undefined;
  return {
    currency: price.currency,
    subTotal: price.minorUnits,
    tax: 0,
    total: price.minorUnits,
    chargeDate,
    trial: null,
  };
}
