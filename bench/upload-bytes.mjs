import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { uploadBudget } from './budgets.mjs';

/** The module of all sentences (scripts/build-plugins.mjs). */
const SENTENCES = 'chunks/copy_*.mjs';

/**
 * The upload of a build's deployment.
 * @typedef {object} Upload
 * @property {number} modules the number of modules
 * @property {number} bytes of all modules
 * @property {number} gzip of all modules together after gzip
 * @property {number} code the part of `gzip` that does not grow with the languages
 * @property {number} sentences the sentences of all languages, after gzip
 */

/**
 * Measures the modules of a build. Throws if its sentences are not in a module of their own.
 * @param {string} folder
 * @returns {Upload}
 */
export function uploadOf(folder) {
  const files = globSync('**/*.mjs', { cwd: folder }).toSorted();
  const [sentences, ...others] = globSync(SENTENCES, { cwd: folder });
  if (!sentences || others.length > 0)
    throw new Error(`The sentences are not in a module of their own: ${folder}`);
  const weigh = (names) => {
    const whole = Buffer.concat(names.map((name) => readFileSync(path.join(folder, name))));
    return { bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
  };
  const whole = weigh(files);
  return {
    modules: files.length,
    ...whole,
    code: weigh(files.filter((name) => name !== sentences)).gzip,
    sentences: weigh([sentences]).gzip,
  };
}

/**
 * The budgets that an upload exceeds, in words.
 * @param {Upload} upload
 * @returns {string[]}
 */
export function brokenUploadBudgets({ code }) {
  return code > uploadBudget.code ? [`code of the upload: ${code}, allowed ${uploadBudget.code}`] : [];
}
