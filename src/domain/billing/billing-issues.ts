import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { Store } from '../../contracts/plans/biller.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { hasPastDue } from './invoice-status.ts';
import { pastDueInvoices } from './new-card.ts';
import { latestInvoices } from './shown-invoices.ts';

/** Why the card may not pay the next charge: invoices are past due, which it did not pay, or it has expired. */
export type CardTrouble =
  { kind: 'pastDue'; due: readonly Invoice[]; isExpired: boolean } | { kind: 'cardExpired' };

/** A reason why a plan may not be paid, or is paid twice. */
export type BillingIssue =
  | CardTrouble
  /** Two paid subscriptions at once: one charged to the card, one billed by a store. */
  | { kind: 'paidTwice'; byCard: Subscription; byStore: Subscription; store: Store };

/** What is known about how an account pays; undefined where the platform did not say. */
export type BillingFacts = {
  subscriptions: readonly Subscription[];
  cardExpired: boolean | undefined;
  invoices: readonly Invoice[] | undefined;
  planCodes: PlanCodes;
};

/** Returns the billing issues to show, the most urgent first. */
export function billingIssues(facts: BillingFacts): BillingIssue[] {
  const trouble = cardTrouble(facts);
  const { byCard, byStore } = payers(facts);
  return [
    ...(trouble ? [trouble] : []),
    ...(byCard && byStore?.state.kind === 'billedElsewhere'
      ? [{ kind: 'paidTwice' as const, byCard, byStore, store: byStore.state.by }]
      : []),
  ];
}

/**
 * Returns the trouble with the card: an invoice past due (in any letter case), or a card that has expired while a paid plan is
 * charged to it. Where there are both, one alert leads to the card form.
 */
export function cardTrouble(facts: BillingFacts): CardTrouble | undefined {
  const { cardExpired, invoices = [] } = facts;
  const { paid, byCard } = payers(facts);
  const isExpired = cardExpired === true && byCard !== undefined;
  if (hasPastDue(invoices.map(({ status }) => status)) || paid.some(({ state }) => state.kind === 'pastDue'))
    return { kind: 'pastDue', due: pastDueInvoices(latestInvoices(invoices)), isExpired };
  return isExpired ? { kind: 'cardExpired' } : undefined;
}

/** The paid plans, with one that is charged to the card and one that a store bills. */
function payers({ subscriptions, planCodes }: Pick<BillingFacts, 'subscriptions' | 'planCodes'>) {
  const paid = subscriptions.filter(({ plan }) => !isNeverCharged(plan, planCodes));
  return {
    paid,
    byCard: paid.find(({ state }) => isByCard(state)),
    byStore: paid.find(({ state }) => state.kind === 'billedElsewhere'),
  };
}

/** True where the card pays the next period of a subscription in this state. */
function isByCard(state: LiveState): boolean {
  switch (state.kind) {
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'changing':
      return true;
    case 'billedElsewhere':
    case 'free':
    case 'ending':
    case 'paused':
    case 'updating':
    case 'unknown':
      return false;
  }
}
