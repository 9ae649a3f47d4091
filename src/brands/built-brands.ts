import { type EnvironmentBrands, environmentBrands } from './environment-brands.ts';

/**
 * Every brand in every environment, validated. A build replaces this module by its value, so that a Worker validates
 * nothing when it starts (scripts/built-data.ts).
 */
export const builtBrands: EnvironmentBrands = environmentBrands(
  import.meta.glob('./data/*.ts', { eager: true }),
  import.meta.glob('../../environments/*.ts', { eager: true }),
);
