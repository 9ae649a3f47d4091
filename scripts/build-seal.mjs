import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentBrands } from '../src/brands/environment-brands.ts';
import { brandModules, environmentModules } from './brand-files.mjs';
import { root } from './prepare.mjs';

const file = path.join(root, 'dist/build.json');

/** Notes beside a build which brands and environments it was made of. */
export async function sealBuild() {
  writeFileSync(file, `${JSON.stringify({ brands: await brandsDigest() })}\n`);
}

/** True where the build is of the brands and environments of this checkout. */
export async function isBuildOfCheckout() {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).brands === (await brandsDigest());
  } catch {
    return false;
  }
}

async function brandsDigest() {
  const brands = environmentBrands(await brandModules(), await environmentModules());
  return createHash('sha256').update(JSON.stringify(brands)).digest('hex');
}
