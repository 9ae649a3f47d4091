import { environmentBrands } from '../src/brands/environment-brands.ts';
import { brandModules, environmentModules } from './brand-files.mjs';

const MODULE = '/src/brands/built-brands.ts';

/**
 * Checks the brands of every environment at build time, and replaces the module that would check them in the Worker by the
 * result.
 */
export function brandsAtBuild() {
  return {
    name: 'brands-at-build',
    apply: /** @type {const} */ ('build'),
    /** @param {string} id */
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith(MODULE)) return undefined;
      const brands = environmentBrands(await brandModules(), await environmentModules());
      // V8 parses a long JSON text faster than an object literal.
      return `export const builtBrands = JSON.parse(${JSON.stringify(JSON.stringify(brands))});`;
    },
  };
}
