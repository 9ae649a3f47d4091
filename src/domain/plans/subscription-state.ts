import type { Store } from '../../contracts/plans/biller.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { ListedSubscription, PendingPlan } from '../../contracts/plans/subscription.ts';
import { meaningTogether, type StateMeaning } from '../../contracts/state-word.ts';
import type { When } from '../../contracts/when.ts';
import { type Coming, comingOf, isPast } from '../text/when.ts';
import { isFreePlan, isNeverCharged, isNoPlan, type PlanCodes } from './plan-codes.ts';

/** A charge that the platform states, on a day to come. */
export type DueCharge = NextCharge & { at: Coming };

/** What is charged next, as the platform states it; null where it does not, or where that time is over. */
type Charged = { nextCharge: DueCharge | null };

/** The end of a plan that is cancelled while it has this state: null if it is not cancelled, `at` null if the day is unknown. */
type MayEnd = { end: { at: Coming | null } | null };

/**
 * The state of a subscription that the account has. A time is null where it is unknown; a time that is over is never
 * shown as one to come.
 */
export type LiveState =
  /** Nothing is charged for the plan, and nothing changes. */
  | { kind: 'free' }
  /** A free first period; the first charge comes when it ends. */
  | ({ kind: 'trial'; endsAt: Coming | null } & Charged)
  /** Paid, and renewed when the period ends. */
  | ({ kind: 'running'; renewsAt: Coming | null } & Charged)
  /** A charge of the account failed and is still owed. The plan goes on for the time being. */
  | ({ kind: 'pastDue'; renewsAt: Coming | null } & Charged)
  /** Another charged plan follows. Until then the plan is in its trial or in a period that is paid. */
  | ({
      kind: 'changing';
      to: PendingPlan;
      at: Coming | null;
      during: Period;
      renewsAt: Coming | null;
    } & Charged)
  /** Cancelled: the plan runs until the end of its trial or of the period that is paid, and nothing more is charged. */
  | { kind: 'ending'; endsAt: Coming | null; during: Period; after: PendingPlan | null }
  /** A store bills it, so it cannot be changed here. `inTrial` means that `paidUntil` is the end of a trial. */
  | { kind: 'billedElsewhere'; by: Store; paidUntil: Coming | null; inTrial: boolean }
  /** Stopped for a while by somebody else than this portal. */
  | ({ kind: 'paused' } & MayEnd)
  /** The platform confirmed a change that its list does not show yet: what the list says of it is out of date. */
  | { kind: 'updating' }
  /** The platform says something of it that no document explains. */
  | ({ kind: 'unknown' } & MayEnd);

/** The state of any subscription that the platform lists. An ended one is history: it is no plan of the account. */
export type SubscriptionState = LiveState | { kind: 'ended'; endedAt: When | null };

/** What a person has of a plan until it ends or changes: the rest of a trial, or of a period that is paid. */
export type Period = 'trial' | 'paidPeriod';

/** What decides about a state, beside the subscription: the brand's plan codes, the time, and the account's invoices. */
export type StateFacts = {
  planCodes: PlanCodes;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** True where an invoice of the account is past due. */
  hasPastDue: boolean;
};

/**
 * Says what the signs of a listed subscription mean together: the platform's words in any case and spelling, its flags and
 * dates, the pending change, who bills, and the account's invoices. The order of the rules is their precedence
 * (docs/adr/059).
 */
export function subscriptionState(source: ListedSubscription, facts: StateFacts): SubscriptionState {
  const follows = otherPlan(source);
  const pendingChange = isPlan(follows) ? follows : null;
  const listed = { ...source, pendingChange };
  const { biller } = listed;
  const { planCodes, nowMs } = facts;
  const coming = (when: When | null | undefined) => comingOf(when, nowMs);
  const meaning = meaningTogether([listed.status, listed.stateWord]);
  if (hasEnded(listed, meaning, nowMs)) return { kind: 'ended', endedAt: endOf(listed, nowMs) };
  const trialEndsAt = coming(listed.trialEndsAt);
  const isFree =
    listed.plan.billingCycle === 0 ||
    [listed.plan.code, listed.planCode].some((code) => isFreePlan(code, planCodes));
  if (biller.kind !== 'card' && !(biller.kind === 'unknown' && isFree))
    return {
      kind: 'billedElsewhere',
      by: biller,
      paidUntil: trialEndsAt ?? coming(listed.expiresAt ?? listed.renewsAt),
      inTrial: trialEndsAt !== null,
    };
  if (meaning === 'paused') return { kind: 'paused', end: endOfCancelled(listed, facts) };
  const isUnclear = !isFree && (isUnexplained(meaning) || lacksFacts(listed));
  if (isUnclear || follows !== pendingChange) return { kind: 'unknown', end: endOfCancelled(listed, facts) };
  // The platform's word for a trial counts although its dates are over: what was perhaps not paid is no credit.
  const during = trialEndsAt === null && meaning !== 'trial' ? 'paidPeriod' : 'trial';
  const renewsAt = coming(listed.renewsAt);
  const chargedAt = coming(listed.nextCharge?.at);
  const nextCharge = listed.nextCharge && chargedAt ? { ...listed.nextCharge, at: chargedAt } : null;
  if (pendingChange) {
    const at = coming(pendingChange.effectiveAt);
    return leadsToFree(pendingChange, planCodes)
      ? { kind: 'ending', endsAt: at ?? coming(listed.expiresAt), during, after: pendingChange }
      : { kind: 'changing', to: pendingChange, at, during, renewsAt, nextCharge };
  }
  if (listed.expiresAt !== null || ((meaning === 'cancelled' || listed.isNotRenewed) && !isFree)) {
    const endsAt = coming(listed.expiresAt) ?? trialEndsAt ?? renewsAt;
    return { kind: 'ending', endsAt, during, after: null };
  }
  if (isFree) return { kind: 'free' };
  if (during === 'trial') return { kind: 'trial', endsAt: trialEndsAt, nextCharge };
  return { kind: meaning === 'pastDue' || facts.hasPastDue ? 'pastDue' : 'running', renewsAt, nextCharge };
}

