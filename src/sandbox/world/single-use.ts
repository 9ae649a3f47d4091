import * as z from 'zod';

/** A time in milliseconds since 1970, by the sandbox's clock. */
export const timeMs = z.int();

/** The fields of a record that can be used once, before it expires. */
export const singleUse = z.object({ expiresAtMs: timeMs, usedAtMs: timeMs.nullable() });

/** Returns whether such a record can be used at `nowMs`, was used before, or has expired. */
export function usability(
  { expiresAtMs, usedAtMs }: z.output<typeof singleUse>,
  nowMs: number,
): 'good' | 'used' | 'expired' {
  if (usedAtMs !== null) return 'used';
  return expiresAtMs <= nowMs ? 'expired' : 'good';
}
