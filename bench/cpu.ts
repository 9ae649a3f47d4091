import { cpuMicros } from './cpu-clock.ts';
import { cpuBars } from './budgets.ts';
import { ownerCookie, startCalls, startEmpty, startPortal } from './portal-process.ts';
import { pressed } from './requests.ts';
import { median, printHeading, printTable, quantile } from './table.ts';

/** Slices of each target, in turn. Other load can only make a slice dearer, so the 20th percentile is the steadiest figure. */
const SLICES = 24;
/** The length of a slice, in milliseconds. */
const SLICE_MS = 220;
/** The load before the first slice of a target, in milliseconds. */
const WARM_UP_MS = 4_000;
/** The quantile of the slices that is the figure. */
const FLOOR = 0.2;
/** A page of about 130 elements: one React tree in a frame, without a session and without a call of the platform. */
const TREE = '/gallery?story=plans/plan-offers&bare';
const BRAND = 'geeni';
/** The core of the measured runtime; the load and the platform share the other cores. */
const CORE = 0;

const targetNames = ['empty', 'visitor', 'rendered', 'opened', 'calls', 'tree', 'signedIn'] as const;
type TargetName = (typeof targetNames)[number];
type Target = { worker: { pid: number; port: number }; path: string; cookie?: string };
/** The CPU time of one request of each target in one slice, in microseconds. */
type Costs = Record<TargetName, number>;

/**
 * Measures the CPU time per request as a multiple of an empty Worker. All targets run in turn, so that a busy machine slows
 * all of them equally. The platform runs in another process and is not counted.
 */
export async function benchCpu({
  portal: running,
  platformPort,
  ports,
}: {
  portal: { pid: number; port: number };
  platformPort: number;
  ports: () => Promise<number>;
}): Promise<undefined> {
  printHeading('CPU per request, in the bare Workers runtime');
  if (cpuMicros(running.pid) === undefined) {
    console.log('Not measured: this system does not tell the CPU time of another process.');
    return undefined;
  }
  const portal = await startPortal(await ports(), platformPort, { core: CORE });
  const empty = await startEmpty(await ports(), { core: CORE });
  const calls = await startCalls(await ports(), platformPort, BRAND, { core: CORE });
  const cookie = await ownerCookie(portal.port, BRAND);
  const targets: Record<TargetName, Target> = {
    empty: { worker: empty, path: '/' },
    visitor: { worker: portal, path: '/login' },
    rendered: { worker: portal, path: '/error' },
    opened: { worker: portal, path: '/error', cookie },
    calls: { worker: calls, path: '/' },
    tree: { worker: portal, path: TREE },
    signedIn: { worker: portal, path: '/subscriptions', cookie },
  };
  for (const target of Object.values(targets)) await costOf(target, WARM_UP_MS);
  const rounds: Costs[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const costs: Costs = { empty: 0, visitor: 0, rendered: 0, opened: 0, calls: 0, tree: 0, signedIn: 0 };
    for (const name of targetNames) costs[name] = await costOf(targets[name], SLICE_MS);
    rounds.push(costs);
  }
  await Promise.all([portal.stop(), empty.stop(), calls.stop()]);
  report(rounds);
  return undefined;
}

/** The CPU time per request in microseconds, under a load that keeps the runtime busy. */
async function costOf({ worker: { pid, port }, path, cookie }: Target, ms: number): Promise<number> {
  const before = cpuMicros(pid) ?? 0;
  const count = await pressed({ port, hosts: [`${BRAND}.localhost:${port}`], path, cookie, ms });
  return ((cpuMicros(pid) ?? 0) - before) / count;
}

function report(rounds: readonly Costs[]): void {
  type Cost = (costs: Costs) => number;
  const floorOf = (cost: Cost) => quantile(rounds.map(cost), FLOOR);
  const row = (what: string, cost: Cost, bar?: number, floor = floorOf(cost)) => {
    const ratios = rounds.map((round) => cost(round) / round.empty);
    const ratio = floor / floorOf(({ empty }) => empty);
    return [
      what,
      Math.round(floor),
      ratio.toFixed(2),
      `${median(ratios).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)})`,
      bar === undefined ? '' : `at most ${bar}`,
      bar === undefined ? '' : ratio <= bar ? 'within' : 'OVER',
    ];
  };
  printTable(
    ['what', 'µs', 'ratio', 'median (quartiles)', 'bar', ''],
    [
      row('empty Worker', ({ empty }) => empty),
      row('/login, a visitor', ({ visitor }) => visitor, cpuBars.visitorPage),
      row('/error, a visitor', ({ rendered }) => rendered, cpuBars.visitorPage),
      row('  the same with a session to open', ({ opened }) => opened),
      row('a page of 130 elements, no platform', ({ tree }) => tree, cpuBars.tree),
      row('/subscriptions, the owner', ({ signedIn }) => signedIn),
      row('  its platform calls alone', ({ calls }) => calls),
      row(
        '  the rest of it',
        ({ signedIn, calls }) => signedIn - calls,
        cpuBars.signedInPage,
        floorOf(({ signedIn }) => signedIn) - floorOf(({ calls }) => calls),
      ),
    ],
  );
  console.log(
    `20th percentile of ${SLICES} slices in turn after ${WARM_UP_MS / 1_000} s of warm-up, 8 connections; the ratio is to the empty Worker's.`,
  );
}
