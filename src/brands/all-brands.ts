import { type BrandSet, indexedBrands } from './brand-set.ts';
import { builtBrands } from './built-brands.ts';

/** True for the name of an environment of this build. */
export function isEnvironment(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(builtBrands.deployments, name);
}

/** The brands of an environment by its name; undefined where there is no such environment. */
export function brandsIn(environment: string | undefined): BrandSet | undefined {
  if (!isEnvironment(environment)) return undefined;
  return indexedBrands(
    Object.entries(builtBrands.deployments[environment] ?? {}).flatMap(([key, deployment]) => {
      const brand = builtBrands.brands[key];
      return brand ? [{ ...brand, ...deployment }] : [];
    }),
  );
}

/** The brands that this Worker serves: those of the environment in the variable `ENVIRONMENT`, or none without it. */
export const allBrands: BrandSet = brandsIn(process.env.ENVIRONMENT) ?? {
  byKey: new Map(),
  byHost: new Map(),
};
