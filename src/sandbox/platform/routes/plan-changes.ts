import type { SandboxBrand } from '../../catalogue/sandbox-brands.ts';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import type { WireSubscription } from '../../../contracts/plans/subscription.ts';
import { cancelPlan } from '../../money/cancellation.ts';
import { coverDevices } from '../../money/covering.ts';
import type { Account, HeldPlan } from '../../world/entities.ts';
import { migrate, planToMigrate } from '../../money/migration.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireSubscription } from '../wire-subscription.ts';
import type { World } from '../../world/world.ts';

/** Changes of an account's plans that need no payment. */
export const planChangeRoutes: readonly Route[] = [
  signedRoute(platformOperations.saveDevices, ({ world, brand, body }, { account }) => {
    const { store } = world;
    const held = heldPlan(world, account, body.pepperSubscriptionId);
    if (!held) return refused('unknownSubscription');
    const covered = coverDevices(
      brand,
      { held, plans: store.plans.ownedBy(account.key), owned: store.devices.ownedBy(account.key) },
      body,
    );
    if (covered.at === 'refused') return covered;
    store.transaction(() => covered.answer.forEach((plan) => store.plans.put(plan)));
    return answered(onTheWire(world, brand, account, covered.answer[0]));
  }),

  signedRoute(platformOperations.cancelPlan, ({ world, brand, body }, { account }) => {
    const held = heldPlan(world, account, body.pepperSubscriptionId);
    if (!held) return refused('unknownSubscription');
    const cancelled = cancelPlan(brand, held, body, world.clock.nowMs());
    if (cancelled.at === 'refused') return cancelled;
    world.store.plans.put(cancelled.answer);
    return answered(onTheWire(world, brand, account, cancelled.answer));
  }),

  signedRoute(platformOperations.migrationRequired, ({ world, brand }, { account }) =>
    answered({ required: planToMigrate(brand, holdingsOf(world, account)) !== null }),
  ),

  signedRoute(platformOperations.migrateSubscriptions, ({ world, brand }, { account }) => {
    const { store, clock } = world;
    const migrated = migrate(brand, holdingsOf(world, account), clock.nowMs());
    if (!migrated) return answered({ subscription: null });
    store.transaction(() => {
      store.accounts.put(migrated.account);
      store.plans.put(migrated.held);
    });
    return answered({ subscription: onTheWire(world, brand, migrated.account, migrated.held) });
  }),
];

/** Returns a plan of this account; null if the id is unknown or belongs to another account. */
function heldPlan({ store }: World, account: Account, id: string): HeldPlan | null {
  const held = store.plans.get(id);
  return held?.accountKey === account.key ? held : null;
}

function holdingsOf({ store }: World, account: Account) {
  return { account, plans: store.plans.ownedBy(account.key) };
}

function onTheWire(
  { store }: World,
  brand: SandboxBrand,
  account: Account,
  held: HeldPlan,
): WireSubscription {
  return wireSubscription(brand, held, {
    owned: store.devices.ownedBy(account.key),
    payer: { account, card: store.cards.get(account.key) },
  });
}
