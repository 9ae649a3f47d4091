import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * A process as the system lists it. Times are milliseconds of one core: `ownMs` is its own, `reapedMs` that of the ended
 * children which it waited for, with all that those had waited for.
 */
export type Process = { pid: number; parent: number; startedAt: string; ownMs: number; reapedMs: number };

/** The interval between two looks at the processes, in milliseconds. */
const LOOK_MS = 1_000;
/** A clock tick of /proc, in milliseconds: Linux shows user space 100 of them a second on every machine. */
const TICK_MS = 10;

/**
 * The core time of a process and of all that it starts, also of processes whose parent ended without waiting for them, as a
 * browser's do that is killed. It is told from one listing of all processes after another.
 */
export class ProcessTree {
  readonly #root: number;
  /** The living processes of the tree at the last listing. */
  #living = new Map<number, Process>();
  /** The time of ended processes that no living one has waited for, in milliseconds. */
  #lostMs = 0;

  constructor(root: number) {
    this.#root = root;
  }

  /** Core time until the last listing, in milliseconds. */
  get coreMs(): number {
    return [...this.#living.values()].reduce(
      (sum, { ownMs, reapedMs }) => sum + ownMs + reapedMs,
      this.#lostMs,
    );
  }

  /** Takes a new listing of all processes of the machine. */
  see(all: readonly Process[]): void {
    const before = this.#living;
    const now = this.#treeIn(all);
    const ended = [...before.values()].filter(({ pid }) => !now.has(pid));
    /** The time of the ended processes, by the nearest living process above them: only it can have waited for them. */
    const endedMs = new Map<number | undefined, number>();
    for (const each of ended) {
      const above = nearestLiving(each, before, now);
      endedMs.set(above, (endedMs.get(above) ?? 0) + each.ownMs + each.reapedMs);
    }
    for (const [above, ms] of endedMs) {
      const reapedMs = above === undefined ? 0 : growthOf(before.get(above), now.get(above));
      this.#lostMs += Math.max(0, ms - reapedMs);
    }
    this.#living = now;
  }

  /** The processes of the tree: the root, what was in it before, and the children of both. */
  #treeIn(all: readonly Process[]): Map<number, Process> {
    const tree = new Map<number, Process>();
    const children = Map.groupBy(all, ({ parent }) => parent);
    const add = (process: Process): void => {
      if (tree.has(process.pid)) return;
      tree.set(process.pid, process);
      for (const child of children.get(process.pid) ?? []) add(child);
    };
    for (const process of all) {
      // The number of a process that ended may be given to another one.
      const isKnown = this.#living.get(process.pid)?.startedAt === process.startedAt;
      if (isKnown || (process.pid === this.#root && !this.#living.has(process.pid))) add(process);
    }
    return tree;
  }
}

function nearestLiving(
  { parent }: Process,
  before: ReadonlyMap<number, Process>,
  now: ReadonlyMap<number, Process>,
): number | undefined {
  if (now.has(parent)) return parent;
  const above = before.get(parent);
  return above && nearestLiving(above, before, now);
}

function growthOf(before: Process | undefined, now: Process | undefined): number {
  return (now?.reapedMs ?? 0) - (before?.reapedMs ?? 0);
}

/**
 * Watches the core time of processes with all that they start. `watch` begins with a process, and returns a function that tells
 * its core time so far in milliseconds; `stop` looks once more and ends.
 */
export function coreClock() {
  const trees = new Set<ProcessTree>();
  const look = async () => {
    const all = await listProcesses();
    for (const tree of trees) tree.see(all);
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  return {
    watch(pid: number): () => number {
      const tree = new ProcessTree(pid);
      trees.add(tree);
      looking = looking.then(look);
      return () => tree.coreMs;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking.then(look);
    },
  };
}

/** Every process of the machine; on a system without /proc without the times of ended children. */
async function listProcesses(): Promise<Process[]> {
  return process.platform === 'linux' ? processesOfProc() : processesOfPs();
}

function processesOfProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => parseStat(statOf(pid)) ?? []);
}

/** The line of a process; empty if it has ended since it was listed. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return '';
    throw error;
  }
}

/** Reads a line of /proc/<pid>/stat (man 5 proc). The name of the program, in brackets, may hold blanks and brackets. */
export function parseStat(line: string): Process | undefined {
  const [, pid, rest] = /^(\d+) \(.*\) (.+)$/s.exec(line) ?? [];
  if (pid === undefined || rest === undefined) return undefined;
  const fields = rest.trim().split(' ');
  /** A field by its number in the manual, where the state after the name is the third. */
  const field = (number: number) => fields[number - 3] ?? '';
  const ticks = (...numbers: number[]) =>
    numbers.reduce((sum, number) => sum + Number(field(number)), 0) * TICK_MS;
  return {
    pid: Number(pid),
    parent: Number(field(4)),
    startedAt: field(22),
    ownMs: ticks(14, 15),
    reapedMs: ticks(16, 17),
  };
}

async function processesOfPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,time=,lstart=']);
  return stdout.split('\n').flatMap((line) => parsePs(line) ?? []);
}

/** Reads a line of `ps -o pid=,ppid=,time=,lstart=`, such as `  12     1   0:01.50 Mon Nov 23 10:00:00 2026`. */
export function parsePs(line: string): Process | undefined {
  const [pid, parent, time, ...started] = line.trim().split(/\s+/);
  if (pid === undefined || parent === undefined || time === undefined) return undefined;
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    pid: Number(pid),
    parent: Number(parent),
    startedAt: started.join(' '),
    ownMs: Math.round(seconds * 1_000),
    reapedMs: 0,
  };
}
