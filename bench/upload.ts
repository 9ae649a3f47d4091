import { startBar } from './budgets.ts';
import { builtCopy } from './built-copy.ts';
import { startEmpty, startPortal } from './portal-process.ts';
import { median, printHeading, printTable } from './table.ts';
import { brokenUploadBudgets, uploadOf } from './upload-bytes.ts';
import type { RunningWorker } from './workerd.ts';

const STARTS = 9;

/**
 * Measures the size of a deployment's upload, and the time from the start of the runtime to the first page. Returns the
 * exceeded budgets, in words.
 */
export async function benchUpload({ ports }: { ports: () => Promise<number> }): Promise<string[]> {
  printHeading('Upload and start of the Worker');
  // A build for deployment: the build of the other parts includes the gallery.
  const folder = builtCopy('');
  if (!folder) return ['the upload could not be built'];
  const { modules, bytes, gzip } = uploadOf(folder);
  const broken = brokenUploadBudgets({ modules, bytes, gzip });
  printTable(
    ['modules', 'bytes', 'gzip', ''],
    [[modules, bytes, gzip, broken.length === 0 ? 'within' : 'OVER']],
  );
  const [emptyMs, portalMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < STARTS; round += 1) {
    emptyMs.push(await startedMs(await startEmpty(await ports())));
    // The first page makes no call of the platform.
    portalMs.push(await startedMs(await startPortal(await ports(), await ports(), { folder })));
  }
  const [empty, portal] = [median(emptyMs), median(portalMs)];
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

/** Stops a Worker, and returns how long it took until its first answer, in milliseconds. */
async function startedMs({ readyMs, stop }: RunningWorker): Promise<number> {
  await stop();
  return readyMs;
}
