import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** True if the system can bind a process to one core. */
const canHoldToOneCore =
  process.platform === 'linux' && os.availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

type Command = [program: string, ...args: string[]];

/**
 * The command that runs on one core only, as the same process, if the system can do that; on any core for `undefined`.
 */
export function onCore(core: number | undefined, command: Command): Command {
  return core === undefined || !canHoldToOneCore ? command : ['taskset', '-c', String(core), ...command];
}
