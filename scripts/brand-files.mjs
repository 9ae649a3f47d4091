import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandSet } from '../src/brands/brand-set.ts';

const folder = path.join(import.meta.dirname, '../src/brands/data');

/** The brands of this checkout, read and checked from their files. Throws an Error a person can act on. */
export async function checkedBrands() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(path.join(folder, name)).href)));
  return brandSet(Object.fromEntries(names.map((name, index) => [`./data/${name}`, modules[index]])));
}
