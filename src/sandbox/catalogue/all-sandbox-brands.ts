import { allBrands } from '../../brands/all-brands.ts';
import { sandboxBrands } from './sandbox-brands.ts';

/** The brands of this build, each with the catalogue of its file in `data/`, or the default one. */
export const allSandboxBrands = sandboxBrands(allBrands, import.meta.glob('./data/*.ts', { eager: true }));
