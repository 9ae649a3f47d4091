import os from 'node:os';
import { exitWith, run, step } from '../scripts/prepare.mjs';
import { isPortFree } from '../scripts/runtime.ts';
import { benchCompare } from './compare.ts';
import { benchCpu } from './cpu.ts';
import { benchPages } from './pages.ts';
import { benchUpload } from './upload.ts';

/** Returns the exceeded budgets in words; nothing for a part without budgets. */
type BenchPart = (ports: () => Promise<number>) => Promise<string[] | void> | string[];

/** The parts of the bench by name. */
const parts = new Map<string, BenchPart>([
  ['bytes', benchBytes],
  ['upload', benchUpload],
  ['cpu', benchCpu],
  ['pages', benchPages],
]);
/** The part that compares this tree with a commit, which is the next word. It runs alone. */
const COMPARE = 'compare';
/** The longest time of all parts together, in seconds. */
const TIME_LIMIT_SECONDS = 1_800;

const chosen = process.argv.slice(2);
const unknown = chosen[0] === COMPARE ? [] : chosen.filter((name) => !parts.has(name));
if (unknown.length > 0)
  exitWith(`The bench has no part ${unknown.join(', ')}: it has ${[...parts.keys(), COMPARE].join(', ')}.`);

setTimeout(
  () => exitWith('The bench took longer than it may: is the machine busy?'),
  TIME_LIMIT_SECONDS * 1_000,
).unref();

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

const broken: string[] = [];
for (const [name, bench] of parts) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  step(`Measuring ${name}…`);
  broken.push(...((await bench(ports)) ?? []));
}
if (broken.length > 0) exitWith(`${broken.length} budgets are broken: see OVER above.`);

/** The edge tests hold the budgets of bytes, and print what they measured. Returns the exceeded budgets, in words. */
function benchBytes(): string[] {
  const tests = ['run', '--project', 'edge', '--reporter', 'default', 'tests/edge/page/budgets.test.ts'];
  return run('vitest', tests, { env: { PRINT_BYTES: '1' } }) === 0 ? [] : ['bytes of a page: see above'];
}
