import type { Brand } from './brand-schema.ts';
import { brandSet, environmentFiles } from './checked-brands.ts';

/**
 * The brands of each environment, as the Worker holds them: the common fields of a brand once, and its places by
 * environment.
 */
export type EnvironmentBrands = {
  brands: Readonly<Record<string, Omit<Brand, PlacedField>>>;
  places: Readonly<Record<string, Readonly<Record<string, Pick<Brand, PlacedField>>>>>;
};

/** The fields of a brand that depend on its place. */
type PlacedField =
  'hosts' | 'platform' | 'billing' | 'wallets' | 'social' | 'tagManager' | 'letters' | 'voiceAssistants';

/** Validates every brand in every environment (path -> module). Throws an `Error` that says what to correct. */
export function environmentBrands(
  files: Record<string, unknown>,
  environments: Record<string, unknown>,
): EnvironmentBrands {
  const brands: Record<string, Omit<Brand, PlacedField>> = {};
  const places: Record<string, Record<string, Pick<Brand, PlacedField>>> = {};
  for (const environment of environmentFiles(environments)) {
    const here: Record<string, Pick<Brand, PlacedField>> = {};
    for (const [key, brand] of brandSet(files, environment).byKey) {
      const { hosts, platform, billing, wallets, social, tagManager, letters, voiceAssistants, ...own } =
        brand;
      brands[key] = own;
      here[key] = { hosts, platform, billing, wallets, social, tagManager, letters, voiceAssistants };
    }
    places[environment.name] = here;
  }
  return { brands, places };
}
