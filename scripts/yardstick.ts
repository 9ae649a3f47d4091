import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(import.meta.url);

/** How often the piece of work is done; the median counts. */
const TIMES = 3;
/** Items of the piece of work, chosen so that it takes a quarter of a second of a usual core. */
const ITEMS = 100_000;

/**
 * Does a fixed piece of work on every core at the same time, as the tests do, and returns what it cost one core, in milliseconds of
 * computing. The same machine computes up to 1.7 times as long at another hour; a cost in multiples of this piece does not change
 * with it.
 */
export async function yardstickMs(): Promise<number> {
  const costs = await Promise.all(Array.from({ length: availableParallelism() }, costOfProcess));
  return median(costs);
}

function costOfProcess(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(Number(printed)) : reject(new Error(`exit ${code}`)),
    );
  });
}

/** Reads, sorts, groups, searches and hashes texts: what runtimes, browsers and test runners do all day. */
function work(): string {
  const rows = Array.from({ length: ITEMS }, (_, at) => ({
    id: `${(at * 7_919) % ITEMS}`,
    name: `plan ${at} of ${at % 97}`,
    price: at % 1_000,
  }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  const sorted = read.toSorted((one, other) => one.id.localeCompare(other.id) || one.price - other.price);
  const groups = Map.groupBy(sorted, ({ name }) => /of (\d+)/.exec(name)?.[1]);
  const page = sorted.map(({ name, price }) => `<li>${name.replaceAll(/\d/g, 'n')} ${price}</li>`).join('');
  return createHash('sha256').update(`${groups.size} ${page}`).digest('hex');
}

/** What one piece of work costs this process, in milliseconds of computing. */
function costMs(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function median(costs: readonly number[]): number {
  return costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
}

if (process.argv[1] === file) {
  work();
  console.log(median(Array.from({ length: TIMES }, costMs)));
}
