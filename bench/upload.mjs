import { startBar } from './budgets.mjs';
import { builtCopy } from './built-copy.mjs';
import { startEmpty, startPortal } from './portal-process.mjs';
import { median, printHeading, printTable } from './table.mjs';
import { brokenUploadBudgets, uploadOf } from './upload-bytes.mjs';

const STARTS = 9;

/**
 * Measures the size of a deployment's upload, and the time from the start of the runtime to the first page.
 * @returns {Promise<string[]>} the exceeded budgets, in words
 */
export async function benchUpload({ ports }) {
  printHeading('Upload and start of the Worker');
  // A build for deployment: the build of the other parts includes the gallery.
  const folder = builtCopy({ environment: '' });
  if (!folder) return ['the upload could not be built'];
  const { modules, bytes, gzip } = uploadOf(folder);
  const broken = brokenUploadBudgets({ modules, bytes, gzip });
  printTable(
    ['modules', 'bytes', 'gzip', ''],
    [[modules, bytes, gzip, broken.length === 0 ? 'within' : 'OVER']],
  );
  const [empty, portal] = await startsInTurn([
    async () => startEmpty(await ports()),
    // The first page makes no call of the platform.
    async () => startPortal(await ports(), await ports(), { folder }),
  ]);
  const times = portal / empty;
  printTable(
    ['start', 'ms', 'more, ms', 'times', ''],
    [
      ['empty Worker', Math.round(empty), '', '', ''],
      [
        'portal',
        Math.round(portal),
        Math.round(portal - empty),
        times.toFixed(1),
        times <= startBar ? 'within' : 'OVER',
      ],
    ],
  );
  console.log(`From the start of the process to the first answer of /login; median of ${STARTS} in turn.`);
  return broken;
}

/**
 * Starts Workers in turn and stops each at once.
 * @param {readonly (() => Promise<{ readyMs: number, stop: () => Promise<void> }>)[]} starts
 * @returns {Promise<number[]>} the median time until the first answer of each, in milliseconds
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
