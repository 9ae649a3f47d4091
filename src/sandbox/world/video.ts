import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import type { Account } from './entities.ts';
import { plansInEffect } from './plans-in-effect.ts';
import { defaultTier, tierByCode } from './tiers.ts';
import type { World } from './world.ts';

/** The video of a camera: all that is younger than `hours` is there, and all that is older is deleted. */
export type StoredVideo = { device: string; hours: number };

/**
 * Returns how much video the world has of each camera of an account. A camera on a paid plan keeps what the plan keeps. On a
 * plan that costs nothing, and on none, it keeps what the brand leaves after a cancellation: a fixed time, or what that plan,
 * or the default one, keeps.
 */
export function storedVideo({ store }: World, brand: SandboxBrand, account: Account): StoredVideo[] {
  const plans = plansInEffect(store, account);
  return store.devices
    .ownedBy(account.key)
    .filter(({ subscribable }) => subscribable)
    .map(({ id }) => {
      const tiers = plans
        .filter(({ deviceIds }) => deviceIds.includes(id))
        .map(({ planCode }) => tierByCode(brand, planCode));
      const paid = tiers.find(({ billingCycle }) => billingCycle > 0);
      return { device: id, hours: paid ? hoursOf(paid, 24) : hoursLeft(brand, tiers[0]) };
    });
}

/** What is left without a paid plan. `free`: the plan that covers the camera and costs nothing. */
function hoursLeft(brand: SandboxBrand, free = defaultTier(brand.catalogue)): number {
  switch (brand.retentionAfterCancel) {
    case 'twoHours':
      return 2;
    case 'noService':
      return 0;
    case 'unchanged':
      return free ? hoursOf(free, brand.features.freeHistoryHours) : 0;
  }
}

/** The hours of a plan's video; `oneDay` is what a retention of one day means for it. */
function hoursOf({ retentionDays }: Tier, oneDay: number): number {
  return retentionDays === 1 ? oneDay : retentionDays * 24;
}