/** The plan that is to follow; null where none is, or where the platform names the plan that the person has. */
function otherPlan({
  pendingChange,
  plan,
  planCode,
}: ListedSubscription): ListedSubscription['pendingChange'] {
  const isHeld =
    pendingChange?.billingCycle === plan.billingCycle &&
    (pendingChange.planCode === plan.code || pendingChange.planCode === planCode);
  return isHeld ? null : pendingChange;
}

function isPlan(change: ListedSubscription['pendingChange']): change is PendingPlan {
  return change !== null && change.planName !== null && change.billingCycle !== null;
}

/** True for a plan of which a number is missing that an order depends on. */
function lacksFacts({ planId, plan }: KnownPending): boolean {
  return [planId, plan.billingCycle, plan.billingOrder, plan.deviceQuantity].includes(null);
}

/** True for a word by which nobody knows what a plan costs or gives now. */
function isUnexplained(meaning: StateMeaning): boolean {
  switch (meaning) {
    case 'unknown':
    case 'waiting':
    case 'later':
    case 'failed':
      return true;
    case 'silent':
    case 'active':
    case 'trial':
    case 'pastDue':
    case 'cancelled':
    case 'paused':
    case 'ended':
      return false;
  }
}

/** A listed subscription with the plan that follows, if that is known. */
type KnownPending = Omit<ListedSubscription, 'pendingChange'> & { pendingChange: PendingPlan | null };

/** When a plan ends that is cancelled, whatever the platform's word is; null where nothing says that it is cancelled. */
function endOfCancelled(
  { pendingChange, expiresAt, isNotRenewed }: KnownPending,
  { planCodes, nowMs }: StateFacts,
): MayEnd['end'] {
  const becomesFree = pendingChange !== null && leadsToFree(pendingChange, planCodes);
  if (!becomesFree && expiresAt === null && !isNotRenewed) return null;
  const effectiveAt = becomesFree ? comingOf(pendingChange.effectiveAt, nowMs) : null;
  return { at: effectiveAt ?? comingOf(expiresAt, nowMs) };
}

/**
 * True for a subscription that is over: by its word, or by its dates. A store gives every period an end, also of a plan that it
 * renews, so there a date alone proves nothing.
 */
function hasEnded(listed: KnownPending, meaning: StateMeaning, nowMs: number): boolean {
  const { biller, expiresAt } = listed;
  if (meaning === 'ended') return true;
  if (meaning === 'cancelled') return isOver(lastDayOf(listed), nowMs);
  return biller.kind === 'card' && isOver(expiresAt, nowMs);
}

/** The last day of a cancelled subscription, by its most exact sign; null where there is none. */
function lastDayOf({ expiresAt, pendingChange, trialEndsAt, renewsAt }: KnownPending): When | null {
  return expiresAt ?? pendingChange?.effectiveAt ?? renewsAt ?? trialEndsAt;
}

/** When an ended subscription ended; null where no date of it is over. */
function endOf(listed: KnownPending, nowMs: number): When | null {
  const lastDay = lastDayOf(listed);
  return isOver(lastDay, nowMs) ? lastDay : null;
}

function isOver(when: When | null, nowMs: number): boolean {
  return when !== null && isPast(when, nowMs);
}

/** True for a pending change to a plan that is never charged. The platform sends no code for such a plan. */
export function leadsToFree({ planCode, billingCycle }: PendingPlan, codes: PlanCodes): boolean {
  return isNeverCharged({ code: planCode ?? '', billingCycle }, codes);
}

/**
 * True for a pending change to a code of no plan. The platform sends no code for a plan that is never charged: `plans` have it
 * by its name.
 */
export function leadsToNoPlan(
  { planCode, planName, billingCycle }: PendingPlan,
  plans: readonly Pick<Plan, 'code' | 'name' | 'billingCycle'>[],
  codes: PlanCodes,
): boolean {
  const named = plans.find((plan) => plan.name === planName && plan.billingCycle === billingCycle);
  const code = planCode ?? named?.code;
  return code !== undefined && isNoPlan(code, codes);
}

/** The plan that follows the current one, charged or free; null where none follows, or where it is unknown. */
export function pendingPlan(state: LiveState): PendingPlan | null {
  if (state.kind === 'changing') return state.to;
  return state.kind === 'ending' ? state.after : null;
}

/** The next charge that the platform states; null where none is due here, or where it states none. */
export function statedCharge(state: LiveState): DueCharge | null {
  return 'nextCharge' in state ? state.nextCharge : null;
}
