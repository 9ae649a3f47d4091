import { languages } from '../src/domain/languages.ts';
import { CACHED_TIMING } from '../src/server/request/server-timing.ts';
import { type BrandCrowd, builtWithBrands } from './brand-crowd.ts';
import { brandKeys } from './budgets.ts';
import { cpuMicros } from './cpu-clock.ts';
import { costOf, type CpuTarget, inTurn, MEASURED_CORE } from './cpu-cost.ts';
import { heldMb } from './held-memory.ts';
import { leaveCore } from './one-core.ts';
import { startEmpty, startPortal } from './portal-process.ts';
import { requestOnce } from './requests.ts';
import { median, printHeading, printTable } from './table.ts';
import { uploadOf } from './upload-bytes.ts';
import type { RunningWorker } from './workerd.ts';

/** How many brands are visited in turn, each in every language. */
const CROWDS = [brandKeys.length, 100, 700, 1_000];
const MOST = Math.max(...CROWDS);
/** The memory that the scripts of an isolate have on the edge, in MB. */
const HEAP_MB = 128;
const PATH = '/login';
/** Rounds over all pages of a crowd before it is measured, and measurements of each. */
const ROUNDS_BEFORE = 3;
const SLICES = 3;
/** The least requests of a measurement; a small crowd is visited so many times. */
const LEAST_REQUESTS = 4_000;
/** The length of a measurement of the empty Worker, in milliseconds. */
const EMPTY_MS = 1_000;

/**
 * Brands that are visited in an isolate of their own, and by measurement what a request costs in microseconds and what the
 * isolate holds in MB.
 */
type Crowd = CpuTarget & {
  worker: RunningWorker;
  inspectorPort: number;
  brands: number;
  costs: number[];
  held: number[];
};

/**
 * Measures a thousand brands in eight languages on one isolate: upload and start, CPU time of a sign-in page that every
 * visitor shares, the share of them that is served from memory, and the memory of the isolate. The pages are visited in
 * turn, which is the worst order for a cache.
 */
export async function benchManyBrands({ ports }: { ports: () => Promise<number> }): Promise<undefined> {
  printHeading(`${CROWDS.join(', ')} brands in ${languages.length} languages, ${PATH} of each in turn`);
  if (cpuMicros(process.pid) === undefined) {
    console.log('Not measured: this system does not tell the CPU time of another process.');
    return undefined;
  }
  const built = builtWithBrands(MOST);
  if (!built) return undefined;
  leaveCore(MEASURED_CORE);
  const empty = await startEmpty(await ports(), { core: MEASURED_CORE });
  const emptyTarget = { worker: empty, inTurn: inTurn([{ host: 'localhost', path: '/' }]) };
  const emptyCosts: number[] = [];
  const crowds: Crowd[] = [];
  for (const count of CROWDS) crowds.push(await startCrowd(built, count, ports));
  for (const crowd of crowds) await pressCrowd(crowd, ROUNDS_BEFORE);
  for (let slice = 0; slice < SLICES; slice += 1) {
    emptyCosts.push(await costOf(emptyTarget, { ms: EMPTY_MS }));
    for (const crowd of crowds) {
      crowd.costs.push(await pressCrowd(crowd, 1));
      crowd.held.push(await heldMb(crowd.inspectorPort));
    }
  }
  const rows = [];
  for (const crowd of crowds) rows.push(await rowOf(crowd, median(emptyCosts)));
  await Promise.all([empty, ...crowds.map(({ worker }) => worker)].map(({ stop }) => stop()));
  printTable(['brands', 'pages', 'from memory', 'µs a page', 'times empty', 'MB of the isolate'], rows);
  const { bytes, gzip } = uploadOf(built.folder);
  console.log(
    `One build with ${MOST} brands: ${bytes} bytes, ${gzip} after gzip, ${Math.round(crowds[0]?.worker.readyMs ?? 0)} ms to the first answer.\n` +
      `Median of ${SLICES} measurements in turn, each of whole rounds over all pages; the least MB after one of them.`,
  );
  return undefined;
}

async function startCrowd(
  { folder, keys }: BrandCrowd,
  brands: number,
  ports: () => Promise<number>,
): Promise<Crowd> {
  // The sign-in page makes no call of the platform, so nothing listens at its port.
  const [port, sandboxPort, inspectorPort] = [await ports(), await ports(), await ports()];
  const worker = await startPortal(port, sandboxPort, {
    core: MEASURED_CORE,
    heapMb: HEAP_MB,
    inspectorPort,
    folder,
  });
  const views = keys
    .slice(0, brands)
    .flatMap((key) =>
      languages.map((language) => ({ host: `${key}.localhost:${port}`, path: PATH, language })),
    );
  return { worker, inspectorPort, brands, inTurn: inTurn(views), costs: [], held: [] };
}

/** Visits every page of a crowd at least `rounds` times, and returns the CPU time of one request in microseconds. */
function pressCrowd(crowd: Crowd, rounds: number): Promise<number> {
  const { length } = crowd.inTurn.views;
  return costOf(crowd, { requests: length * Math.max(rounds, Math.ceil(LEAST_REQUESTS / length)) });
}

async function rowOf(crowd: Crowd, emptyCost: number): Promise<(string | number)[]> {
  const cost = median(crowd.costs);
  return [
    crowd.brands,
    crowd.inTurn.views.length,
    `${Math.round(100 * (await shareKept(crowd)))} %`,
    Math.round(cost),
    (cost / emptyCost).toFixed(1),
    Math.round(Math.min(...crowd.held)),
  ];
}

/** Returns the share of a crowd's pages that is served from memory in one more round. */
async function shareKept({ worker: { port }, inTurn: { views } }: Crowd): Promise<number> {
  let kept = 0;
  for (const { host, path, language } of views) {
    const headers = language ? { 'accept-language': language } : {};
    const answer = await requestOnce({ port, host, path, headers });
    if (answer.headers['server-timing'] === CACHED_TIMING) kept += 1;
  }
  return kept / views.length;
}
