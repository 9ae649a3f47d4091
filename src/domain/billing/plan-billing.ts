import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { AccountBilling, Owed, PlanBilling, StoreBilling } from '../../contracts/stored/plan-billing.ts';
import { amountDue, pastDueInvoices } from './new-card.ts';
import { isPaid } from '../plans/current-subscription.ts';
import type { PlanCodes } from '../plans/plan-codes.ts';
import type { Subscription } from '../plans/subscription.ts';
import { type DueCharge, type LiveState, statedCharge } from '../plans/subscription-state.ts';
import type { Coming } from '../text/when.ts';

export type { AccountBilling, Owed, PlanBilling, StoreBilling };

/**
 * Says how a plan is billed from now on; null for a free one. Every page on which something ends says it before that.
 */
export function planBilling({
  id: subscriptionId,
  plan: { name: plan },
  state,
}: Pick<Subscription, 'id' | 'plan' | 'state'>): PlanBilling | null {
  const charged = (at: Coming | null, inTrial: boolean): PlanBilling => ({
    plan,
    kind: 'charged',
    subscriptionId,
    ...chargeAt(at, statedCharge(state)),
    inTrial,
  });
  switch (state.kind) {
    case 'free':
      return null;
    case 'trial':
      return charged(state.endsAt, true);
    case 'running':
    case 'pastDue':
      return charged(state.renewsAt, false);
    case 'changing':
      return charged(state.at ?? state.renewsAt, state.during === 'trial');
    case 'ending':
      return { plan, kind: 'ending', until: state.endsAt };
    case 'billedElsewhere':
      return storeBillingOf(plan, state);
    case 'updating':
      return { plan, kind: 'updating' };
    case 'paused':
    case 'unknown':
      return state.end ? { plan, kind: 'ending', until: state.end.at } : { plan, kind: 'unclear' };
  }
}

/** The plans that a store bills: nothing that is done here ends them. */
export function storeBillings(
  subscriptions: readonly Pick<Subscription, 'plan' | 'state'>[],
): StoreBilling[] {
  return subscriptions.flatMap(({ plan: { name }, state }) =>
    state.kind === 'billedElsewhere' ? [storeBillingOf(name, state)] : [],
  );
}

/** True where stores bill every paid plan. */
export function isBilledByStoresAlone(
  subscriptions: readonly Pick<Subscription, 'plan' | 'state'>[],
  codes: PlanCodes,
): boolean {
  const paid = subscriptions.filter((subscription) => isPaid(subscription, codes));
  return paid.length > 0 && paid.every(({ state }) => state.kind === 'billedElsewhere');
}

/** Says how all of an account is billed. `invoices` is undefined where they could not be read. */
export function accountBilling(
  subscriptions: readonly Pick<Subscription, 'id' | 'plan' | 'state'>[],
  invoices: readonly Invoice[] | undefined,
  isWhole: boolean,
): AccountBilling {
  return {
    plans: subscriptions.flatMap((each) => planBilling(each) ?? []),
    owed: owedOf(invoices ?? []),
    isWhole: isWhole && invoices !== undefined,
  };
}

/** Says what is unpaid; null where nothing is. */
export function owedOf(invoices: readonly Invoice[]): Owed | null {
  const due = pastDueInvoices(invoices);
  const [first, ...others] = due;
  if (!first) return null;
  return others.length > 0
    ? { count: due.length, amount: null, at: null }
    : { count: 1, amount: amountDue(due) ?? null, at: first.invoiceDate };
}

function storeBillingOf(
  plan: string,
  { by, paidUntil, inTrial }: Extract<LiveState, { kind: 'billedElsewhere' }>,
): StoreBilling {
  return { plan, kind: 'store', by, paidUntil, inTrial };
}

/** The day and the amount of the next charge, as the platform states them; else the day that the state implies. */
function chargeAt(at: Coming | null, stated: DueCharge | null) {
  return stated
    ? { at: stated.at, amount: { minorUnits: stated.total, currency: stated.currency } }
    : { at, amount: null };
}
