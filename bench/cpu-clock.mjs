import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc on Linux: 100 on every architecture Node runs on. */
const TICK_US = 10_000;

/** CPU time a process has used so far, user and system, in microseconds; undefined where the machine does not tell. */
export function cpuMicros(pid) {
  if (process.platform === 'linux') {
    // The second field is the program's name in parentheses and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_US;
  }
  if (process.platform !== 'darwin') return undefined;
  const text = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000_000;
}
