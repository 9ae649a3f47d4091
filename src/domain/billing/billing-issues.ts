import type { Store } from '../../contracts/plans/biller.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { LiveState } from '../plans/subscription-state.ts';
import { hasPastDue } from './invoice-status.ts';

/** A reason why a plan may not be paid, or is paid twice. */
export type BillingIssue =
  | { kind: 'pastDue' }
  | { kind: 'cardExpired' }
  /** Two paid subscriptions at once: one charged to the card, one billed by a store. */
  | { kind: 'paidTwice'; byCard: Subscription; byStore: Subscription; store: Store };

/** What is known about how an account pays; undefined where the platform did not say. */
export type BillingFacts = {
  subscriptions: readonly Subscription[];
  cardExpired: boolean | undefined;
  /** The status of each invoice of the account. */
  invoiceStatuses: readonly string[] | undefined;
  planCodes: PlanCodes;
};

/**
 * Returns the billing issues to show, the most urgent first: an invoice past due (in any letter case), an expired
 * card while a paid plan is charged to it, and two paid subscriptions at once, one by card and one through a store.
 */
export function billingIssues({
  subscriptions,
  cardExpired,
  invoiceStatuses,
  planCodes,
}: BillingFacts): BillingIssue[] {
  const paid = subscriptions.filter(({ plan }) => !isNeverCharged(plan, planCodes));
  const byCard = paid.find(({ state }) => isByCard(state));
  const byStore = paid.find(({ state }) => state.kind === 'billedElsewhere');
  const issues: BillingIssue[] = [];
  if (hasPastDue(invoiceStatuses ?? []) || paid.some(({ state }) => state.kind === 'pastDue'))
    issues.push({ kind: 'pastDue' });
  if (cardExpired && byCard) issues.push({ kind: 'cardExpired' });
  if (byCard && byStore?.state.kind === 'billedElsewhere')
    issues.push({ kind: 'paidTwice', byCard, byStore, store: byStore.state.by });
  return issues;
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
