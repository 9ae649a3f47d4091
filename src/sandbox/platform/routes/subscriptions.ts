import type { SandboxBrand } from '../../catalogue/sandbox-brands.ts';
import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { listedSubscriptions } from '../listed-subscriptions.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wirePlan } from '../wire-plan.ts';

/** The plans of an account, and the plans it can choose. */
export const subscriptionRoutes: readonly Route[] = [
  signedRoute(platformOperations.subscriptions, ({ world, brand }, { account }) =>
    answered(listedSubscriptions(world, brand, account)),
  ),

  signedRoute(platformOperations.accountSubscriptions, ({ world, brand, params }, { account, session }) => {
    if (params.get('accountId') !== session.accountId) return refused('forbidden');
    const forTrial = account.trialUsed ? [] : onSale(brand).filter(({ billingCycle }) => billingCycle > 0);
    return answered({
      subscriptions: listedSubscriptions(world, brand, account),
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
