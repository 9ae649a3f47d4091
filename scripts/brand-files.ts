import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandSet, environmentFiles } from '../src/brands/checked-brands.ts';
import { sandboxBrands } from '../src/sandbox/catalogue/sandbox-brands.ts';

/** The environment with the sandbox. */
export const SANDBOX = 'sandbox';

/** The modules of the brand files, by path. */
export function brandModules() {
  return modulesIn('../src/brands/data', './data');
}

/** The modules of the environments, by path. */
export function environmentModules() {
  return modulesIn('../environments', '../../environments');
}

/** The environments of this checkout, sorted by name. */
export async function environments() {
  return environmentFiles(await environmentModules());
}

/** Reads and checks the brands of an environment. Throws an Error that names what to correct. */
export async function checkedBrands(name: string = SANDBOX) {
  const environment = await environmentNamed(name);
  return brandSet(await brandModules(), environment);
}

/** An environment by its name. Throws an Error that lists the environments if there is none of that name. */
export async function environmentNamed(name: string | undefined) {
  const all = await environments();
  const environment = all.find((one) => one.name === name);
  if (environment) return environment;
  const names = all.map((one) => one.name).join(', ');
  throw new Error(`There is no environment ${name ?? '(none named)'}: environments/ has ${names}.`);
}

/** Reads and checks the brands with the sandbox's catalogue of each. Throws an Error that names what to correct. */
export async function checkedSandboxBrands() {
  return sandboxBrands(await checkedBrands(), await modulesIn('../src/sandbox/catalogue/data', './data'));
}

/** The modules of a folder, by `<prefix>/<name>`. */
async function modulesIn(place: string, prefix: string) {
  const folder = path.join(import.meta.dirname, place);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(path.join(folder, name)).href)));
  return Object.fromEntries(names.map((name, index) => [`${prefix}/${name}`, modules[index]]));
}
