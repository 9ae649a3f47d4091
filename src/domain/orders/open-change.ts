import type {
  PlainChange,
  StoredChange,
  RequestedMigration,
  RequestedOrder,
} from '../../contracts/stored/open-change.ts';
import { isCancelled } from '../plans/cancellation.ts';
import { isResumed } from '../plans/resumed-plan.ts';
import { isFreePlan, type PlanCodes, sameId } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { type LiveState, pendingPlan } from '../plans/subscription-state.ts';
import { stateMark } from './account-change.ts';
import { chargeOn } from './later-charges.ts';
import type { OrderOutcome, OrderReceipt } from './order-outcome.ts';

/**
 * The wanted result of a change. An order names the plan, the subscription that it changes (null for a first one), and has the
 * receipt that the person agreed to.
 */
export type RequestedChange = RequestedOrder | PlainChange | RequestedMigration;

/**
 * The one change of an account that was sent and that the account does not show yet. `unsure`: the outcome is unknown.
 * `done`: the platform confirmed it. Times are in milliseconds since 1970.
 */
export type OpenChange = Omit<StoredChange, 'wanted'> & { wanted: RequestedChange };

/**
 * How long an open change stays open where the account never shows it, in milliseconds (docs/adr/016): an order or
 * another change of unknown outcome, and a change that the platform confirmed.
 */
export const openLimits = { orderMs: 24 * 60 * 60_000, changeMs: 15 * 60_000, doneMs: 15 * 60_000 };

/**
 * Records the plan and the state of every subscription, by id, so that a later reading shows whether an order changed it.
 */
export function subscriptionsBefore(subscriptions: readonly Subscription[]): Record<string, string> {
  return Object.fromEntries(subscriptions.map((subscription) => [subscription.id, plansOf(subscription)]));
}

function plansOf({ planId, planCode, plan, state }: Subscription): string {
  return JSON.stringify([planId, planCode, plan.code, stateMark(state)]);
}

/**
 * Finds the subscription that shows a change. Returns null where a missing subscription shows it, and undefined where
 * the account does not show the change.
 */
export function confirmedBy(
  { wanted, before }: Pick<OpenChange, 'wanted' | 'before'>,
  subscriptions: readonly Subscription[],
  codes: PlanCodes,
): Subscription | null | undefined {
  switch (wanted.kind) {
    case 'order':
      return subscriptions.find(
        (subscription) =>
          before[subscription.id] !== plansOf(subscription) && isOnto(subscription, wanted, codes),
      );
    case 'saveDevices': {
      const subscription = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return coversExactly(subscription, wanted.deviceIds) ? subscription : undefined;
    }
    case 'cancelPlan': {
      const subscription = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return !subscription || isCancelled(subscription) ? (subscription ?? null) : undefined;
    }
    case 'migrate': {
      // Without an answer, only the platform can say whether a migration is still required.
      const { onto } = wanted;
      return onto
        ? subscriptions.find(({ id, planId }) => id === onto.subscriptionId && planId === onto.planId)
        : undefined;
    }
  }
}

/** True where the account is as a change wanted it, whatever made it so; a later change may have undone it. */
export function matchesRequest(
  wanted: RequestedChange,
  subscriptions: readonly Subscription[],
  codes: PlanCodes,
): boolean {
  switch (wanted.kind) {
    case 'order':
      return wanted.keeps
        ? subscriptions.some((each) => sameId(each.planId, wanted.toPlanId) && isResumed(each, codes))
        : confirmedBy({ wanted, before: {} }, subscriptions, codes) !== undefined;
    case 'saveDevices':
    case 'cancelPlan':
      return confirmedBy({ wanted, before: {} }, subscriptions, codes) !== undefined;
    case 'migrate':
      // A migration is never undone.
      return true;
  }
}

/** True where two changes want the same of the same subscription, whatever the person saw before. */
export function isSameWish(one: RequestedChange, other: RequestedChange): boolean {
  switch (one.kind) {
    case 'saveDevices':
      return (
        other.kind === 'saveDevices' &&
        one.subscriptionId === other.subscriptionId &&
        sameIds(one.deviceIds, other.deviceIds)
      );
    case 'cancelPlan':
      return other.kind === 'cancelPlan' && one.subscriptionId === other.subscriptionId;
    case 'migrate':
      return other.kind === 'migrate';
    case 'order':
      // An order is the same only by its key.
      return false;
  }
}

