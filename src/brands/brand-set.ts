import type { Brand } from './brand-schema.ts';

/** Every brand by key and by host. Maps, so that a key such as `__proto__` finds nothing. */
export type BrandSet = {
  byKey: ReadonlyMap<string, Brand>;
  byHost: ReadonlyMap<string, Brand>;
};

/** The brands by key and by host. Throws where two claim one host. */
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

/** Serves hosts that belong to no brand. */
export const DEFAULT_BRAND = 'geeni';
