import type { WireSubscription } from '../../contracts/plans/subscription.ts';
import type { Dialect } from './dialects.ts';

/** What is so about a plan: when it ends, if it is cancelled, in the platform's format; and whether its account owes. */
export type SubscriptionFacts = { cancelledTo: string | null; isPastDue: boolean };

/** Returns a subscription in the dialect's forms. */
export function subscriptionIn(
  dialect: Dialect,
  plain: WireSubscription,
  facts: SubscriptionFacts,
): WireSubscription {
  const wire = facts.cancelledTo === null ? plain : cancelledIn(dialect, plain, facts.cancelledTo);
  return {
    ...wire,
    ...(dialect.has('upper-ids') ? { plan_config_id: String(wire.plan_config_id).toUpperCase() } : {}),
    ...(dialect.has('ends-in-9999') && !wire.expiration_date
      ? { expiration_date: '9999-12-31T23:59:59.000Z' }
      : {}),
    ...(dialect.has('null-tax') && wire.next_charge
      ? { next_charge: { ...wire.next_charge, tax: null } }
      : {}),
    ...(dialect.has('no-next-charge') ? { next_charge: undefined } : {}),
    status: dialect.has('no-status') ? undefined : statusIn(dialect, String(wire.status), facts),
  };
}

function cancelledIn(dialect: Dialect, plain: WireSubscription, endsAt: string): WireSubscription {
  const ending = { ...plain, pendingSubscription: null, expiration_date: endsAt };
  if (dialect.has('cancelled-status')) return { ...ending, status: 'canceled' };
  if (dialect.has('cancelled-date')) return { ...ending, renewal_date: null, recurly_period_end_date: null };
  return plain;
}

/** Stripe says `canceled` of a plan that has ended, and of a cancelled one what it is until then. */
const stripeStates: ReadonlyMap<string, string> = new Map([
  ['in_trial', 'trialing'],
  ['canceled', 'active'],
  ['expired', 'canceled'],
]);

const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['in_trial', 'In-Trial'],
  ['active', 'ACTIVE'],
  ['past_due', 'Past Due'],
  ['paused', 'Paused'],
  ['canceled', 'Cancelled'],
  ['expired', 'Expired'],
]);

function statusIn(dialect: Dialect, status: string, { cancelledTo, isPastDue }: SubscriptionFacts): string {
  if (dialect.has('stripe-states')) {
    const state = stripeStates.get(status) ?? status;
    return state === 'active' && isPastDue ? 'past_due' : state;
  }
  if (!dialect.has('other-spellings')) return status;
  const state = status === 'active' && cancelledTo !== null ? 'canceled' : status;
  const owed = state === 'active' && isPastDue ? 'past_due' : state;
  return otherSpellings.get(owed) ?? owed;
}
