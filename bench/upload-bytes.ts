import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { uploadBudget } from './budgets.ts';

/** The modules of a build's deployment: their number, and their size in bytes, as they are and together after gzip. */
export type Upload = { modules: number; bytes: number; gzip: number };

/** Measures the modules of a build. */
export function uploadOf(folder: string): Upload {
  const files = globSync('**/*.mjs', { cwd: folder }).toSorted();
  const whole = Buffer.concat(files.map((name) => readFileSync(path.join(folder, name))));
  return { modules: files.length, bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
}

/** The budgets that an upload exceeds, in words. */
export function brokenUploadBudgets({ gzip }: Upload): string[] {
  return gzip > uploadBudget ? [`upload: ${gzip} bytes after gzip, allowed ${uploadBudget}`] : [];
}
