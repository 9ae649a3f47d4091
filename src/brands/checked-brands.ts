import * as z from 'zod';
import { type BrandFile, parseBrand } from './brand-schema.ts';
import { type BrandSet, DEFAULT_BRAND, indexedBrands } from './brand-set.ts';
import { takesMoney } from './environment-names.ts';
import { type Environment, deployedBrand } from './deployed-brand.ts';

/**
 * Builds the brands of an environment from the brand files (path -> module). A brand without a deployment in it is left out.
 * Throws an `Error` that says what to correct: an invalid field, two brands with the same host, a deployment of an unknown
 * brand, or no default brand.
 */
export function brandSet(files: Record<string, unknown>, environment: Environment): BrandSet {
  const brands = brandFiles(files);
  refuseUnknownDeployments(brands, environment);
  const set = indexedBrands(brands.flatMap((brand) => deployedBrand(brand, environment) ?? []));
  if (!set.byKey.has(DEFAULT_BRAND)) {
    throw new Error(
      `The brand ${DEFAULT_BRAND} has no deployment in environments/${environment.name}.ts: unknown hosts show this brand.`,
    );
  }
  return set;
}

/** Validates the brand files (path -> module), sorted by path. Throws an `Error` that says what to correct. */
export function brandFiles(files: Record<string, unknown>): BrandFile[] {
  const brands = Object.entries(files)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, module]) => parseBrand(file, brandIn(file, module)));
  if (!brands.some(({ key }) => key === DEFAULT_BRAND))
    throw new Error(`There is no brand file ${DEFAULT_BRAND}.ts: the default brand must exist.`);
  return brands;
}

/** Reads the environments from their files (path -> module), sorted by path. Throws for a file without deployments, and for a test system in which people pay. */
export function environmentFiles(files: Record<string, unknown>): Environment[] {
  return Object.entries(files)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, module]) => {
      const name = file.replace(/^.*\/|\.ts$/g, '');
      if (hasDeployments(module))
        return {
          name,
          isTestSystem: saysTestSystem(name, module),
          mayShare: sharedOnPurpose(file, module),
          deployments: module.deployments,
        };
      throw new Error(`The file of the environment ${name}, ${file}, has no \`export const deployments\`.`);
    });
}

function refuseUnknownDeployments(brands: readonly BrandFile[], { name, deployments }: Environment): void {
  if (typeof deployments === 'function') return;
  const known = new Set(brands.map(({ key }) => key));
  const unknown = Object.keys(deployments).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new Error(
      `environments/${name}.ts gives ${unknown.join(' and ')} a deployment: there is no such brand file in src/brands/data.`,
    );
}

function brandIn(file: string, module: unknown): unknown {
  if (typeof module === 'object' && module !== null && 'brand' in module) return module.brand;
  throw new Error(`The brand file ${file} has no \`export const brand\`.`);
}

/** True where an environment's file says that no money moves there. Throws for the one in which people pay. */
function saysTestSystem(name: string, module: object): boolean {
  const isTestSystem = 'isTestSystem' in module && module.isTestSystem === true;
  if (isTestSystem && takesMoney(name))
    throw new Error(`environments/${name}.ts says isTestSystem: people pay there, so it cannot be one.`);
  return isTestSystem;
}

const sharing = z.object({ mayShare: z.array(z.enum(['platform', 'billing'])).default([]) });

/** What an environment's file says that it shares on purpose. Throws for anything else than the two words. */
function sharedOnPurpose(file: string, module: object): ('platform' | 'billing')[] {
  const parsed = sharing.safeParse({ ...module });
  if (parsed.success) return parsed.data.mayShare;
  throw new Error(`${file}: mayShare may name 'platform' and 'billing', and nothing else.`);
}

function hasDeployments(module: unknown): module is Pick<Environment, 'deployments'> {
  if (typeof module !== 'object' || module === null || !('deployments' in module)) return false;
  return (
    typeof module.deployments === 'function' ||
    (typeof module.deployments === 'object' && module.deployments !== null)
  );
}
