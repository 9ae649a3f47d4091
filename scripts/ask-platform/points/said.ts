import type { Exchange } from '../seen.ts';
import { listed } from '../shape.ts';

/** The statuses of exchanges, as a list that people read. */
export function statusesOf(exchanges: readonly Exchange[]): string {
  return listed([
    ...new Set(exchanges.map(({ responses }) => String(responses.at(-1)?.status ?? 'no answer'))),
  ]);
}

/** The calls of exchanges, as a list that people read. */
export function callsOf(exchanges: readonly Exchange[]): string {
  return listed([...new Set(exchanges.map(({ call }) => `\`${call}\``))]);
}
