import type { SandboxBrand } from '../../catalogue/sandbox-brands.ts';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import type { WireSubscription } from '../../../contracts/plans/subscription.ts';
import type { Account } from '../../world/entities.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wirePlan } from '../wire-plan.ts';
import { wireSubscription } from '../wire-subscription.ts';
import type { World } from '../../world/world.ts';

/** The plans of an account, and the plans it can choose. */
export const subscriptionRoutes: readonly Route[] = [
  signedRoute(platformOperations.subscriptions, ({ world, brand }, { account }) =>
    answered(heldBy(world, brand, account)),
  ),

  signedRoute(platformOperations.accountSubscriptions, ({ world, brand, params }, { account, session }) => {
    if (params.get('accountId') !== session.accountId) return refused('forbidden');
    const forTrial = account.trialUsed ? [] : onSale(brand).filter(({ billingCycle }) => billingCycle > 0);
    return answered({
      subscriptions: heldBy(world, brand, account),
      trialEligibility: { plans: forTrial.map(({ code }) => code) },
    });
  }),

  signedRoute(platformOperations.listAvailableSubscriptions, ({ brand }, { account }) =>
    answered(onSale(brand).map((tier) => wirePlan(tier, { currency: account.currency, trialOffered: true }))),
  ),
];

function onSale(brand: SandboxBrand) {
  return brand.catalogue.filter(({ visible }) => visible);
}

function heldBy({ store }: World, brand: SandboxBrand, account: Account): WireSubscription[] {
  const whose = {
    owned: store.devices.ownedBy(account.key),
    payer: { account, card: store.cards.get(account.key) },
  };
  return store.plans.ownedBy(account.key).map((held) => wireSubscription(brand, held, whose));
}
