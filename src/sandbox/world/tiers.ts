import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';

/** A free trial lasts 30 days. */
export const TRIAL_DAYS = 30;

/** How often a plan is charged, in the words of the sandbox. */
export const cycleNames: Record<Tier['billingCycle'], string> = {
  0: 'free',
  1: 'monthly',
  12: 'yearly',
  24: 'every two years',
};

type Catalogue = readonly Tier[];

/** The plan a brand puts people on who chose none; undefined where it has no such plan. */
export function defaultTier(catalogue: Catalogue): Tier | undefined {
  return catalogue.find((tier) => tier.default) ?? catalogue.find((tier) => tier.billingCycle === 0);
}

/** The plan a cancelled one falls to: the free one on sale, else the one marked default. */
export function fallbackTier(catalogue: Catalogue): Tier | undefined {
  const free = catalogue.find((tier) => tier.billingCycle === 0 && tier.visible && !tier.default);
  return free ?? catalogue.find((tier) => tier.default);
}

/** The lowest monthly plan on sale that covers two devices or more; else the lowest monthly one. */
export function sharedMonthlyTier(catalogue: Catalogue): Tier | undefined {
  const monthly = onSale(catalogue, 1);
  return monthly.find((tier) => tier.deviceQuantity >= 2) ?? monthly[0];
}

/** The lowest monthly plan on sale. */
export function lowestMonthlyTier(catalogue: Catalogue): Tier | undefined {
  return onSale(catalogue, 1)[0];
}

/** The lowest yearly plan on sale that covers two devices or more; else the lowest yearly one. */
export function sharedYearlyTier(catalogue: Catalogue): Tier | undefined {
  const yearly = onSale(catalogue, 12);
  return yearly.find((tier) => tier.deviceQuantity >= 2) ?? yearly[0];
}

/** The highest monthly plan on sale. */
export function highestMonthlyTier(catalogue: Catalogue): Tier | undefined {
  return onSale(catalogue, 1).at(-1);
}

/** The highest plan on sale, whatever its term. */
export function topTier(catalogue: Catalogue): Tier | undefined {
  return byOrder(catalogue.filter((tier) => tier.visible && tier.billingCycle > 0)).at(-1);
}

/** A plan that is no longer sold. */
export function legacyTier(catalogue: Catalogue): Tier | undefined {
  return catalogue.find((tier) => tier.legacy);
}

/** The next monthly plan on sale below `tier`; undefined where there is none. */
export function nextLowerTier(catalogue: Catalogue, tier: Tier): Tier | undefined {
  return onSale(catalogue, 1).findLast((other) => other.billingOrder < tier.billingOrder);
}

/** The plan that takes a legacy plan's place: the next monthly one on sale above it, else the highest. */
export function successorTier(catalogue: Catalogue, legacy: Tier): Tier | undefined {
  const monthly = onSale(catalogue, 1);
  return monthly.find((tier) => tier.billingOrder > legacy.billingOrder) ?? monthly.at(-1);
}

/** A monthly plan on sale that is not the shared one, the highest such; undefined where only one is sold. */
export function otherMonthlyTier(catalogue: Catalogue): Tier | undefined {
  const shared = sharedMonthlyTier(catalogue);
  return onSale(catalogue, 1).findLast((tier) => tier !== shared);
}

/** A plan of the brand by its code. Throws where the catalogue has none: nobody may hold a plan that does not exist. */
export function tierByCode(brand: SandboxBrand, code: string): Tier {
  const tier = brand.catalogue.find((each) => each.code === code);
  if (!tier) throw new Error(`the catalogue of ${brand.key} has no plan ${code}`);
  return tier;
}

/** Who takes the money of a brand's plans, in the word of its subscriptions. */
export function billerOf({ billing }: SandboxBrand): 'recurly' | 'stripe' {
  return billing.provider === 'recurly' ? 'recurly' : 'stripe';
}

/** The price in minor units of that currency; the price in the plan's first currency where it has none. */
export function priceOf(tier: Tier, currency: string): number {
  return tier.amounts[currency] ?? Object.values(tier.amounts)[0] ?? 0;
}

function onSale(catalogue: Catalogue, billingCycle: number): Tier[] {
  return byOrder(
    catalogue.filter((tier) => tier.visible && !tier.legacy && tier.billingCycle === billingCycle),
  );
}

function byOrder(tiers: Tier[]): Tier[] {
  return tiers.toSorted((a, b) => a.billingOrder - b.billingOrder);
}
