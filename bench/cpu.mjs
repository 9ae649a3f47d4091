import { cpuMicros } from './cpu-clock.mjs';
import { cpuBars } from './budgets.mjs';
import { ownerCookie, startCalls, startEmpty } from './portal-process.mjs';
import { pressed } from './requests.mjs';
import { median, printHeading, printTable } from './table.mjs';

const ROUNDS = 9;
const ROUND_MS = 450;
const WARM_UP_MS = 1_500;
const BRAND = 'geeni';

/**
 * CPU per request as a multiple of an empty Worker, all in this run and in turn, so that a busy machine bears on all
 * alike. The platform's own work is in another process and not counted.
 * @param {{ portal: { pid: number, port: number }, platformPort: number, ports: () => Promise<number> }} setting
 */
export async function benchCpu({ portal, platformPort, ports }) {
  printHeading('CPU per request, in the bare Workers runtime');
  if (cpuMicros(portal.pid) === undefined) {
    console.log('Not measured: this system does not tell the CPU time of another process.');
    return;
  }
  const empty = await startEmpty(await ports());
  const calls = await startCalls(await ports(), platformPort, BRAND);
  const cookie = await ownerCookie(portal.port, BRAND);
  const targets = {
    empty: { worker: empty, path: '/' },
    visitor: { worker: portal, path: '/login' },
    rendered: { worker: portal, path: '/error' },
    opened: { worker: portal, path: '/error', cookie },
    calls: { worker: calls, path: '/' },
    signedIn: { worker: portal, path: '/subscriptions', cookie },
  };
  for (const target of Object.values(targets)) await costOf(target, WARM_UP_MS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = {};
    for (const [name, target] of Object.entries(targets)) costs[name] = await costOf(target, ROUND_MS);
    rounds.push(costs);
  }
  await Promise.all([empty.stop(), calls.stop()]);
  report(rounds);
}

/**
 * CPU a request in microseconds, under a load that keeps the runtime busy.
 * @param {{ worker: { pid: number, port: number }, path: string, cookie?: string, brands?: readonly string[] }} target
 *   the requests are of these brands in turn
 * @param {number} ms how long
 */
export async function costOf({ worker: { pid, port }, path, cookie, brands = [BRAND] }, ms) {
  const hosts = brands.map((brand) => `${brand}.localhost:${port}`);
  const before = cpuMicros(pid);
  const count = await pressed({ port, hosts, path, cookie, ms });
  return (cpuMicros(pid) - before) / count;
}

function report(rounds) {
  const row = (what, cost, bar) => {
    const ratios = rounds.map((round) => cost(round) / round.empty);
    const ratio = median(ratios);
    return [
      what,
      Math.round(median(rounds.map(cost))),
      ratio.toFixed(2),
      `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      bar === undefined ? '' : `at most ${bar}`,
      bar === undefined ? '' : ratio <= bar ? 'within' : 'OVER',
    ];
  };
  printTable(
    ['what', 'µs', 'ratio', 'range', 'bar', ''],
    [
      row('empty Worker', ({ empty }) => empty),
      row('/login, a visitor', ({ visitor }) => visitor, cpuBars.visitorPage),
      row('/error, a visitor', ({ rendered }) => rendered, cpuBars.visitorPage),
      row('  the same with a session to open', ({ opened }) => opened),
      row('/subscriptions, the owner', ({ signedIn }) => signedIn),
      row('  its platform calls alone', ({ calls }) => calls),
      row('  the rest of it', ({ signedIn, calls }) => signedIn - calls, cpuBars.signedInPage),
    ],
  );
  console.log(
    `Medians of ${ROUNDS} rounds in turn, 8 connections. The ratio is to the empty Worker of the same round.`,
  );
}
