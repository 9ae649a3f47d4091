import type { Brand } from './brand-schema.ts';
import { parseBrand } from './brand-schema.ts';

/** Every brand by key and by host. Maps, so that a key such as `__proto__` finds nothing. */
export type BrandSet = {
  byKey: ReadonlyMap<string, Brand>;
  byHost: ReadonlyMap<string, Brand>;
};

/**
 * Builds the set from the brand files (path -> module).
 * Throws an `Error` a person can act on: a wrong field, two brands with one host, or no file for the default brand.
 */
export function brandSet(files: Record<string, unknown>): BrandSet {
  const byKey = new Map<string, Brand>();
  const byHost = new Map<string, Brand>();
  for (const [file, module] of Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b))) {
    const brand = parseBrand(file, brandIn(file, module));
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
  if (!byKey.has(DEFAULT_BRAND)) {
    throw new Error(`There is no brand file ${DEFAULT_BRAND}.ts: the default brand must exist.`);
  }
  return { byKey, byHost };
}

/** Serves hosts that belong to no brand. */
export const DEFAULT_BRAND = 'geeni';

function brandIn(file: string, module: unknown): unknown {
  if (typeof module === 'object' && module !== null && 'brand' in module) return module.brand;
  throw new Error(`The brand file ${file} has no \`export const brand\`.`);
}
