import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** True where a process can be held to one core. */
export const canHoldToOneCore =
  process.platform === 'linux' && os.availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/**
 * A command that runs on one core alone, as the same process, where this machine can do that.
 * @param {number | undefined} core undefined for any
 * @param {readonly string[]} command
 * @returns {readonly string[]}
 */
export function onCore(core, command) {
  return core === undefined || !canHoldToOneCore ? command : ['taskset', '-c', String(core), ...command];
}
