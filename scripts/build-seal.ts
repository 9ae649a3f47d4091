import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentBrands } from '../src/brands/environment-brands.ts';
import { brandModules, environmentModules } from './brand-files.ts';
import { root } from './prepare.mjs';

const file = path.join(root, 'dist/build.json');

/** Writes a digest of the brands and environments of a build beside it. */
export async function sealBuild() {
  writeFileSync(file, `${JSON.stringify({ brands: await brandsDigest() })}\n`);
}

/** True if the build has the brands and environments of this checkout. */
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
