import os from 'node:os';
import { exitWith, run, step } from '../scripts/prepare.mjs';
import { isPortFree } from '../scripts/runtime.ts';
import { benchCompare } from './compare.ts';
import { benchCpu } from './cpu.ts';
import { benchManyBrands } from './many-brands.ts';
import { benchPages } from './pages.ts';
import { startPlatform, startPortal, startSandbox } from './portal-process.ts';
import { benchRoundTrips } from './round-trips.ts';
import { benchThrottled } from './throttled.ts';
import { benchUpload } from './upload.ts';
import type { RunningWorker } from './workerd.ts';

/** What a part measures: the running portal, and the ports of what it may start itself. */
type BenchSetting = {
  portal: RunningWorker;
  ports: () => Promise<number>;
  sandboxPort: number;
  platformPort: number;
};
/** The exceeded budgets in words; undefined for a part without budgets. */
type BenchResult = Promise<string[] | undefined> | string[];

/** A part, with its longest time in seconds on an idle machine. `alone`: it runs only when it is named. */
type BenchPart = { bench: (setting: BenchSetting) => BenchResult; seconds: number; alone?: true };

/** The parts of the bench by name. A part returns the budgets that are exceeded, if it has budgets. */
const parts = new Map<string, BenchPart>(
  Object.entries<BenchPart>({
    bytes: { bench: benchBytes, seconds: 45 },
    trips: { bench: benchRoundTrips, seconds: 35 },
    upload: { bench: benchUpload, seconds: 20 },
    loading: { bench: benchThrottled, seconds: 75 },
    cpu: { bench: benchCpu, seconds: 75 },
    brands: { bench: benchManyBrands, seconds: 150 },
    pages: { bench: benchPages, seconds: 300, alone: true },
  }),
);
/** The part that compares this tree with a commit, which is the next word. It runs alone. */
const COMPARE = 'compare';
const chosen = process.argv.slice(2);
const isLong = chosen.some((name) => name === COMPARE || parts.get(name)?.alone);
/** The longest time of all parts together, in seconds. */
const TIME_LIMIT_SECONDS = isLong ? 1_800 : 450;

const unknown = chosen[0] === COMPARE ? [] : chosen.filter((name) => !parts.has(name));
if (unknown.length > 0)
  exitWith(`The bench has no part ${unknown.join(', ')}: it has ${[...parts.keys(), COMPARE].join(', ')}.`);

const watchdog = setTimeout(
  () => exitWith('The bench took longer than it may: is the machine busy?'),
  TIME_LIMIT_SECONDS * 1_000,
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

let port = Number(process.env.BENCH_PORT ?? 9300);
/** A free port. Each is looked at by one caller only, so that two callers at once get two ports. */
async function ports(): Promise<number> {
  for (;;) {
    const candidate = port++;
    if (await isPortFree(candidate)) return candidate;
  }
}

const [atWork = 0] = os.loadavg();
const cores = os.availableParallelism();
if (atWork > cores)
  console.log(
    `\nThis machine is busy: ${atWork.toFixed(1)} processes share its ${cores} cores. Times will look worse than they ` +
      `are;\nratios less so, bytes and counts not at all.`,
  );

if (chosen[0] === COMPARE) {
  const [, commit] = chosen;
  if (commit === undefined || chosen.length > 2)
    exitWith('Compare with which commit? npm run bench -- compare <commit>');
  await benchCompare(commit, ports);
  process.exit();
}

step('Starting the portal and its sandbox, a process each…');
const sandbox = await startSandbox(await ports());
const platform = await startPlatform(await ports(), sandbox.port);
const portal = await startPortal(await ports(), platform.port);

const broken: string[] = [];
for (const [name, { bench, seconds, alone }] of parts) {
  if (chosen.length > 0 ? !chosen.includes(name) : alone) continue;
  if (process.uptime() + seconds > TIME_LIMIT_SECONDS) {
    console.log(`\nLeft out, for the parts before took too long: npm run bench -- ${name}`);
    continue;
  }
  const found = await bench({ portal, ports, sandboxPort: sandbox.port, platformPort: platform.port });
  broken.push(...(found ?? []));
}

await Promise.all([portal.stop(), platform.stop(), sandbox.stop()]);
clearTimeout(watchdog);
if (broken.length > 0) exitWith(`${broken.length} budgets are broken: see OVER above.`);

/** The edge tests hold the budgets of bytes, and print what they measured. Returns the exceeded budgets, in words. */
function benchBytes(): string[] {
  const tests = ['run', '--project', 'edge', '--reporter', 'default', 'tests/edge/page/budgets.test.ts'];
  return run('vitest', tests, { env: { PRINT_BYTES: '1' } }) === 0 ? [] : ['bytes of a page: see above'];
}
