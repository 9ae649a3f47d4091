import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { uploadBudget } from './budgets.mjs';

/**
 * The modules of a build's deployment: their number, and their size in bytes, as they are and together after gzip.
 * @typedef {{ modules: number, bytes: number, gzip: number }} Upload
 */

/**
 * Measures the modules of a build.
 * @param {string} folder
 * @returns {Upload}
 */
export function uploadOf(folder) {
  const files = globSync('**/*.mjs', { cwd: folder }).toSorted();
  const whole = Buffer.concat(files.map((name) => readFileSync(path.join(folder, name))));
  return { modules: files.length, bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
}

/**
 * The budgets that an upload exceeds, in words.
 * @param {Upload} upload
 * @returns {string[]}
 */
export function brokenUploadBudgets({ gzip }) {
  return gzip > uploadBudget ? [`upload: ${gzip} bytes after gzip, allowed ${uploadBudget}`] : [];
}
