import { RECENT_MS } from '../domain/recent.ts';

/** Where that is read from. `RECENT_SCALE` counts beside the sandbox alone. */
export type RecentEnv = { SANDBOX?: unknown; RECENT_SCALE?: string };

/**
 * How long what was told or proven counts as recent, in milliseconds: ten minutes, or less beside the sandbox where
 * `RECENT_SCALE` says so, so that tests need not wait. Throws for a `RECENT_SCALE` that is no number from 0 to 1.
 */
export function recentWithinMs({ SANDBOX, RECENT_SCALE }: RecentEnv): number {
  if (!SANDBOX || RECENT_SCALE === undefined) return RECENT_MS;
  const scale = Number(RECENT_SCALE);
  if (RECENT_SCALE === '' || !(scale >= 0 && scale <= 1))
    throw new Error(`RECENT_SCALE=${RECENT_SCALE} is no number from 0 to 1`);
  return RECENT_MS * scale;
}
