import { environmentBrands } from '../src/brands/environment-brands.ts';
import { brandModules, environmentModules } from './brand-files.mjs';

const MODULE = '/src/brands/built-brands.ts';

/**
 * Checks the brands in every environment while building, and puts what comes of it in the place of the module that would check
 * them in the Worker.
 */
export function brandsAtBuild() {
  return {
    name: 'brands-at-build',
    apply: /** @type {const} */ ('build'),
    /** @param {string} id */
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith(MODULE)) return undefined;
      const brands = environmentBrands(await brandModules(), await environmentModules());
      // The engine reads a long text of JSON faster than a literal.
      return `export const builtBrands = JSON.parse(${JSON.stringify(JSON.stringify(brands))});`;
    },
  };
}
