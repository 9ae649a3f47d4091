import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { shelfModels } from '../../world/device-shelf.ts';
import { answered, refused } from '../refusal.ts';
import { openRoute, type Route } from '../route.ts';
import { wirePlan } from '../wire-plan.ts';

/** The plans, app and device models of a brand. Without authentication. */
export const configurationRoutes: readonly Route[] = [
  openRoute(platformOperations.plans, ({ brand, query }) => {
    if (query.brand !== brand.key) return refused('wrongBrand');
    const currency = brand.currencies[brand.country] ?? 'USD';
    return answered(brand.catalogue.map((tier) => wirePlan(tier, { currency, trialOffered: tier.visible })));
  }),

  openRoute(platformOperations.appLink, ({ brand: { key, apps } }) =>
    apps
      ? answered({ brand: key, appUri: apps.androidPackage, uriScheme: apps.uriScheme })
      : refused('noApp'),
  ),

  openRoute(platformOperations.deviceModels, ({ brand }) =>
    answered(shelfModels.map((each) => ({ ...each, name: `${brand.displayName} ${each.name}` }))),
  ),
];
