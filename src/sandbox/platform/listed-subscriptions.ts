import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { WireSubscription } from '../../contracts/plans/subscription.ts';
import { isCancelled } from '../money/cancellation.ts';
import { isoDate } from '../world/clock.ts';
import { type Dialect, dialectOf } from './dialects.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { hasEnded } from '../world/plans-in-effect.ts';
import { subscriptionIn } from './subscription-dialect.ts';
import { wireSubscription } from './wire-subscription.ts';
import type { World } from '../world/world.ts';

/**
 * Returns the plans of an account as the brand's platform lists them in its dialect; also those that have ended, unless
 * the dialect leaves them out.
 */
export function listedSubscriptions(world: World, brand: SandboxBrand, account: Account): WireSubscription[] {
  const dialect = dialectOf(world, brand.key);
  const listed = world.store.plans
    .ownedBy(account.key)
    .filter((held) => !isUnlisted(dialect, brand, held))
    .map((held) => subscriptionOf(world, brand, account, held));
  return dialect.has('listed-twice') ? listed.flatMap((each) => [each, each]) : listed;
}

/** True for a plan that the dialect does not list, or no longer. */
export function isUnlisted(dialect: Dialect, brand: SandboxBrand, held: HeldPlan): boolean {
  return (
    (dialect.has('cancelled-gone') && isCancelled(brand, held)) ||
    (dialect.has('ended-unlisted') && hasEnded(held))
  );
}

/** Returns one plan of an account as the brand's platform shows it in its dialect. */
export function subscriptionOf(
  world: World,
  brand: SandboxBrand,
  account: Account,
  held: HeldPlan,
): WireSubscription {
  const { store, clock } = world;
  const wire = wireSubscription(brand, held, {
    owned: store.devices.ownedBy(account.key),
    payer: { account, card: store.cards.get(account.key) },
    nowMs: clock.nowMs(),
  });
  const isBilledHere = held.biller !== null && held.biller !== 'apple';
  const dialect = dialectOf(world, brand.key);
  const leaves = isBilledHere && account.status === 'pending_delete';
  return subscriptionIn(dialect, leaves ? leavingIn(dialect, wire) : wire, {
    cancelledTo: isCancelled(brand, held) && held.pending ? isoDate(held.pending.effectiveAtMs) : null,
    isPastDue:
      isBilledHere && store.invoices.ownedBy(account.key).some(({ status }) => status === 'past_due'),
  });
}

/** A plan of an account whose deletion is requested, where that ends it, or lets it run only to the end of its period. */
function leavingIn(dialect: Dialect, wire: WireSubscription): WireSubscription {
  if (dialect.has('deletion-ends-plans')) return { ...wire, status: 'expired' };
  return dialect.has('deletion-cancels-plans')
    ? { ...wire, pendingSubscription: null, next_charge: undefined, expiration_date: wire.renewal_date }
    : wire;
}
