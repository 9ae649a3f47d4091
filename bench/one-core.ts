import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** The number of cores, before this process leaves any. */
const cores = os.availableParallelism();
/** True if the system can bind a process to one core. */
const canHoldToOneCore =
  process.platform === 'linux' && cores > 1 && spawnSync('taskset', ['-V']).status === 0;

type Command = [program: string, ...args: string[]];

/**
 * The command that runs on one core only, as the same process, if the system can do that; on any core for `undefined`.
 */
export function onCore(core: number | undefined, command: Command): Command {
  return core === undefined || !canHoldToOneCore ? command : ['taskset', '-c', String(core), ...command];
}

/**
 * Keeps this process, and each that it starts from now on without a core of its own, off one core, if the system can do
 * that.
 */
export function leaveCore(core: number): void {
  if (!canHoldToOneCore) return;
  const others = Array.from({ length: cores }, (_, each) => each).filter((each) => each !== core);
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', others.join(','), String(process.pid)]);
  if (status !== 0) throw new Error(`This process cannot leave core ${core}: ${String(stderr)}`);
}
