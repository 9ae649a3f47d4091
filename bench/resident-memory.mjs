import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The memory of a process, in KB of 1,024 bytes; `undefined` if the system does not report it. */
export function residentKb(pid) {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