/** True once an open change that the account never showed has expired and no longer blocks other changes. */
export function isOver({ wanted, startedAtMs, known }: OpenChange, nowMs: number): boolean {
  const unsureMs = wanted.kind === 'order' ? openLimits.orderMs : openLimits.changeMs;
  return nowMs - startedAtMs >= (known === 'done' ? openLimits.doneMs : unsureMs);
}

/**
 * The receipt of an order that the account shows: the prices as agreed, the plan and dates as the account has them, and the
 * next charge of that day. A receipt of an earlier release does not have the terms of a discount, and says nothing of it then.
 */
export function shownReceipt(
  { receipt, keeps }: Pick<RequestedOrder, 'receipt' | 'keeps'>,
  { plan, state }: Subscription,
): OrderReceipt {
  const pending = pendingPlan(state);
  const { next: _agreed, ...rest } = receipt;
  const dates = datesOf(state);
  const { nextChargeAt: at, startsAt, trialEndsAt } = dates;
  const { perPeriod: list, withPromo: first = list, lasts = null, placedAtMs } = receipt;
  const isFirstDue = keeps || startsAt !== null || trialEndsAt !== null;
  const isPutOff = startsAt !== null && receipt.startsAt === null && receipt.chargedToday > 0;
  const terms = { first, list, lasts, isFirstDue, sinceMs: placedAtMs ?? 0 };
  const isKnown = lasts === null ? first === list : placedAtMs !== undefined;
  return {
    ...rest,
    planName: pending?.planName ?? plan.name,
    billingCycle: pending?.billingCycle ?? plan.billingCycle,
    ...dates,
    ...(isPutOff ? { isChargeUnknown: true } : {}),
    ...(at === null || !isKnown ? {} : { next: chargeOn(terms, at) }),
  };
}

function datesOf(state: LiveState): Pick<OrderReceipt, 'startsAt' | 'nextChargeAt' | 'trialEndsAt'> {
  const none = { startsAt: null, nextChargeAt: null, trialEndsAt: null };
  switch (state.kind) {
    case 'trial':
      return { ...none, nextChargeAt: state.endsAt, trialEndsAt: state.endsAt };
    case 'running':
    case 'pastDue':
      return { ...none, nextChargeAt: state.renewsAt };
    case 'changing':
      return {
        startsAt: state.at,
        nextChargeAt: state.at ?? state.renewsAt,
        trialEndsAt: state.during === 'trial' ? state.at : null,
      };
    case 'ending':
      return { ...none, startsAt: state.endsAt };
    case 'free':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return none;
  }
}

/** True where a subscription covers exactly these devices. */
export function coversExactly(subscription: Subscription | undefined, deviceIds: Iterable<string>): boolean {
  return subscription !== undefined && sameIds(subscription.deviceIds, deviceIds);
}

function sameIds(one: Iterable<string>, other: Iterable<string>): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}

/** True for a subscription on the plan, or with a pending change to it. */
function isOnto(
  subscription: Subscription,
  { toPlanId, toPlanCode }: { toPlanId: string; toPlanCode: string },
  codes: PlanCodes,
): boolean {
  return (
    sameId(subscription.planId, toPlanId) ||
    pendingPlan(subscription.state)?.planCode === toPlanCode ||
    (isFreePlan(toPlanCode, codes) && subscription.state.kind === 'ending')
  );
}

/** What the platform's answer says of a confirmed change: the receipt of an order, or the changed subscription. */
export type ChangeFacts = { receipt: OrderReceipt } | { subscription: Subscription | null };

/** What a change wanted, as the account shows it: an order has the plan and the dates of the subscription that was found. */
export function asFound(wanted: RequestedChange, subscription: Subscription | null): RequestedChange {
  return wanted.kind === 'order' && subscription
    ? { ...wanted, receipt: shownReceipt(wanted, subscription) }
    : wanted;
}

/** What a change wanted, with what the platform's answer says of it. */
export function withAnswer(wanted: RequestedChange, facts: ChangeFacts): RequestedChange {
  if (wanted.kind === 'order' && 'receipt' in facts) return { ...wanted, receipt: facts.receipt };
  if (wanted.kind === 'migrate' && 'subscription' in facts && facts.subscription) {
    const { id: subscriptionId, planId, plan } = facts.subscription;
    return { ...wanted, onto: { subscriptionId, planId, planName: plan.name } };
  }
  return wanted;
}

/** The outcome of an order that is still open. */
export function openOutcome({ reference, waits }: Pick<OpenChange, 'reference' | 'waits'>): OrderOutcome {
  return { kind: 'unsure', reference, ...(waits ? { waits } : {}) };
}
