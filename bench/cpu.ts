import { cpuBars } from './budgets.ts';
import { cpuMicros } from './cpu-clock.ts';
import { type CpuTarget, floorOf, inTurn, MEASURED_CORE, measureCpu } from './cpu-cost.ts';
import { leaveCore } from './one-core.ts';
import { signedInPeople } from './people.ts';
import { startEmpty, startPlatform, startPortal, startSandbox } from './portal-process.ts';
import { printHeading, printTable, verdict } from './table.ts';

/** Slices of each target. */
const SLICES = 12;
const BRAND = 'geeni';
/** How many invoices an account has, and how many when it has many. */
const [FEW, MANY] = [50, 5_000];

/**
 * Measures the CPU time of a kept visitor's page against an empty Worker, and of an account's history by the number of
 * invoices, of which it shows the same few. The platform runs in another process and is not counted.
 */
export async function benchCpu(ports: () => Promise<number>): Promise<void> {
  printHeading('CPU per request, in the bare Workers runtime');
  if (cpuMicros(process.pid) === undefined) {
    console.log('Not measured: this system does not tell the CPU time of another process.');
    return;
  }
  leaveCore(MEASURED_CORE);
  const core = MEASURED_CORE;
  const empty = await startEmpty(await ports(), { core });
  const sandbox = await startSandbox(await ports());
  const started = [empty, sandbox];
  const targets = new Map<string, CpuTarget>([
    ['empty', { worker: empty, inTurn: inTurn([{ host: 'localhost', path: '/' }]) }],
  ]);
  for (const invoices of [FEW, MANY]) {
    const platform = await startPlatform(await ports(), sandbox.port, invoices);
    const portal = await startPortal(await ports(), platform.port, { core });
    started.push(platform, portal);
    const people = await signedInPeople(portal.port, { brands: [BRAND], each: 2, ordering: false });
    const history = people.map(({ host, cookie }) => ({ host, cookie, path: '/account-history' }));
    targets.set(`${invoices}`, { worker: portal, inTurn: inTurn(history) });
    if (invoices === FEW) {
      const visitor = history.map(({ host }) => ({ host, path: '/login' }));
      targets.set('visitor', { worker: portal, inTurn: inTurn(visitor) });
    }
  }
  const rounds = await measureCpu(targets, SLICES);
  await Promise.all(started.map(({ stop }) => stop()));
  const costOf = (name: string) => floorOf(rounds.flatMap((round) => round.get(name) ?? []));
  const row = (what: string, cost: number, bar?: number) => {
    const times = cost / costOf('empty');
    return [
      what,
      Number(cost.toPrecision(3)),
      times,
      ...(bar ? [`at most ${bar}`, verdict(times <= bar)] : ['', '']),
    ];
  };
  const unshown = (costOf(`${MANY}`) - costOf(`${FEW}`)) / (MANY - FEW);
  printTable(
    ['what', 'µs', 'times empty', 'bar', ''],
    [
      row('empty Worker', costOf('empty')),
      row('/login, a visitor', costOf('visitor'), cpuBars.visitorPage),
      row(`/account-history, ${FEW} invoices`, costOf(`${FEW}`)),
      row(`/account-history, ${MANY.toLocaleString('en')} invoices`, costOf(`${MANY}`)),
      row('  each invoice that it does not show', unshown, cpuBars.unshownInvoice),
    ],
  );
  console.log(
    `20th percentile of ${SLICES} slices in random order. Whether another page is dearer than before says compare.`,
  );
}
