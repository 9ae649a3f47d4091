import { builtWithBrands } from './brand-crowd.mjs';
import { brandKeys, cpuBars } from './budgets.mjs';
import { costOf, FLOOR, SLICE_MS, SLICES, WARM_UP_MS } from './cpu.mjs';
import { cpuMicros } from './cpu-clock.mjs';
import { serverFolder, startPortal } from './portal-process.mjs';
import { printHeading, printTable, quantile } from './table.mjs';
import { startsInTurn } from './upload.mjs';
import { uploadOf } from './upload-bytes.mjs';

const MANY = 700;
/** The core of the measured runtime. */
const CORE = 0;

/**
 * Measures the cost of more brands: upload, start and CPU time of /login, compared with the brands of this checkout.
 * @param {{ ports: () => Promise<number> }} setting
 */
export async function benchManyBrands({ ports }) {
  printHeading(`${MANY} brands instead of ${brandKeys.length}`);
  const many = builtWithBrands(MANY);
  if (!many) return;
  const [fewUpload, manyUpload] = [uploadOf(serverFolder), uploadOf(many.folder)];
  const [fewMs, manyMs] = await startsInTurn(
    [serverFolder, many.folder].map(
      (folder) => async () => startPortal(await ports(), await ports(), { folder }),
    ),
  );
  const row = (what, few, lots) => [what, Math.round(few), Math.round(lots), (lots / few).toFixed(2)];
  const rows = [
    row('upload, bytes', fewUpload.bytes, manyUpload.bytes),
    row('upload, gzip', fewUpload.gzip, manyUpload.gzip),
    row('start, ms', fewMs, manyMs),
    ...(await costRows(many, ports, row)),
  ];
  printTable(['what', `${brandKeys.length} brands`, `${MANY} brands`, 'times', 'bar', ''], rows);
  console.log(
    `The others are copies of the first ${brandKeys.length} with keys, hosts and plans of their own, built in a copy of ` +
      `this checkout.\nCPU: as in the part cpu; in turn means that each request is another brand's.`,
  );
}

async function costRows(many, ports, row) {
  if (cpuMicros(process.pid) === undefined) return [];
  const few = await startPortal(await ports(), await ports(), { core: CORE });
  const lots = await startPortal(await ports(), await ports(), { core: CORE, folder: many.folder });
  const targets = {
    fewOne: { worker: few, brands: brandKeys.slice(0, 1) },
    manyOne: { worker: lots, brands: brandKeys.slice(0, 1) },
    fewAll: { worker: few, brands: brandKeys },
    manyAll: { worker: lots, brands: many.keys },
  };
  const costs = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await costOf({ ...target, path: '/login' }, WARM_UP_MS);
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const [name, target] of Object.entries(targets))
      costs[name].push(await costOf({ ...target, path: '/login' }, SLICE_MS));
  await Promise.all([few.stop(), lots.stop()]);
  return [
    row('CPU of /login, one brand, µs', floorOf(costs.fewOne), floorOf(costs.manyOne)),
    barred(row('CPU of /login, all brands in turn, µs', floorOf(costs.fewAll), floorOf(costs.manyAll))),
  ];
}

function floorOf(costs) {
  return quantile(costs, FLOOR);
}

/** The row with its limit, and whether it keeps the limit. */
function barred(row) {
  const bar = cpuBars.manyBrands;
  return [...row, `at most ${bar}`, Number(row.at(-1)) <= bar ? 'within' : 'OVER'];
}
