import type { NextCharge } from '../../contracts/plans/next-charge.ts';
import type { ListedSubscription, PendingPlan } from '../../contracts/plans/subscription.ts';
import type { When } from '../../contracts/when.ts';
import { comingOf, isPast } from '../when.ts';
import { isFreePlan, isNeverCharged, type PlanCodes } from './plan-codes.ts';

/** What is charged next, as the platform states it; null where it does not, or where that time is over. */
type Charged = { nextCharge: NextCharge | null };

/** When a plan ends that is cancelled besides; `end` is null for one that is not cancelled, `at` where the day is unknown. */
type MayEnd = { end: { at: When | null } | null };

/**
 * The state of a subscription that the account has. A time is null where it is unknown; a time that is over is never
 * shown as one to come.
 */
export type LiveState =
  /** Nothing is charged for the plan, and nothing changes. */
  | { kind: 'free' }
  /** A free first period; the first charge comes when it ends. */
  | ({ kind: 'trial'; endsAt: When | null } & Charged)
  /** Paid, and renewed when the period ends. */
  | ({ kind: 'running'; renewsAt: When | null } & Charged)
  /** A charge of the account failed and is still owed. The plan goes on for the time being. */
  | ({ kind: 'pastDue'; renewsAt: When | null } & Charged)
  /** Another charged plan follows. Until then the plan is in its trial or in a period that is paid. */
  | ({ kind: 'changing'; to: PendingPlan; at: When | null; during: Period; renewsAt: When | null } & Charged)
  /** Cancelled: the plan runs until the end of its trial or of the period that is paid, and nothing more is charged. */
  | { kind: 'ending'; endsAt: When | null; during: Period; after: PendingPlan | null }
  /** Apple's store bills it, so it cannot be changed here. `inTrial` means that `paidUntil` is the end of a trial. */
  | { kind: 'billedElsewhere'; paidUntil: When | null; inTrial: boolean }
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
 * Says what the signs of a listed subscription mean together: the platform's word in any case and spelling, its dates, the
 * pending change, who bills, and the account's invoices. The order of the rules is their precedence (docs/adr/059).
 */
export function subscriptionState(listed: ListedSubscription, facts: StateFacts): SubscriptionState {
  const { pendingChange, biller } = listed;
  const { planCodes, nowMs } = facts;
  const coming = (when: When | null | undefined) => comingOf(when, nowMs);
  const word = meaningOf(listed.status);
  if (hasEnded(listed, word, nowMs)) return { kind: 'ended', endedAt: endOf(listed, nowMs) };
  const trialEndsAt = coming(listed.trialEndsAt);
  if (biller === 'apple')
    return {
      kind: 'billedElsewhere',
      paidUntil: trialEndsAt ?? coming(listed.expiresAt ?? listed.renewsAt),
      inTrial: trialEndsAt !== null,
    };
  if (word === 'paused') return { kind: 'paused', end: endOfCancelled(listed, facts) };
  const isFree = isNeverCharged(listed.plan, planCodes) || isFreePlan(listed.planCode, planCodes);
  if (word === 'unknown' && !isFree) return { kind: 'unknown', end: endOfCancelled(listed, facts) };
  const during = trialEndsAt === null ? 'paidPeriod' : 'trial';
  const renewsAt = coming(listed.renewsAt);
  const nextCharge = listed.nextCharge && coming(listed.nextCharge.at) !== null ? listed.nextCharge : null;
  if (pendingChange) {
    const at = coming(pendingChange.effectiveAt);
    return leadsToFree(pendingChange, planCodes)
      ? { kind: 'ending', endsAt: at ?? coming(listed.expiresAt), during, after: pendingChange }
      : { kind: 'changing', to: pendingChange, at, during, renewsAt, nextCharge };
  }
  if (listed.expiresAt !== null || (word === 'cancelled' && !isFree)) {
    const endsAt = coming(listed.expiresAt) ?? trialEndsAt ?? renewsAt;
    return { kind: 'ending', endsAt, during, after: null };
  }
  if (isFree) return { kind: 'free' };
  if (trialEndsAt !== null || (word === 'trial' && listed.trialEndsAt === null))
    return { kind: 'trial', endsAt: trialEndsAt, nextCharge };
  return { kind: word === 'pastDue' || facts.hasPastDue ? 'pastDue' : 'running', renewsAt, nextCharge };
}

