import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { uploadBudget } from './budgets.mjs';

/** The module of all sentences (scripts/build-plugins.mjs). */
const SENTENCES = 'chunks/copy_*.mjs';

/**
 * What a deployment of a build uploads.
 * @typedef {object} Upload
 * @property {number} modules how many there are
 * @property {number} bytes of them all
 * @property {number} gzip these together after gzip
 * @property {number} code of these the part that does not grow with the languages
 * @property {number} sentences what all languages say, after gzip
 */

/**
 * Weighs the modules of a build. Throws an Error where its sentences are not in one of their own.
 * @param {string} folder
 * @returns {Upload}
 */
export function uploadOf(folder) {
  const files = globSync('**/*.mjs', { cwd: folder }).toSorted();
  const [sentences, ...others] = globSync(SENTENCES, { cwd: folder });
  if (!sentences || others.length > 0) throw new Error(`The sentences are no module of their own: ${folder}`);
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
 * Which budgets an upload breaks, in words.
 * @param {Upload} upload
 * @returns {string[]}
 */
export function brokenUploadBudgets({ code }) {
  return code > uploadBudget.code ? [`code of the upload: ${code}, allowed ${uploadBudget.code}`] : [];
}
