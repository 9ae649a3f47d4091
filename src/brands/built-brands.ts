import { type EnvironmentBrands, environmentBrands } from './environment-brands.ts';

/**
 * Every brand in every environment, checked. Adding a brand is adding its file and its folder of images. A build puts the
 * answer in the place of this module, so that a Worker checks nothing as it starts (scripts/brands-at-build.mjs).
 */
export const builtBrands: EnvironmentBrands = environmentBrands(
  import.meta.glob('./data/*.ts', { eager: true }),
  import.meta.glob('../../environments/*.ts', { eager: true }),
);
