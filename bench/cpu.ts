import { startCalls } from './calls-process.ts';
import { cpuBars } from './budgets.ts';
import { cpuMicros } from './cpu-clock.ts';
import { type CpuTarget, floorOf, inTurn, MEASURED_CORE, measureCpu, WARM_UP_REQUESTS } from './cpu-cost.ts';
import { leaveCore } from './one-core.ts';
import { signedInPeople } from './people.ts';
import { startEmpty, startPortal } from './portal-process.ts';
import { median, printHeading, printTable, quantile } from './table.ts';

/** Slices of each target. */
const SLICES = 24;
/** The sessions that look at a page in turn. */
const SESSIONS = 16;
/** A page of about 130 elements: one React tree in a frame, without a session and without a call of the platform. */
const TREE = '/gallery?story=plans/plan-offers&bare';
const BRAND = 'geeni';

type TargetName = 'empty' | 'visitor' | 'rendered' | 'opened' | 'calls' | 'tree' | 'signedIn';

/**
 * Measures the CPU time per request as a multiple of an empty Worker. The platform runs in another process and is not
 * counted.
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
  leaveCore(MEASURED_CORE);
  const held = { core: MEASURED_CORE };
  const portal = await startPortal(await ports(), platformPort, held);
  const empty = await startEmpty(await ports(), held);
  const calls = await startCalls(await ports(), platformPort, BRAND, held);
  const some = { brands: [BRAND], each: SESSIONS, ordering: false };
  const people = await signedInPeople(portal.port, some);
  const host = `${BRAND}.localhost:${portal.port}`;
  const turn = { at: 0 };
  const visitors = (path: string) => inTurn([{ host, path }]);
  const owners = (path: string) =>
    inTurn(
      people.map(({ cookie }) => ({ host, path, cookie })),
      turn,
    );
  const targets = new Map<TargetName, CpuTarget>([
    ['empty', { worker: empty, inTurn: visitors('/') }],
    ['visitor', { worker: portal, inTurn: visitors('/login') }],
    ['rendered', { worker: portal, inTurn: visitors('/error') }],
    ['opened', { worker: portal, inTurn: owners('/error') }],
    ['calls', { worker: calls, inTurn: visitors('/') }],
    ['tree', { worker: portal, inTurn: visitors(TREE) }],
    ['signedIn', { worker: portal, inTurn: owners('/subscriptions') }],
  ]);
  const rounds = await measureCpu(targets, SLICES);
  await Promise.all([portal.stop(), empty.stop(), calls.stop()]);
  const of = (name: TargetName) => rounds.map((round) => round.get(name) ?? 0);
  report(of);
  return undefined;
}

function report(of: (name: TargetName) => number[]): void {
  const empty = of('empty');
  const row = (what: string, costs: readonly number[], bar?: number, floor = floorOf(costs)) => {
    const ratios = costs.map((cost, round) => cost / (empty[round] ?? 0));
    const ratio = floor / floorOf(empty);
    return [
      what,
      Math.round(floor),
      ratio.toFixed(2),
      `${median(ratios).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)})`,
      bar === undefined ? '' : `at most ${bar}`,
      bar === undefined ? '' : ratio <= bar ? 'within' : 'OVER',
    ];
  };
  const [signedIn, calls] = [of('signedIn'), of('calls')];
  const rest = signedIn.map((cost, round) => cost - (calls[round] ?? 0));
  printTable(
    ['what', 'µs', 'ratio', 'median (quartiles)', 'bar', ''],
    [
      row('empty Worker', empty),
      row('/login, a visitor', of('visitor'), cpuBars.visitorPage),
      row('/error, a visitor', of('rendered'), cpuBars.visitorPage),
      row('  the same with a session to open', of('opened')),
      row('a page of 130 elements, no platform', of('tree')),
      row('/subscriptions, the owner', signedIn),
      row('  its platform calls alone', calls),
      row('  the rest of it', rest, undefined, floorOf(signedIn) - floorOf(calls)),
    ],
  );
  console.log(
    `20th percentile of ${SLICES} slices in random order after ${WARM_UP_REQUESTS.toLocaleString('en')} requests of each, 8 connections, ` +
      `${SESSIONS} sessions in turn;\nthe ratio is to the empty Worker's. The calls are signed by the portal's own module. ` +
      `Whether a page is dearer than before says: npm run bench -- compare <commit>`,
  );
}
