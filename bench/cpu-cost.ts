import { cpuMicros } from './cpu-clock.ts';
import { pressed, type ViewsInTurn } from './requests.ts';
import { quantile } from './table.ts';

/** The core of the measured runtimes; the load and the platforms have the other cores. */
export const MEASURED_CORE = 0;
/** The length of a slice, in milliseconds. */
const SLICE_MS = 220;
/** The load of each target before its first slice, in milliseconds: by then the engine has compiled what it compiles. */
export const WARM_UP_MS = 8_000;
/** The quantile of the slices that is the figure: other load can only make a slice dearer. */
const FLOOR = 0.2;

/** What is measured: a Worker under a load of views in turn. */
export type CpuTarget = { worker: { pid: number; port: number }; inTurn: ViewsInTurn };

/** The CPU time of one request of each target in one slice, in microseconds. */
export type CpuRound<Name> = Map<Name, number>;

/**
 * Measures the CPU time per request of targets in slices, each round in another random order, so that a busy machine slows
 * all of them equally.
 */
export async function measureCpu<Name>(
  targets: ReadonlyMap<Name, CpuTarget>,
  slices: number,
): Promise<CpuRound<Name>[]> {
  for (const target of targets.values()) await costOf(target, WARM_UP_MS);
  const rounds: CpuRound<Name>[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const costs: CpuRound<Name> = new Map();
    for (const [name, target] of shuffled([...targets])) costs.set(name, await costOf(target, SLICE_MS));
    rounds.push(costs);
  }
  return rounds;
}

/** Views that are asked in turn, from the first on. */
export function inTurn(views: ViewsInTurn['views'], turn: ViewsInTurn['turn'] = { at: 0 }): ViewsInTurn {
  return { views, turn };
}

/** The figure of a target: the 20th percentile of its slices, in microseconds. */
export function floorOf(costs: readonly number[]): number {
  return quantile(costs, FLOOR);
}

/** The CPU time per request in microseconds, under a load that keeps the runtime busy. */
async function costOf({ worker: { pid, port }, inTurn: views }: CpuTarget, ms: number): Promise<number> {
  const before = cpuMicros(pid) ?? 0;
  const count = await pressed({ port, inTurn: views, ms });
  return ((cpuMicros(pid) ?? 0) - before) / count;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
