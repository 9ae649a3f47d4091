import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { cancelPlan } from '../../money/cancellation.ts';
import { coverDevices } from '../../money/covering.ts';
import type { Account, HeldPlan } from '../../world/entities.ts';
import { migrate, planToMigrate } from '../../money/migration.ts';
import { hasEnded, plansInEffect } from '../../world/plans-in-effect.ts';
import { dialectOf } from '../dialects.ts';
import { isUnlisted, subscriptionOf } from '../listed-subscriptions.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import type { World } from '../../world/world.ts';

/** Changes of an account's plans that need no payment. */
export const planChangeRoutes: readonly Route[] = [
  signedRoute(platformOperations.saveDevices, ({ world, brand, body }, { account }) => {
    const { store } = world;
    const held = heldPlan(world, account, body.pepperSubscriptionId);
    if (!held) return refused('unknownSubscription');
    const covered = coverDevices(
      brand,
      { held, plans: plansInEffect(store, account), owned: store.devices.ownedBy(account.key) },
      body,
    );
    if (covered.at === 'refused') return covered;
    store.transaction(() => covered.answer.forEach((plan) => store.plans.put(plan)));
    return answered(subscriptionOf(world, brand, account, covered.answer[0]));
  }),

  signedRoute(platformOperations.cancelPlan, ({ world, brand, body }, { account }) => {
    const held = heldPlan(world, account, body.pepperSubscriptionId);
    if (!held) return refused('unknownSubscription');
    const cancelled = cancelPlan(brand, held, body, world.clock.nowMs());
    if (cancelled.at === 'refused') return cancelled;
    world.store.plans.put(cancelled.answer);
    const isGone = isUnlisted(dialectOf(world, brand.key), brand, cancelled.answer);
    return answered(isGone ? {} : subscriptionOf(world, brand, account, cancelled.answer));
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
    return answered({ subscription: subscriptionOf(world, brand, migrated.account, migrated.held) });
  }),
];

/** Returns a plan of this account; null if the id is unknown or belongs to another account, or the plan has ended. */
function heldPlan({ store }: World, account: Account, id: string): HeldPlan | null {
  const held = store.plans.get(id);
  return held?.accountKey === account.key && !hasEnded(held) ? held : null;
}

function holdingsOf({ store }: World, account: Account) {
  return { account, plans: plansInEffect(store, account) };
}
