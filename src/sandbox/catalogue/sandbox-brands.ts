import type { Brand } from '../../brands/brand-schema.ts';
import type { BrandSet } from '../../brands/brand-set.ts';
import { parseCatalogue, type Tier } from './catalogue-schema.ts';
import { usualCatalogue } from './usual-catalogue.ts';

/** A brand with its catalogue in the sandbox. */
export type SandboxBrand = Brand & { catalogue: readonly Tier[] };

/** Every brand of the sandbox, by key and by host. */
export type SandboxBrands = {
  byKey: ReadonlyMap<string, SandboxBrand>;
  byHost: ReadonlyMap<string, SandboxBrand>;
};

/**
 * Combines each brand with its catalogue from `files` (path to module); a brand without a file gets the default
 * catalogue. Throws an `Error` for an invalid field.
 */
export function sandboxBrands(brands: BrandSet, files: Record<string, unknown>): SandboxBrands {
  const sold = new Map(
    [...brands.byKey].map(([key, brand]): [string, SandboxBrand] => {
      const input = catalogueIn(files[`./data/${key}.ts`]) ?? usualCatalogue(brand);
      return [key, { ...brand, catalogue: parseCatalogue(key, brand.planCodes.free, input) }];
    }),
  );
  const byHost = [...brands.byHost].flatMap(([host, { key }]): [string, SandboxBrand][] => {
    const brand = sold.get(key);
    return brand ? [[host, brand]] : [];
  });
  return { byKey: sold, byHost: new Map(byHost) };
}

function catalogueIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'catalogue' in module
    ? module.catalogue
    : undefined;
}
