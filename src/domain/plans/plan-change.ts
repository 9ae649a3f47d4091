import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { byDeviceName, subscribableDevices } from '../devices/covered-devices.ts';
import { currentSubscription } from './current-subscription.ts';
import { isDowngrade } from './downgrade.ts';
import { isFreePlan, isNoPlan } from './plan-codes.ts';
import { coveredOwnDevices, planLoss, type PlanLoss } from './plan-loss.ts';

/** What a chosen plan needs next. */
export type PlanChangeStep = 'devices' | 'checkoutSession' | 'orderSummary' | 'billing';

/** A plan change under way, from the choice of the plan until it is ordered or given up. */
export type PlanChangeIntent = {
  toPlanCode: string;
  toPlanId: string;
  /** The subscription that changes; null for somebody who has none yet. */
  fromSubscriptionId: string | null;
  /** The devices the new plan is to cover: never more than it can. Empty while the person still has to choose. */
  deviceIds: string[];
  /** Promo codes brought along, in lower case. */
  promoCodes: string[];
  step: PlanChangeStep;
};

/** The page of a step. A checkout session is made on the way out of the order summary. */
export const stepPaths: Readonly<Record<PlanChangeStep, '/manage-devices' | '/order-summary' | '/billing'>> =
  {
    devices: '/manage-devices',
    checkoutSession: '/order-summary',
    orderSummary: '/order-summary',
    billing: '/billing',
  };

/** What an account has, and what it may take: merged subscriptions, every device, every plan available to it. */
export type AccountPlans = {
  subscriptions: readonly Subscription[];
  devices: readonly Device[];
  available: readonly Plan[];
};

/** A plan somebody chose, with all the decision depends on. `nowMs` in milliseconds since 1970. */
export type PlanChangeAsked = AccountPlans & {
  toPlan: Plan;
  hasBillingInfo: boolean;
  /** The brand's rules. */
  flow: 'portal' | 'delegatedCheckout';
  downgradeComparesNames: boolean;
  freeHistoryHours: number;
  promoCodes: readonly string[];
  /** The person has said yes to what the change takes away. */
  confirmed: boolean;
  nowMs: number;
};

/** What comes of a choice: it cannot be made, it has to be confirmed, or it goes on to `stepPaths[intent.step]`. */
export type PlanChangeVerdict =
  | { kind: 'refused'; why: PlanRefusal }
  | { kind: 'confirm'; loss: PlanLoss }
  | { kind: 'proceed'; intent: PlanChangeIntent };

/** Decides what becomes of a chosen plan: the rules of a plan change, in their order. */
export function planChange(asked: PlanChangeAsked): PlanChangeVerdict {
  const { toPlan, devices, freeHistoryHours, nowMs } = asked;
  const why = planRefusal(toPlan, asked);
  if (why) return { kind: 'refused', why };
  // What nobody can name a price of is not sold.
  if (toPlan.billingCycle > 0 && toPlan.prices.length === 0) return { kind: 'refused', why: 'notOffered' };
  const current = currentSubscription(asked.subscriptions);
  const isFree = isFreePlan(toPlan.code) || isNoPlan(toPlan.code);
  if (!asked.confirmed && (isFree || asksForDowngrade(toPlan, current, asked.downgradeComparesNames)))
    return { kind: 'confirm', loss: planLoss({ toPlan, current, devices, freeHistoryHours, nowMs }) };
  return {
    kind: 'proceed',
    intent: {
      toPlanCode: toPlan.code,
      toPlanId: toPlan.id,
      fromSubscriptionId: current?.id ?? null,
      promoCodes: [...asked.promoCodes],
      ...(isFree ? freeStep(asked, current) : paidStep(asked, current)),
    },
  };
}

/** Why an account cannot take a plan; undefined where it can. */
export function planRefusal(
  toPlan: Pick<Plan, 'id' | 'code' | 'name' | 'billingCycle'>,
  { subscriptions, available }: Pick<AccountPlans, 'subscriptions' | 'available'>,
): PlanRefusal | undefined {
  const current = currentSubscription(subscriptions);
  if (current?.biller === 'apple') return 'billedByApple';
  const isHeld = (subscription: Subscription) =>
    subscription.planId === toPlan.id || subscription.plan.code === toPlan.code;
  if (current && isHeld(current)) return 'current';
  // A paid plan held twice would be paid twice; a free one beside a paid one is where the paid one falls to.
  if (!isFreePlan(toPlan.code) && subscriptions.some(isHeld)) return 'current';
  if (subscriptions.some((subscription) => isPending(toPlan, subscription))) return 'pending';
  return available.some(({ id }) => id === toPlan.id) ? undefined : 'notOffered';
}

/** True for the plan a subscription is about to change to; one that is never charged has no code there. */
function isPending(
  toPlan: Pick<Plan, 'code' | 'name' | 'billingCycle'>,
  { pendingChange }: Subscription,
): boolean {
  if (!pendingChange) return false;
  return pendingChange.planCode === null
    ? pendingChange.planName === toPlan.name && pendingChange.billingCycle === toPlan.billingCycle
    : pendingChange.planCode === toPlan.code;
}

/** Rule 1: a downgrade; where the brand compares names, only to a plan of another name. */
function asksForDowngrade(toPlan: Plan, current: Subscription | undefined, comparesNames: boolean): boolean {
  return isDowngrade(toPlan, current) && !(comparesNames && toPlan.name === current?.plan.name);
}

type Step = Pick<PlanChangeIntent, 'deviceIds' | 'step'>;

/**
 * Rule 2: a free plan goes on to the checkout and needs no card. It covers every device where it can, else what is covered
 * today as far as it reaches, else the first by name: none is left without cover that could have it.
 */
function freeStep({ toPlan, devices, flow }: PlanChangeAsked, current: Subscription | undefined): Step {
  const limit = isNoPlan(toPlan.code) ? 0 : toPlan.deviceQuantity;
  const own = subscribableDevices(devices).toSorted(byDeviceName);
  const covered = coveredOwnDevices(current, devices);
  const taken = own.length <= limit || covered.length === 0 ? own : covered;
  return {
    deviceIds: idsOf(taken.slice(0, limit)),
    step: flow === 'delegatedCheckout' ? 'checkoutSession' : 'orderSummary',
  };
}

/** Rules 3 and 4: the devices are plain, or the person chooses them first. Rule 5: then the order, or the card it needs. */
function paidStep(asked: PlanChangeAsked, current: Subscription | undefined): Step {
  const { toPlan, devices, flow, hasBillingInfo } = asked;
  const limit = toPlan.deviceQuantity;
  const covered = coveredOwnDevices(current, devices);
  const own = subscribableDevices(devices);
  const plain = limit === 1 && covered.length === 1 ? covered : own;
  if (plain.length > limit)
    return { deviceIds: covered.length <= limit ? idsOf(covered) : [], step: 'devices' };
  const deviceIds = idsOf(plain);
  if (flow === 'delegatedCheckout') return { deviceIds, step: 'checkoutSession' };
  return { deviceIds, step: hasBillingInfo ? 'orderSummary' : 'billing' };
}

function idsOf(devices: readonly Device[]): string[] {
  return devices.map(({ id }) => id);
}
