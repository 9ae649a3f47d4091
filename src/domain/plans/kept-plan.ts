import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { priceIn } from '../money.ts';
import { heldPlan, isPaid } from './current-subscription.ts';
import type { PlanChangeIntent } from './plan-change.ts';
import type { PlanCodes } from './plan-codes.ts';

/** True where the person can keep a plan that is about to change or end: a paid plan by card with a pending change. */
export function canKeep(subscription: Subscription, codes: PlanCodes): boolean {
  return subscription.biller === 'card' && subscription.pendingChange !== null && isPaid(subscription, codes);
}

/** True for a paid plan by card without a pending change: there is nothing to take back. */
export function isKept(subscription: Subscription, codes: PlanCodes): boolean {
  return subscription.biller === 'card' && subscription.pendingChange === null && isPaid(subscription, codes);
}

/**
 * The plan change that keeps a plan: it orders the same plan again, with the covered devices that the account still
 * owns.
 */
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

/**
 * The plan that an order keeps, even where it is no longer sold. Undefined where the order is for another plan, or
 * where the subscription cannot be kept.
 */
export function keptPlan(
  subscription: Subscription,
  toPlanId: string,
  plans: readonly Plan[],
  codes: PlanCodes,
): Plan | undefined {
  if (subscription.planId !== toPlanId || !canKeep(subscription, codes)) return undefined;
  return plans.find(({ id }) => id === toPlanId) ?? heldPlan(subscription);
}

/**
 * The price of a plan to keep, for a platform that does not preview a plan the account already has: its list price on
 * its next charge date. Its tax is unknown and stated as 0. Undefined where the price or the date is unknown.
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
