import type { Preview } from '../../contracts/orders/preview.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanChangeIntent } from '../../contracts/stored/session-record.ts';
import type { Subscription } from './subscription.ts';
import { priceIn } from '../text/money.ts';
import { currentPlanOf, isPaid } from './current-subscription.ts';
import { currentPeriod } from './period.ts';
import type { PlanCodes } from './plan-codes.ts';
import type { LiveState } from './subscription-state.ts';

/** A subscription that is about to change or end. */
export type Leaving = { state: Extract<LiveState, { kind: 'changing' | 'ending' }> };

/** True where the person can keep a plan that is about to change or end: a paid plan that is charged here. */
export function canResume<Paid extends Pick<Subscription, 'plan' | 'state'>>(
  subscription: Paid,
  codes: PlanCodes,
): subscription is Paid & Leaving {
  return isPaid(subscription, codes) && standing(subscription.state) === 'leaving';
}

/** True for a paid plan that is charged here and goes on: there is nothing to take back. */
export function isResumed(subscription: Pick<Subscription, 'plan' | 'state'>, codes: PlanCodes): boolean {
  return isPaid(subscription, codes) && standing(subscription.state) === 'staying';
}

function standing(state: LiveState): 'leaving' | 'staying' | 'other' {
  switch (state.kind) {
    case 'changing':
    case 'ending':
      return 'leaving';
    case 'trial':
    case 'running':
    case 'pastDue':
      return 'staying';
    case 'free':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return 'other';
  }
}

/**
 * The plan change that keeps a plan: it orders the same plan again, with the covered devices that the account still
 * owns.
 */
export function resumeIntent(
  { id, planId, plan, deviceIds }: Subscription,
  accountDevices: readonly { id: string }[],
): PlanChangeIntent {
  const owned = new Set(accountDevices.map((device) => device.id));
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
export function resumedPlan(
  subscription: Subscription,
  toPlanId: string,
  plans: readonly Plan[],
  codes: PlanCodes,
): Plan | undefined {
  if (subscription.planId !== toPlanId || !canResume(subscription, codes)) return undefined;
  return plans.find(({ id }) => id === toPlanId) ?? currentPlanOf(subscription);
}

/**
 * The price of a plan to keep, for a platform that does not preview a plan the account already has: its list price on
 * its next charge date. Its tax is unknown and stated as 0. Undefined where the price or the date is unknown.
 */
export function listedPreview(
  { state }: Pick<Subscription, 'state'>,
  plan: Plan,
  currency: string,
): Preview | undefined {
  const price = priceIn(plan.prices, currency);
  const chargeDate = currentPeriod(state)?.endsAt ?? null;
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
