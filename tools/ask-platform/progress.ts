import { addressOf } from './open-points.ts';
import { endOf } from './outcome.ts';
import type { RunParts } from './run.ts';

/**
 * Tells which call is made, how long the run takes so far and about how many calls are left: on one line that is written again
 * on a terminal, else a line for each call.
 */
export function progress({
  isTerminal,
  columns = 80,
  write,
  nowMs,
}: {
  isTerminal: boolean;
  columns?: number | undefined;
  write: (text: string) => void;
  nowMs: () => number;
}): { watch: NonNullable<RunParts['watch']>; clear: () => void } {
  const startedMs = nowMs();
  let made = 0;
  let ended = 0;
  const clear = () => isTerminal && write('\r\u001b[K');
  return {
    watch: {
      before(call, left) {
        made += 1;
        if (!isTerminal) return;
        const line = `${made}, about ${left} left, ${Math.round((nowMs() - startedMs) / 1_000)} s: ${addressOf(call)}`;
        write(`\r\u001b[K${line.slice(0, columns - 1)}`);
      },
      after(exchange) {
        ended += 1;
        if (!isTerminal) write(`${ended} ${addressOf(exchange.call)} ${endOf(exchange)} ${exchange.ms} ms\n`);
      },
      puttingBack() {
        if (isTerminal) write('\r\u001b[KPutting back what was changed…');
        else write('Putting back what was changed…\n');
      },
    },
    clear,
  };
}
