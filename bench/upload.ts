import { startBar } from './budgets.ts';
import { builtCopy } from './built-copy.ts';
import { cpuMicros } from './cpu-clock.ts';
import { startEmpty, startPortal } from './portal-process.ts';
import { median, printHeading, printTable, verdict } from './table.ts';
import { brokenUploadBudgets, uploadOf } from './upload-bytes.ts';
import type { RunningWorker } from './workerd.ts';

const STARTS = 9;

/** A start until the first answer, in milliseconds: as a clock tells it, and of the processor. */
type Start = { ms: number; cpuMs: number };

/**
 * Measures the size of a deployment's upload, and the time from the start of the runtime to the first page. Returns the
 * exceeded budgets, in words.
 */
export async function benchUpload(ports: () => Promise<number>): Promise<string[]> {
  printHeading('Upload and start of the Worker');
  // A build for deployment: the build of the other parts includes the gallery.
  const folder = builtCopy('');
  if (!folder) return ['the upload could not be built'];
  const { modules, bytes, gzip } = uploadOf(folder);
  const broken = brokenUploadBudgets({ modules, bytes, gzip });
  printTable(['modules', 'bytes', 'gzip', ''], [[modules, bytes, gzip, verdict(broken.length === 0)]]);
  const [empty, portal]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < STARTS; round += 1) {
    empty.push(await startOf(await startEmpty(await ports())));
    // The first page makes no call of the platform.
    portal.push(await startOf(await startPortal(await ports(), await ports(), { folder })));
  }
  const middle = (starts: readonly Start[], figure: keyof Start) =>
    median(starts.map((start) => start[figure]));
  const times = (figure: keyof Start) => middle(portal, figure) / middle(empty, figure);
  const row = (what: string, starts: readonly Start[]) => [
    what,
    Math.round(middle(starts, 'ms')),
    Math.round(middle(starts, 'cpuMs')),
  ];
  printTable(
    ['start', 'ms', 'times', 'CPU, ms', 'times', ''],
    [
      [...row('empty Worker', empty).toSpliced(2, 0, ''), '', ''],
      [
        ...row('portal', portal).toSpliced(2, 0, times('ms').toFixed(1)),
        times('cpuMs').toFixed(1),
        verdict(times('ms') <= startBar),
      ],
    ],
  );
  console.log(`From the start of the process to the first answer of /login; median of ${STARTS} in turn.`);
  return broken;
}

/** Stops a Worker, and returns how long it took until its first answer. */
async function startOf({ pid, readyMs, stop }: RunningWorker): Promise<Start> {
  const cpuMs = (cpuMicros(pid) ?? 0) / 1_000;
  await stop();
  return { ms: readyMs, cpuMs };
}
