import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time of a process so far, user and system, in microseconds; `undefined` if the system does not report it. */
export function cpuMicros(pid: number): number | undefined {
  if (process.platform === 'linux') {
    // The scheduler counts nanoseconds per thread; the ticks of the process, of ten milliseconds, are too coarse for a slice.
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + onProcessor(`/proc/${pid}/task/${thread}/schedstat`), 0);
  }
  if (process.platform !== 'darwin') return undefined;
  const text = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000_000;
}

/** The microseconds in a file of the scheduler; 0 for a thread that has just ended. */
function onProcessor(file: string) {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000;
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}
