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
  const status = statusIn(dialect, String(wire.status), facts);
  return {
    ...wire,
    ...storeIn(dialect, wire),
    ...(dialect.has('pending-nameless') && wire.pendingSubscription
      ? { pendingSubscription: { ...wire.pendingSubscription, pepper_name: null, billing_cycle: null } }
      : {}),
    ...(dialect.has('held-nulls') ? { plan_config: { ...wire.plan_config, ...noNumbers } } : {}),
    ...(dialect.has('trial-extended') && wire.recurly_trial_end_date != null
      ? { trial_end_date: LONG_AGO }
      : {}),
    ...(dialect.has('pending-held') && wire.pendingSubscription == null
      ? { pendingSubscription: itself(wire) }
      : {}),
    ...(dialect.has('upper-ids') ? { plan_config_id: String(wire.plan_config_id).toUpperCase() } : {}),
    ...(dialect.has('ends-in-9999') && !wire.expiration_date
      ? { expiration_date: '9999-12-31T23:59:59.000Z' }
      : {}),
    ...(dialect.has('null-tax') && wire.next_charge
      ? { next_charge: { ...wire.next_charge, tax: null } }
      : {}),
    ...(dialect.has('no-next-charge') ? { next_charge: undefined } : {}),
    ...(dialect.has('state-field')
      ? { status: undefined, state: status }
      : { status: dialect.has('no-status') ? undefined : status }),
  };
}

const noNumbers = { billing_cycle: null, billing_order: null, device_quantity: null };
const LONG_AGO = '2020-01-31T00:00:00.000Z';

/** The words of a store in the place of Apple's. */
function storeIn(dialect: Dialect, { provider, plan_config }: WireSubscription): Partial<WireSubscription> {
  const store = dialect.has('google-store')
    ? 'google_play'
    : dialect.has('other-store')
      ? 'corner_shop'
      : undefined;
  return store === undefined || provider !== 'apple'
    ? {}
    : { provider: store, plan_config: { ...plan_config, provider: store } };
}

/** A pending change to the plan that is held. */
function itself({ renewal_date, plan_config }: WireSubscription): WireSubscription['pendingSubscription'] {
  const { name, billing_cycle, external_plan_code } = plan_config;
  return {
    effectiveDate: renewal_date,
    billing_cycle,
    pepper_name: name,
    recurly_plan_code: String(external_plan_code),
  };
}

function cancelledIn(dialect: Dialect, plain: WireSubscription, endsAt: string): WireSubscription {
  const ending = { ...plain, pendingSubscription: null, expiration_date: endsAt };
  if (dialect.has('cancelled-status')) return { ...ending, status: 'canceled' };
  if (dialect.has('cancelled-flag')) return { ...plain, pendingSubscription: null, auto_renew: false };
  if (dialect.has('cancelled-at-end'))
    return { ...plain, pendingSubscription: null, cancel_at_period_end: true };
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
