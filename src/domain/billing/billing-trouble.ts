import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isNeverCharged, type PlanCodes } from '../plans/plan-codes.ts';
import { hasPastDue } from './invoice-status.ts';

/** A reason why a plan may not be paid, or is paid twice. */
export type BillingTrouble =
  | { kind: 'pastDue' }
  | { kind: 'cardExpired' }
  /** Two paid subscriptions at once: one charged to the card, one billed by Apple. */
  | { kind: 'paidTwice'; byCard: Subscription; byApple: Subscription };

/** What is known about how an account pays; undefined where the platform did not say. */
export type BillingFacts = {
  subscriptions: readonly Subscription[];
  cardExpired: boolean | undefined;
  /** The status of each invoice of the account. */
  invoiceStatuses: readonly string[] | undefined;
  planCodes: PlanCodes;
};

/**
 * Returns the billing troubles to show, the most urgent first: an invoice past due (in any letter case), an expired
 * card while a paid plan is charged to it, and two paid subscriptions at once, one by card and one through Apple.
 */
export function billingTrouble({
  subscriptions,
  cardExpired,
  invoiceStatuses,
  planCodes,
}: BillingFacts): BillingTrouble[] {
  const paid = subscriptions.filter(({ plan }) => !isNeverCharged(plan, planCodes));
  const byCard = paid.find(({ biller }) => biller === 'card');
  const byApple = paid.find(({ biller }) => biller === 'apple');
  const troubles: BillingTrouble[] = [];
  if (hasPastDue(invoiceStatuses ?? [])) troubles.push({ kind: 'pastDue' });
  if (cardExpired && byCard) troubles.push({ kind: 'cardExpired' });
  if (byCard && byApple) troubles.push({ kind: 'paidTwice', byCard, byApple });
  return troubles;
}
