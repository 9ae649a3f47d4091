import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { plansInEffect } from '../../world/plans-in-effect.ts';
import { answered } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireDevice } from '../wire-subscription.ts';

/** The devices of an account, covered or not. */
export const deviceRoutes: readonly Route[] = [
  signedRoute(platformOperations.devices, ({ world, brand }, { account }) => {
    const plans = plansInEffect(world.store, account);
    return answered(
      world.store.devices.ownedBy(account.key).map((device) =>
        wireDevice(
          brand,
          device,
          plans.find(({ deviceIds }) => deviceIds.includes(device.id)),
        ),
      ),
    );
  }),
];
