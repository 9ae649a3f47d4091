import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** True if the system can bind a process to one core. */
export const canHoldToOneCore =
  process.platform === 'linux' && os.availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/**
 * The command that runs on one core only, as the same process, if the system can do that.
 * @param {number | undefined} core `undefined` for any core
 * @param {readonly string[]} command
 * @returns {readonly string[]}
 */
export function onCore(core, command) {
  return core === undefined || !canHoldToOneCore ? command : ['taskset', '-c', String(core), ...command];
}
