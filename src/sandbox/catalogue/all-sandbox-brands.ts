import { allBrands } from '../../brands/all-brands.ts';
import { sandboxBrands } from './sandbox-brands.ts';

/** The brands of this build with what the sandbox sells for each: a file each in `data/`, where it has one of its own. */
export const allSandboxBrands = sandboxBrands(allBrands, import.meta.glob('./data/*.ts', { eager: true }));
