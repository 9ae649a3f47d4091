import type { Brand } from '../../brands/brand-schema.ts';
import type { BrandSet } from '../../brands/brand-set.ts';
import { parseCatalogue, type Tier } from './catalogue-schema.ts';
import { usualCatalogue } from './usual-catalogue.ts';

/** A brand with what the sandbox sells for it. */
export type SandboxBrand = Brand & { catalogue: readonly Tier[] };

/** Every brand of the sandbox by key and by host. */
export type SandboxBrands = {
  byKey: ReadonlyMap<string, SandboxBrand>;
  byHost: ReadonlyMap<string, SandboxBrand>;
};

/**
 * Gives each brand its catalogue from the files (path -> module); a brand without a file sells the usual one. Throws an
 * `Error` a person can act on: a wrong field, or a code that is free in one brand and charged in another.
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

/** A plan code that is free in one brand is charged in no other: the rules know a plan by its code. */
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
