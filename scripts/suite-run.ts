import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { projectEnvironment, root } from './prepare.mjs';
import { type RedTest, reportIn, type TestFile, type TestReport } from './test-report.ts';

/**
 * The result of a suite. A tool that passes or fails as a whole counts as one. `printed` is its output, `ms` the duration and
 * `coreMs` the computing time of all its processes in milliseconds, as the system counts it, `again` the commands that run only the failed tests, and
 * `files` how long each file of tests took.
 */
export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  ms: number;
  coreMs: number;
  printed: string;
  again: string[];
  files: readonly TestFile[];
};

/**
 * One check: a tool that passes or fails as a whole, or a runner of tests, which writes its own JSON report. `again` returns
 * the command that repeats a tool, or one failed test.
 */
export type Suite = {
  name: string;
  /** Only for a runner of tests: the file of its report, and how that is read. */
  report?: { file: string; read: (text: string) => TestReport };
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** True of the tests of the built portal. */
  needsBuild?: boolean;
  again: (red: RedTest) => string;
};

const running: Set<ChildProcess> = new Set();

/** Stops every running suite, with all that it has started. */
export function endSuites() {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** Runs a command, and lets the shell tell on a stream of its own what the system says that it computed, with its children. */
const TIMED = '"$@" 3>&-; status=$?; times >&3; exit $status';

/** Runs a suite to its end and collects its output. A suite that cannot be run, or whose report cannot be read, has failed. */
export async function runSuite(suite: Suite): Promise<SuiteResult> {
  const startedMs = Date.now();
  try {
    return await ranSuite(suite, startedMs);
  } catch (error) {
    const whole = outcome(suite.again, 1, undefined);
    return { name: suite.name, ms: Date.now() - startedMs, coreMs: 0, printed: String(error), ...whole };
  }
}

async function ranSuite(
  { name, report, command, args, env, again }: Suite,
  startedMs: number,
): Promise<SuiteResult> {
  if (report) rmSync(report.file, { force: true });
  const child = spawn('sh', ['-c', TIMED, 'sh', command, ...args], {
    cwd: root,
    env: projectEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const [, out, err, times] = child.stdio;
  const printed: string[] = [];
  for (const stream of [out, err]) collect(stream, printed);
  const timesPrinted: string[] = [];
  collect(times, timesPrinted);
  const [code]: (number | null)[] = await once(child, 'close');
  running.delete(child);
  return {
    name,
    ms: Date.now() - startedMs,
    coreMs: coreMsIn(timesPrinted.join('')),
    printed: printed.join(''),
    ...outcome(again, code ?? 1, report && (reportIn(report.file, report.read) ?? 'missing')),
  };
}

function collect(stream: ChildProcess['stdio'][number], parts: string[]): void {
  if (stream instanceof Readable) stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
}

/** The milliseconds of computing in what the shell's `times` prints: its own, and those of the children that were waited for. */
export function coreMsIn(printed: string): number {
  const spans = [...printed.matchAll(/(\d+)m([\d.]+)s/g)];
  return spans.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1_000,
    0,
  );
}

/**
 * The counts of passed and failed tests, with the commands for the failed ones.
 * @param report what a runner has written; undefined for a tool
 */
export function outcome(
  again: Suite['again'],
  status: number,
  report: TestReport | 'missing' | undefined,
): Pick<SuiteResult, 'passed' | 'failed' | 'again' | 'files'> {
  const whole = again({ file: '' });
  if (report === undefined && status === 0) return { passed: 1, failed: 0, again: [], files: [] };
  if (report === undefined || report === 'missing')
    return { passed: 0, failed: 1, again: [whole], files: [] };
  const { passed, failed, red, files } = report;
  // A runner that failed without a failed test could not run at all, or its portal logged an unexpected error.
  if (status !== 0 && failed === 0) return { passed, failed: 1, again: [whole], files };
  return { passed, failed, again: [...new Set(red.map(again))], files };
}
