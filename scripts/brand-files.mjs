import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandSet } from '../src/brands/brand-set.ts';
import { sandboxBrands } from '../src/sandbox/catalogue/sandbox-brands.ts';

/** The brands of this checkout, read and checked from their files. Throws an Error a person can act on. */
export async function checkedBrands() {
  return brandSet(await modulesIn('../src/brands/data'));
}

/** The same with what the sandbox sells for each. Throws an Error a person can act on. */
export async function checkedSandboxBrands() {
  return sandboxBrands(await checkedBrands(), await modulesIn('../src/sandbox/catalogue/data'));
}

/** The modules of a folder, by `./data/<name>`. @param {string} place */
async function modulesIn(place) {
  const folder = path.join(import.meta.dirname, place);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(path.join(folder, name)).href)));
  return Object.fromEntries(names.map((name, index) => [`./data/${name}`, modules[index]]));
}
