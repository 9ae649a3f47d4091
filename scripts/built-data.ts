import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EnvironmentBrands, environmentBrands } from '../src/brands/environment-brands.ts';
import { type CopyModules, type PackedCopy, packedCopy } from '../src/copy/packed-copy.ts';
import { languages } from '../src/domain/text/languages.ts';
import { brandModules, environmentModules } from './brand-files.ts';
import { deployedTextFaults, deployedTexts } from './deployed-texts.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.portal/built');

/**
 * Writes the checked brands of every environment and the packed sentences as two modules, and returns the aliases by
 * which a build takes them instead of the modules that make the same when they are loaded. A Worker then checks and packs
 * nothing when it starts. Throws an Error that names what to correct in a brand, an environment or a language.
 */
export async function writeBuiltData(): Promise<{ find: RegExp; replacement: string }[]> {
  const brands = environmentBrands(await brandModules(), await environmentModules());
  refuseUnservedFiles(brands);
  mkdirSync(folder, { recursive: true });
  return [
    // V8 parses a long JSON text faster than an object literal.
    written(
      'built-brands',
      `export const builtBrands = JSON.parse(${JSON.stringify(JSON.stringify(brands))});\n`,
    ),
    written('built-copy', `export const builtCopy = ${JSON.stringify(await checkedCopy())};\n`),
  ];
}

/** The packed sentences of every language. Throws an Error that names the missing files or sentences of a language. */
export async function checkedCopy(): Promise<PackedCopy> {
  return packedCopy(await copyModules(), languages);
}

/** Throws an Error that names every file of an environment that could not be served. */
function refuseUnservedFiles({ deployments }: EnvironmentBrands): void {
  for (const [environment, here] of Object.entries(deployments)) {
    const brands = Object.entries(here).map(([key, { hosts }]) => ({ key, hosts }));
    const faults = deployedTextFaults(deployedTexts(environment), environment, brands);
    if (faults.length > 0)
      throw new Error(
        `The files in environments/${environment}.files cannot be served as they are:\n  ${faults.join('\n  ')}`,
      );
  }
}

function written(name: string, text: string): { find: RegExp; replacement: string } {
  const replacement = path.join(folder, `${name}.ts`);
  writeFileSync(replacement, text);
  return { find: new RegExp(`^.*/${name}\\.ts$`), replacement };
}

/** Every module of the copy by its path in src/copy. */
async function copyModules(): Promise<CopyModules> {
  const copy = path.join(root, 'src/copy');
  const files = globSync('*/**/*.ts', { cwd: copy }).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(copy, file)).href)));
  return Object.fromEntries(
    files.map((file, index) => [`./${file.replaceAll(path.sep, '/')}`, modules[index]]),
  );
}
