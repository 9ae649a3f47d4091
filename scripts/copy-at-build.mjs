import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packedCopy } from '../src/copy/packed-copy.ts';

const MODULE = '/src/copy/built-copy.ts';
const folder = path.join(import.meta.dirname, '../src/copy');

/** Packs the sentences of every language at build time, and replaces the module that would pack them in the Worker. */
export function copyAtBuild() {
  return {
    name: 'copy-at-build',
    apply: /** @type {const} */ ('build'),
    /** @param {string} id */
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith(MODULE)) return undefined;
      return `export const builtCopy = ${JSON.stringify(packedCopy(await copyModules()))};`;
    },
  };
}

/** Every module of the copy by its path in src/copy. */
async function copyModules() {
  const files = globSync('*/**/*.ts', { cwd: folder }).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)));
  return Object.fromEntries(
    files.map((file, index) => [`./${file.replaceAll(path.sep, '/')}`, modules[index]]),
  );
}
