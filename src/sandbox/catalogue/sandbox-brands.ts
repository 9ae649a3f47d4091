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
 * catalogue. Throws an `Error` for an invalid field, or for a code that is free in one brand and charged in another.
 */
export function sandboxBrands(brands: BrandSet, files: Record<string, unknown>): SandboxBrands {
  const sold = new Map(
    [...brands.byKey].map(([key, brand]): [string, SandboxBrand] => {
      const input = catalogueIn(files[`./data/${key}.ts`]) ?? usualCatalogue(brand);
      return [key, { ...brand, catalogue: parseCatalogue(key, brand.planCodes.free, input) }];
    }),
  );
  refuseTwoMeanings([...sold.values()]);
  const byHost = [...brands.byHost].flatMap(([host, { key }]): [string, SandboxBrand][] => {
    const brand = sold.get(key);
    return brand ? [[host, brand]] : [];
  });
  return { byKey: sold, byHost: new Map(byHost) };
}

/** A plan code must not be free in one brand and charged in another, because the portal's rules use the code alone. */
function refuseTwoMeanings(brands: readonly SandboxBrand[]): void {
  for (const { key, planCodes } of brands) {
    for (const other of brands) {
      const charged = other.catalogue.find(
        ({ billingCycle, code }) => billingCycle > 0 && planCodes.free.includes(code),
      );
      if (charged)
        throw new Error(
          `The plan code ${charged.code} is free in ${key} and charged in ${other.key}: give one of them another code.`,
        );
    }
  }
}

function catalogueIn(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'catalogue' in module
    ? module.catalogue
    : undefined;
}
