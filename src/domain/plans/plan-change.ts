import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type * as stored from '../../contracts/stored/session-record.ts';
import type { PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import { byDeviceName, subscribableDevices } from '../devices/covered-devices.ts';
import { currentSubscription, isDowngrade } from './current-subscription.ts';
import { mergedSubscriptions } from './merged-subscriptions.ts';
import { stepAfterDevices } from './plan-change-step.ts';
import { isFreePlan, isNoPlan, type PlanCodes } from './plan-codes.ts';
import { coveredAccountDevices, planLoss, type PlanLoss } from './plan-loss.ts';
import { planStates } from './plan-states.ts';
import { resumedPlan } from './resumed-plan.ts';
import { pendingPlan } from './subscription-state.ts';
import type { Subscription } from './subscription.ts';

/** A plan change in progress, from the choice of the plan until it is ordered or discarded. */
export type PlanChangeIntent = stored.PlanChangeIntent;

/** What an account has and may choose: merged subscriptions, all devices, and all plans available to it. */
export type AccountPlans = {
  subscriptions: readonly Subscription[];
  devices: readonly Device[];
  available: readonly Plan[];
};

/** A chosen plan with everything the decision depends on. */
export type PlanChangeParams = AccountPlans & {
  toPlan: Plan;
  hasBillingInfo: boolean;
  /** The brand's rules. */
  flow: 'portal' | 'delegatedCheckout';
  downgradeComparesNames: boolean;
  freeHistoryHours: number;
  planCodes: PlanCodes;
  promoCodes: readonly string[];
  /** True where the person accepted what they lose with the change. */
  confirmed: boolean;
};

/** The decision about a choice: it is refused, it needs a confirmation, or it continues on `stepPages[intent.step]`. */
export type PlanChangeVerdict =
  | { kind: 'refused'; why: PlanRefusal }
  | { kind: 'confirm'; loss: PlanLoss }
  | { kind: 'proceed'; intent: PlanChangeIntent };

/**
 * Decides about a chosen plan. In this order: a plan the account cannot take is refused; a downgrade (1) or a free plan
 * (2) needs a confirmation; then the devices (2, 3, 4) and the payment (5) decide the next step.
 */
export function planChange(params: PlanChangeParams): PlanChangeVerdict {
  const { toPlan, devices, freeHistoryHours, planCodes } = params;
  const why = planRefusal(toPlan, params);
  if (why) return { kind: 'refused', why };
  // A charged plan without any price is not for sale.
  if (toPlan.billingCycle > 0 && toPlan.prices.length === 0) return { kind: 'refused', why: 'notOffered' };
  const current = currentSubscription(params.subscriptions, planCodes);
  const isFree = isFreePlan(toPlan.code, planCodes) || isNoPlan(toPlan.code, planCodes);
  if (!params.confirmed && (isFree || asksForDowngrade(toPlan, current, params.downgradeComparesNames)))
    return {
      kind: 'confirm',
      loss: planLoss({ toPlan, current, devices, freeHistoryHours, planCodes }),
    };
  return {
    kind: 'proceed',
    intent: {
      toPlanCode: toPlan.code,
      toPlanId: toPlan.id,
      fromSubscriptionId: current?.id ?? null,
      promoCodes: [...params.promoCodes],
      ...(isFree ? freeStep(params, current) : paidStep(params, current)),
    },
  };
}

/** Why an account cannot take a plan; undefined where it can. */
export function planRefusal(
  toPlan: Pick<Plan, 'id' | 'code' | 'name' | 'billingCycle'>,
  {
    subscriptions,
    available,
    planCodes,
  }: Pick<AccountPlans, 'subscriptions' | 'available'> & { planCodes: PlanCodes },
): PlanRefusal | undefined {
  const current = currentSubscription(subscriptions, planCodes);
  const closed = current && planStates[current.state.kind].closed;
  if (closed) return closed;
  const isHeld = (subscription: Subscription) =>
    subscription.planId === toPlan.id || subscription.plan.code === toPlan.code;
  if (current && isHeld(current)) return 'current';
  // A paid plan held twice would be paid twice. A free plan beside a paid one may be chosen: the account falls back to
  // it.
  if (!isFreePlan(toPlan.code, planCodes) && subscriptions.some(isHeld)) return 'current';
  if (subscriptions.some((subscription) => isPending(toPlan, subscription))) return 'pending';
  return available.some(({ id }) => id === toPlan.id) ? undefined : 'notOffered';
}

/**
 * Why an account cannot take the plan of a change that was begun earlier; undefined where it can, or resumes the plan that it
 * has. The subscriptions are as the account has them, not merged.
 */
export function changeRefusal(
  { toPlanId, fromSubscriptionId }: PlanChangeIntent,
  {
    subscriptions,
    available,
    catalogue,
  }: Pick<AccountPlans, 'subscriptions' | 'available'> & { catalogue: readonly Plan[] },
  planCodes: PlanCodes,
): PlanRefusal | undefined {
  const toPlan = available.find(({ id }) => id === toPlanId);
  const from = subscriptions.find(({ id }) => id === fromSubscriptionId);
  if (!toPlan || (from && resumedPlan(from, toPlanId, [...available, ...catalogue], planCodes)))
    return undefined;
  const merged = mergedSubscriptions(subscriptions, planCodes);
  return planRefusal(toPlan, { subscriptions: merged, available, planCodes });
}

/**
 * True for the plan that a subscription is about to change to. The platform sends no code for a plan that is never
 * charged, so its name and billing cycle are compared.
 */
function isPending(
  toPlan: Pick<Plan, 'code' | 'name' | 'billingCycle'>,
  { state }: Pick<Subscription, 'state'>,
): boolean {
  const pending = pendingPlan(state);
  if (!pending) return false;
  return pending.planCode === null
    ? pending.planName === toPlan.name && pending.billingCycle === toPlan.billingCycle
    : pending.planCode === toPlan.code;
}

/**
 * Rule 1: a downgrade needs a confirmation. Where the brand compares names, a lower plan of the same name needs none.
 */
function asksForDowngrade(toPlan: Plan, current: Subscription | undefined, comparesNames: boolean): boolean {
  return isDowngrade(toPlan, current) && !(comparesNames && toPlan.name === current?.plan.name);
}

type Step = Pick<PlanChangeIntent, 'deviceIds' | 'step'>;

/**
 * Rule 2: a free plan continues with the order and needs no card. It covers all devices where they fit, else those
 * covered today up to its limit, else the first by name.
 */
function freeStep(
  { toPlan, devices, flow, hasBillingInfo, planCodes }: PlanChangeParams,
  current: Subscription | undefined,
): Step {
  const limit = isNoPlan(toPlan.code, planCodes) ? 0 : toPlan.deviceQuantity;
  const subscribable = subscribableDevices(devices).toSorted(byDeviceName);
  const covered = coveredAccountDevices(current, devices);
  const taken = subscribable.length <= limit || covered.length === 0 ? subscribable : covered;
  return {
    deviceIds: idsOf(taken.slice(0, limit)),
    step: stepAfterDevices({ flow, hasBillingInfo, isFree: true }),
  };
}

/**
 * Rules 3 and 4: the devices are preselected where they fit, otherwise the person chooses them. A plan for one device
 * keeps the single covered one. Rule 5: then comes the checkout session, the order summary, or the card form without a
 * card on file.
 */
function paidStep(params: PlanChangeParams, current: Subscription | undefined): Step {
  const { toPlan, devices, flow, hasBillingInfo } = params;
  const limit = toPlan.deviceQuantity;
  const covered = coveredAccountDevices(current, devices);
  const subscribable = subscribableDevices(devices);
  const plain = limit === 1 && covered.length === 1 ? covered : subscribable;
  if (plain.length > limit)
    return { deviceIds: covered.length <= limit ? idsOf(covered) : [], step: 'devices' };
  return { deviceIds: idsOf(plain), step: stepAfterDevices({ flow, hasBillingInfo, isFree: false }) };
}

function idsOf(devices: readonly Device[]): string[] {
  return devices.map(({ id }) => id);
}
