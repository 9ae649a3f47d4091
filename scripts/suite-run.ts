import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './prepare.mjs';
import type { ChildProcess } from 'node:child_process';

/** A message of a test runner: its progress, and at the end the failed tests. */
export type SuiteMessage =
  | { kind: 'progress'; passed: number; failed: number; total?: number }
  | { kind: 'end'; passed: number; failed: number; red: RedTest[] };

/** A test that failed, or a file that could not run. */
export type RedTest = { file: string; line?: number; test?: string };

/**
 * The result of a suite. A tool that passes or fails as a whole counts as one. `printed` is its output, `ms` the duration and
 * `coreMs` the computing time of all its processes in milliseconds, `share` the most core-seconds that it should take, and
 * `again` the commands that run only the failed tests.
 */
export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  ms: number;
  coreMs: number;
  share: number;
  printed: string;
  again: string[];
};

/**
 * One check: a `tool` that passes or fails as a whole, or a runner of `tests`, which sends its results at the end. `again`
 * returns the command that repeats a tool, or one failed test. `share` is the most core-seconds that it should take in a whole
 * run (docs/performance.md).
 */
export type Suite = {
  name: string;
  kind: 'tool' | 'tests';
  share: number;
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
  { name, kind, share, command, args, env = {}, again }: Suite,
  onProgress: (progress: { passed: number; failed: number; total?: number }) => void,
  clock: { watch: (pid: number) => () => number },
): Promise<SuiteResult> {
  const startedMs = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const coreMs = child.pid === undefined ? () => 0 : clock.watch(child.pid);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));

  let end: (SuiteMessage & { kind: 'end' }) | undefined;
  child.on('message', (message: SuiteMessage) => {
    if (message.kind === 'end') end = message;
    else onProgress(message);
  });
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
    share,
    ms: Date.now() - startedMs,
    coreMs: coreMs(),
    printed,
    ...outcome({ kind, again }, status, end),
  };
}

/**
 * The counts of passed and failed tests, with the commands for the failed ones.
 * @param end the last message of a runner; without it the suite failed
 */
export function outcome(
  { kind, again }: Pick<Suite, 'kind' | 'again'>,
  status: number,
  end: (SuiteMessage & { kind: 'end' }) | undefined,
): { passed: number; failed: number; again: string[] } {
  const whole = again({ file: '' });
  if (!end) {
    const isPassed = kind === 'tool' && status === 0;
    return isPassed ? { passed: 1, failed: 0, again: [] } : { passed: 0, failed: 1, again: [whole] };
  }
  const { passed, failed, red } = end;
  // A runner that failed without a failed test could not run at all, or its portal logged an unexpected error.
  if (status !== 0 && failed === 0) return { passed, failed: 1, again: [whole] };
  return { passed, failed, again: [...new Set(red.map(again))] };
}
