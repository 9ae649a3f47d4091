import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serverFolder, startEmpty, startPortal } from './portal-process.mjs';
import { median, printHeading, printTable } from './table.mjs';

const STARTS = 5;

/** Size of what a deployment uploads, and how long the runtime takes from its start to the first page. */
export async function benchUpload(ports) {
  printHeading('Upload and start of the Worker');
  const modules = globSync('**/*.mjs', { cwd: serverFolder }).map((file) =>
    readFileSync(path.join(serverFolder, file)),
  );
  const whole = Buffer.concat(modules);
  const starts = { empty: [], portal: [] };
  for (let round = 0; round < STARTS; round += 1) {
    const [emptyPort, portalPort] = [await ports(), await ports()];
    starts.empty.push(await readyAfter(startEmpty(emptyPort)));
    // Its platform is not asked for the first page.
    starts.portal.push(await readyAfter(startPortal(portalPort, emptyPort)));
  }
  printTable(
    ['what', 'modules', 'bytes', 'gzip', 'start, ms'],
    [
      ['empty Worker', 1, '–', '–', Math.round(median(starts.empty))],
      [
        'portal',
        modules.length,
        whole.length,
        gzipSync(whole, { level: 9 }).length,
        Math.round(median(starts.portal)),
      ],
    ],
  );
  console.log(`From the start of the process to the first answer of /login; median of ${STARTS}.`);
}

async function readyAfter(starting) {
  const { readyMs, stop } = await starting;
  await stop();
  return readyMs;
}
