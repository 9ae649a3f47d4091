import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';

/** The length of a free trial, in days. */
export const TRIAL_DAYS = 30;

/** The names of billing cycles on the sandbox page. */
export const cycleNames: Record<Tier['billingCycle'], string> = {
  0: 'free',
  1: 'monthly',
  12: 'yearly',
  24: 'every two years',
};

type Catalogue = readonly Tier[];

/** Returns the plan of accounts that have chosen none; undefined if the brand has no free plan. */
export function defaultTier(catalogue: Catalogue): Tier | undefined {
  return catalogue.find((tier) => tier.default) ?? catalogue.find((tier) => tier.billingCycle === 0);
}

/** Returns the plan that replaces a cancelled one: the free plan on sale, else the one marked as default. */
export function fallbackTier(catalogue: Catalogue): Tier | undefined {
  const free = catalogue.find((tier) => tier.billingCycle === 0 && tier.visible && !tier.default);
  return free ?? catalogue.find((tier) => tier.default);
}

/** Returns the lowest monthly plan on sale for two devices or more, else the lowest monthly one. */
export function sharedMonthlyTier(catalogue: Catalogue): Tier | undefined {
  const monthly = onSale(catalogue, 1);
  return monthly.find((tier) => tier.deviceQuantity >= 2) ?? monthly[0];
}

/** Returns the lowest monthly plan on sale. */
export function lowestMonthlyTier(catalogue: Catalogue): Tier | undefined {
  return onSale(catalogue, 1)[0];
}

/** Returns the lowest yearly plan on sale for two devices or more, else the lowest yearly one. */
export function sharedYearlyTier(catalogue: Catalogue): Tier | undefined {
  const yearly = onSale(catalogue, 12);
  return yearly.find((tier) => tier.deviceQuantity >= 2) ?? yearly[0];
}

/** Returns the highest monthly plan on sale. */
export function highestMonthlyTier(catalogue: Catalogue): Tier | undefined {
  return onSale(catalogue, 1).at(-1);
}

/** Returns the highest monthly plan on sale; undefined if only one is sold. */
export function higherMonthlyTier(catalogue: Catalogue): Tier | undefined {
  const monthly = onSale(catalogue, 1);
  return monthly.length > 1 ? monthly.at(-1) : undefined;
}

/** Returns the highest plan on sale, of any billing cycle. */
export function topTier(catalogue: Catalogue): Tier | undefined {
  return byOrder(catalogue.filter((tier) => tier.visible && tier.billingCycle > 0)).at(-1);
}

/** Returns a plan that is no longer sold. */
export function legacyTier(catalogue: Catalogue): Tier | undefined {
  return catalogue.find((tier) => tier.legacy);
}

/** Returns the next monthly plan on sale below `tier`; undefined if there is none. */
export function nextLowerTier(catalogue: Catalogue, tier: Tier): Tier | undefined {
  return onSale(catalogue, 1).findLast((other) => other.billingOrder < tier.billingOrder);
}

/** Returns the plan that replaces a legacy plan: the next monthly one on sale above it, else the highest. */
export function successorTier(catalogue: Catalogue, legacy: Tier): Tier | undefined {
  const monthly = onSale(catalogue, 1);
  return monthly.find((tier) => tier.billingOrder > legacy.billingOrder) ?? monthly.at(-1);
}

/** Returns the highest monthly plan on sale except the shared one; undefined if only one is sold. */
export function otherMonthlyTier(catalogue: Catalogue): Tier | undefined {
  const shared = sharedMonthlyTier(catalogue);
  return onSale(catalogue, 1).findLast((tier) => tier !== shared);
}

/** Returns a plan of the brand by its code. Throws if the catalogue has none, because an account cannot hold it. */
export function tierByCode(brand: SandboxBrand, code: string): Tier {
  const tier = brand.catalogue.find((each) => each.code === code);
  if (!tier) throw new Error(`the catalogue of ${brand.key} has no plan ${code}`);
  return tier;
}

/** Returns the biller of a brand's plans, as its subscriptions name it. */
export function billerOf({ billing }: SandboxBrand): 'recurly' | 'stripe' {
  return billing.provider === 'recurly' ? 'recurly' : 'stripe';
}

/** Returns the price in minor units of that currency, else the price in the plan's first currency. */
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
