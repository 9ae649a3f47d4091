import type { Subscription } from '../../contracts/plans/subscription.ts';
import type { AccountChange } from './account-change.ts';
import type { OrderReceipt } from './order-outcome.ts';
import { endsFree } from '../plans/pending-change.ts';
import { isFreePlan } from '../plans/plan-codes.ts';
import { nextEvent } from '../plans/subscription-status.ts';

/** What a change is to bring about. Of an order: the plan, and the receipt as it was agreed. */
export type WantedChange =
  { kind: 'order'; toPlanId: string; toPlanCode: string; receipt: OrderReceipt } | AccountChange;

/**
 * The one change of an account that was sent and that the account does not show yet. `unsure`: nobody knows whether it was made. `done`: the platform said that it was. Time in milliseconds.
 */
export type OpenChange = {
  /** An order's key, or the text of a move. */
  name: string;
  wanted: WantedChange;
  startedAtMs: number;
  /** The plans of every subscription as they were before, in a text, by its id. */
  before: Record<string, string>;
  known: 'unsure' | 'done';
};

/** How long a change stays open that the account never shows, in milliseconds (docs/adr/016). */
export const openLimits = { orderMs: 24 * 60 * 60_000, moveMs: 15 * 60_000, doneMs: 15 * 60_000 };

/** What a change of today is told from later: the plan of every subscription and what it turns into, by its id. */
export function subscriptionsBefore(subscriptions: readonly Subscription[]): Record<string, string> {
  return Object.fromEntries(subscriptions.map((subscription) => [subscription.id, plansOf(subscription)]));
}

function plansOf({ planId, planCode, plan, pendingChange }: Subscription): string {
  return JSON.stringify([planId, planCode, plan.code, pendingChange?.planCode, pendingChange?.planName]);
}

/** The subscription that shows a change, null where its being gone does; undefined where the account does not show it. */
export function shownBy(
  { wanted, before }: Pick<OpenChange, 'wanted' | 'before'>,
  subscriptions: readonly Subscription[],
): Subscription | null | undefined {
  switch (wanted.kind) {
    case 'order':
      return subscriptions.find(
        (subscription) => before[subscription.id] !== plansOf(subscription) && isOnto(subscription, wanted),
      );
    case 'saveDevices': {
      const found = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return coversExactly(found, wanted.deviceIds) ? found : undefined;
    }
    case 'cancelPlan': {
      const found = subscriptions.find(({ id }) => id === wanted.subscriptionId);
      return !found || isCancelled(found) ? (found ?? null) : undefined;
    }
    case 'migrate':
      // The list alone does not tell: the platform is asked whether a migration is still required.
      return undefined;
  }
}

/** True from when on a change that the account never showed keeps nobody waiting. */
export function isOver({ wanted, startedAtMs, known }: OpenChange, nowMs: number): boolean {
  const unsureMs = wanted.kind === 'order' ? openLimits.orderMs : openLimits.moveMs;
  return nowMs - startedAtMs >= (known === 'done' ? openLimits.doneMs : unsureMs);
}

/** The receipt of an order that the account shows: what was agreed, with the dates the account has. */
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

/** True for a subscription that ends, or costs nothing already. */
export function isCancelled(subscription: Subscription): boolean {
  return endsFree(subscription) || isFreePlan(subscription.plan.code);
}

/** True where a subscription covers these devices and no other. */
export function coversExactly(subscription: Subscription | undefined, deviceIds: Iterable<string>): boolean {
  const wanted = new Set(deviceIds);
  const covered = new Set(subscription?.deviceIds);
  return (
    subscription !== undefined && covered.size === wanted.size && [...wanted].every((id) => covered.has(id))
  );
}

/** True for a subscription on a plan, or on its way there. */
function isOnto(
  subscription: Subscription,
  { toPlanId, toPlanCode }: { toPlanId: string; toPlanCode: string },
): boolean {
  return (
    subscription.planId === toPlanId ||
    subscription.pendingChange?.planCode === toPlanCode ||
    (isFreePlan(toPlanCode) && endsFree(subscription))
  );
}
