import { RECENT_MS } from '../../domain/access/recent.ts';

/** The variables that `recentWithinMs` reads. `RECENT_SCALE` counts only in the sandbox environment. */
export type RecentEnv = { SANDBOX?: unknown; RECENT_SCALE?: string };

/**
 * Returns how long a proof or a status counts as recent, in milliseconds: ten minutes, or less in the sandbox
 * environment where `RECENT_SCALE` is set, so that tests need not wait. Throws for a `RECENT_SCALE` that is no number
 * from 0 to 1.
 */
export function recentWithinMs({ SANDBOX, RECENT_SCALE }: RecentEnv): number {
  if (!SANDBOX || RECENT_SCALE === undefined) return RECENT_MS;
  const scale = Number(RECENT_SCALE);
  if (RECENT_SCALE === '' || !(scale >= 0 && scale <= 1))
    throw new Error(`RECENT_SCALE=${RECENT_SCALE} is not a number from 0 to 1`);
  return RECENT_MS * scale;
}
