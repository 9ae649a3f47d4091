import type { Subscription } from '../../contracts/plans/subscription.ts';
import type { AccountChange } from './account-change.ts';
import type { OrderReceipt } from './order-outcome.ts';
import { endsFree, nextEvent } from '../plans/next-event.ts';
import { isFreePlan, type PlanCodes } from '../plans/plan-codes.ts';

/** The wanted result of a change. An order names the plan and has the receipt that the person agreed to. */
export type WantedChange =
  { kind: 'order'; toPlanId: string; toPlanCode: string; receipt: OrderReceipt } | AccountChange;

/**
 * The one change of an account that was sent and that the account does not show yet. `unsure`: the outcome is unknown.
 * `done`: the platform confirmed it. Times are in milliseconds since 1970.
 */
export type OpenChange = {
  /** The key of an order, or the text of any other change. */
  name: string;
  wanted: WantedChange;
  startedAtMs: number;
  /** The plans of each subscription before the change, as text, by subscription id. */
  before: Record<string, string>;
  known: 'unsure' | 'done';
};

/**
 * How long an open change stays open where the account never shows it, in milliseconds (docs/adr/016): an order or
 * another change of unknown outcome, and a change that the platform confirmed.
 */
export const openLimits = { orderMs: 24 * 60 * 60_000, changeMs: 15 * 60_000, doneMs: 15 * 60_000 };

/**
 * Records the plan and the pending plan of every subscription, by id, so that a later reading shows whether an order
 * changed it.
 */
export function subscriptionsBefore(subscriptions: readonly Subscription[]): Record<string, string> {
  return Object.fromEntries(subscriptions.map((subscription) => [subscription.id, plansOf(subscription)]));
}

function plansOf({ planId, planCode, plan, pendingChange }: Subscription): string {
  return JSON.stringify([planId, planCode, plan.code, pendingChange?.planCode, pendingChange?.planName]);
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
      const found = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return coversExactly(found, wanted.deviceIds) ? found : undefined;
    }
    case 'cancelPlan': {
      const found = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return !found || isCancelled(found, codes) ? (found ?? null) : undefined;
    }
    case 'migrate':
      // The subscriptions do not show it: only the platform can say whether a migration is still required.
      return undefined;
  }
}

/** True once an open change that the account never showed has expired and no longer blocks other changes. */
export function isOver({ wanted, startedAtMs, known }: OpenChange, nowMs: number): boolean {
  const unsureMs = wanted.kind === 'order' ? openLimits.orderMs : openLimits.changeMs;
  return nowMs - startedAtMs >= (known === 'done' ? openLimits.doneMs : unsureMs);
}

/** The receipt of an order that the account shows: the prices as agreed, the plan and dates as the account has them. */
export function shownReceipt(receipt: OrderReceipt, found: Subscription, nowMs: number): OrderReceipt {
  const next = nextEvent(found, nowMs);
  const pending = found.pendingChange;
  return {
    ...receipt,
    planName: pending ? pending.planName : found.plan.name,
    billingCycle: pending ? pending.billingCycle : found.plan.billingCycle,
    startsAtMs: pending?.effectiveAtMs ?? null,
    nextChargeAtMs: next.kind === 'nothing' || next.kind === 'expires' ? null : next.atMs,
    trialEndsAtMs: next.kind === 'trialEnds' ? next.atMs : null,
  };
}

/** True for a subscription that ends, becomes free or is already free. */
export function isCancelled(subscription: Subscription, codes: PlanCodes): boolean {
  return endsFree(subscription, codes) || isFreePlan(subscription.plan.code, codes);
}

/** True where a subscription covers exactly these devices. */
export function coversExactly(subscription: Subscription | undefined, deviceIds: Iterable<string>): boolean {
  const wanted = new Set(deviceIds);
  const covered = new Set(subscription?.deviceIds);
  return (
    subscription !== undefined && covered.size === wanted.size && [...wanted].every((id) => covered.has(id))
  );
}

/** True for a subscription on the plan, or with a pending change to it. */
function isOnto(
  subscription: Subscription,
  { toPlanId, toPlanCode }: { toPlanId: string; toPlanCode: string },
  codes: PlanCodes,
): boolean {
  return (
    subscription.planId === toPlanId ||
    subscription.pendingChange?.planCode === toPlanCode ||
    (isFreePlan(toPlanCode, codes) && endsFree(subscription, codes))
  );
}
