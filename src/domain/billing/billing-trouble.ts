import type { Subscription } from '../../contracts/plans/subscription.ts';
import { isFreePlan } from '../plans/plan-codes.ts';

/** What keeps a plan from being paid, or has it paid twice. */
export type BillingTrouble =
  | { kind: 'pastDue' }
  | { kind: 'cardExpired' }
  /** Two plans are paid for at once: one by card, one through Apple. */
  | { kind: 'paidTwice'; byCard: Subscription; byApple: Subscription };

/** What is known of how an account pays; undefined where the platform did not say. */
export type BillingFacts = {
  subscriptions: readonly Subscription[];
  cardExpired: boolean | undefined;
  /** The states of its invoices. */
  invoiceStatuses: readonly string[] | undefined;
};

/**
 * What a person should be told about their billing, the most pressing first: an invoice past due in any case of letters
 *, a card that has expired while a plan is charged to it, and two paid
 * subscriptions at once.
 */
export function billingTrouble({
  subscriptions,
  cardExpired,
  invoiceStatuses,
}: BillingFacts): BillingTrouble[] {
  const paid = subscriptions.filter(({ plan }) => plan.billingCycle > 0 && !isFreePlan(plan.code));
  const byCard = paid.find(({ biller }) => biller === 'card');
  const byApple = paid.find(({ biller }) => biller === 'apple');
  const troubles: BillingTrouble[] = [];
  if (invoiceStatuses?.some((status) => status.toLowerCase() === 'past_due'))
    troubles.push({ kind: 'pastDue' });
  if (cardExpired && byCard) troubles.push({ kind: 'cardExpired' });
  if (byCard && byApple) troubles.push({ kind: 'paidTwice', byCard, byApple });
  return troubles;
}
