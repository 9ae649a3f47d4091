import type { Brand } from './brand-schema.ts';

/** All brands of an environment by key and by host. They are Maps, so that a key such as `__proto__` finds nothing. */
export type BrandSet = {
  byKey: ReadonlyMap<string, Brand>;
  byHost: ReadonlyMap<string, Brand>;
};

/** Indexes brands by key and by host. Throws where two brands claim the same host. */
export function indexedBrands(brands: Iterable<Brand>): BrandSet {
  const byKey = new Map<string, Brand>();
  const byHost = new Map<string, Brand>();
  for (const brand of brands) {
    byKey.set(brand.key, brand);
    for (const host of [...brand.hosts, `${brand.key}.localhost`]) {
      const other = byHost.get(host);
      if (other)
        throw new Error(
          `The brands ${other.key} and ${brand.key} both claim the host ${host}: give it to one of them.`,
        );
      byHost.set(host, brand);
    }
  }
  return { byKey, byHost };
}

/** The brand that is shown on hosts of no brand. */
export const DEFAULT_BRAND = 'geeni';
