import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { projectEnvironment, root } from './prepare.mjs';
import { type RedTest, reportIn, type TestFile, type TestReport } from './test-report.ts';

/**
 * The result of a suite. A tool that passes or fails as a whole counts as one. `printed` is its output, `ms` the duration and
 * `coreMs` the computing time of all its processes in milliseconds, `again` the commands that run only the failed tests, and
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
  again: (red: RedTest) => string;
};

const running: Set<ChildProcess> = new Set();

/** Stops every running suite. */
export function endSuites() {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a suite to its end and collects its output. */
export async function runSuite(
  { name, report, command, args, env = {}, again }: Suite,
  clock: { watch: (pid: number) => () => number },
): Promise<SuiteResult> {
  const startedMs = Date.now();
  if (report) rmSync(report.file, { force: true });
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const coreMs = child.pid === undefined ? () => 0 : clock.watch(child.pid);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const status = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      printed += String(error);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);
  return {
    name,
    ms: Date.now() - startedMs,
    coreMs: coreMs(),
    printed,
    ...outcome(again, status, report && (reportIn(report.file, report.read) ?? 'missing')),
  };
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
