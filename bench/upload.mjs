import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serverFolder, startEmpty, startPortal } from './portal-process.mjs';
import { median, printHeading, printTable } from './table.mjs';

const STARTS = 5;

/** Size of what a deployment uploads, and how long the runtime takes from its start to the first page. */
export async function benchUpload({ ports }) {
  printHeading('Upload and start of the Worker');
  const { modules, bytes, gzip } = uploadOf(serverFolder);
  const [empty, portal] = await startsInTurn([
    async () => startEmpty(await ports()),
    // Its platform is not asked for the first page.
    async () => startPortal(await ports(), await ports()),
  ]);
  const ratio = (portal / empty).toFixed(1);
  printTable(
    ['what', 'modules', 'bytes', 'gzip', 'start, ms', 'more, ms', 'times'],
    [
      ['empty Worker', 1, '–', '–', Math.round(empty), '', ''],
      ['portal', modules, bytes, gzip, Math.round(portal), Math.round(portal - empty), ratio],
    ],
  );
  console.log(`From the start of the process to the first answer of /login; median of ${STARTS} in turn.`);
}

/** What a deployment of this build uploads: modules, their bytes, and these together after gzip. */
export function uploadOf(folder) {
  const modules = globSync('**/*.mjs', { cwd: folder }).map((file) => readFileSync(path.join(folder, file)));
  const whole = Buffer.concat(modules);
  return { modules: modules.length, bytes: whole.length, gzip: gzipSync(whole, { level: 9 }).length };
}

/**
 * Starts Workers in turn and stops each at once.
 * @param {readonly (() => Promise<{ readyMs: number, stop: () => Promise<void> }>)[]} starts
 * @returns {Promise<number[]>} the median of milliseconds until each answered
 */
export async function startsInTurn(starts) {
  const tookMs = starts.map(() => []);
  for (let round = 0; round < STARTS; round += 1)
    for (const [index, start] of starts.entries()) {
      const { readyMs, stop } = await start();
      await stop();
      tookMs[index].push(readyMs);
    }
  return tookMs.map(median);
}
