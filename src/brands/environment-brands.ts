import type { Brand } from './brand-schema.ts';
import { brandSet, environmentFiles } from './checked-brands.ts';

/**
 * The brands of each environment, as the Worker holds them: the common fields of a brand once, and its deployments by
 * environment.
 */
export type EnvironmentBrands = {
  brands: Readonly<Record<string, Omit<Brand, DeploymentField>>>;
  deployments: Readonly<Record<string, Readonly<Record<string, Pick<Brand, DeploymentField>>>>>;
};

/** The fields of a brand that depend on its deployment. */
type DeploymentField =
  'hosts' | 'platform' | 'billing' | 'wallets' | 'social' | 'tagManager' | 'letters' | 'voiceAssistants';

/** Validates every brand in every environment (path -> module). Throws an `Error` that says what to correct. */
export function environmentBrands(
  files: Record<string, unknown>,
  environments: Record<string, unknown>,
): EnvironmentBrands {
  const brands: Record<string, Omit<Brand, DeploymentField>> = {};
  const deployments: Record<string, Record<string, Pick<Brand, DeploymentField>>> = {};
  for (const environment of environmentFiles(environments)) {
    const here: Record<string, Pick<Brand, DeploymentField>> = {};
    for (const [key, brand] of brandSet(files, environment).byKey) {
      const { hosts, platform, billing, wallets, social, tagManager, letters, voiceAssistants, ...rest } =
        brand;
      brands[key] = rest;
      here[key] = { hosts, platform, billing, wallets, social, tagManager, letters, voiceAssistants };
    }
    deployments[environment.name] = here;
  }
  return { brands, deployments };
}