/** When a plan ends that is cancelled, whatever the platform's word is; null where nothing says that it is cancelled. */
function endOfCancelled(
  { pendingChange, expiresAt }: ListedSubscription,
  { planCodes, nowMs }: StateFacts,
): MayEnd['end'] {
  const becomesFree = pendingChange !== null && leadsToFree(pendingChange, planCodes);
  if (!becomesFree && expiresAt === null) return null;
  const effectiveAt = becomesFree ? comingOf(pendingChange.effectiveAt, nowMs) : null;
  return { at: effectiveAt ?? comingOf(expiresAt, nowMs) };
}

/** What the platform's word for a state means. `none`: it says nothing that the dates do not say. */
type Meaning = 'none' | 'trial' | 'pastDue' | 'cancelled' | 'paused' | 'ended' | 'unknown';

/**
 * The words of Recurly, of Stripe and of the platform's documents, in small letters and without spaces and signs. At Recurly a
 * `canceled` plan runs until its period ends.
 */
const words: readonly (readonly [Meaning, readonly string[]])[] = [
  ['none', ['', 'active', 'activated', 'live', 'current', 'paid', 'free', 'renewing']],
  ['trial', ['trial', 'trialing', 'trialling', 'intrial', 'freetrial']],
  ['pastDue', ['pastdue', 'overdue', 'unpaid', 'dunning']],
  ['cancelled', ['canceled', 'cancelled', 'canceling', 'cancelling', 'nonrenewing', 'pendingcancellation']],
  ['paused', ['paused', 'suspended', 'onhold']],
  ['ended', ['expired', 'ended', 'terminated', 'closed', 'deleted', 'incompleteexpired']],
];
const meanings = new Map(words.flatMap(([meaning, of]) => of.map((word) => [word, meaning] as const)));

function meaningOf(status: string | null): Meaning {
  const word = (status ?? '').toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return meanings.get(word) ?? 'unknown';
}

/**
 * True for a subscription that is over: by its word, or by its dates. Apple's store gives every period an end, also of a plan
 * that it renews, so there a date alone proves nothing.
 */
function hasEnded(listed: ListedSubscription, word: Meaning, nowMs: number): boolean {
  const { biller, expiresAt } = listed;
  if (word === 'ended') return true;
  if (word === 'cancelled') return isOver(lastDayOf(listed), nowMs);
  return biller === 'card' && isOver(expiresAt, nowMs);
}

/** The last day of a cancelled subscription, by its most exact sign; null where there is none. */
function lastDayOf({ expiresAt, pendingChange, trialEndsAt, renewsAt }: ListedSubscription): When | null {
  return expiresAt ?? pendingChange?.effectiveAt ?? renewsAt ?? trialEndsAt;
}

/** When an ended subscription ended; null where no date of it is over. */
function endOf(listed: ListedSubscription, nowMs: number): When | null {
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

/** The plan that follows the current one, charged or free; null where none follows, or where it is unknown. */
export function pendingPlan(state: LiveState): PendingPlan | null {
  switch (state.kind) {
    case 'changing':
      return state.to;
    case 'ending':
      return state.after;
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return null;
  }
}

/** The next charge that the platform states; null where none is due here, or where it states none. */
export function statedCharge(state: LiveState): NextCharge | null {
  switch (state.kind) {
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
      return state.nextCharge;
    case 'free':
    case 'ending':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return null;
  }
}
