const MINUTE_MS = 60_000;

/** Twelve minutes without activity end a session. In milliseconds. */
export const IDLE_LIMIT_MS = 12 * MINUTE_MS;
/** A minute before, the person is asked to stay. In milliseconds. */
export const IDLE_WARNING_MS = 11 * MINUTE_MS;
/** However active, a session ends after this long. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * MINUTE_MS;
/** A half-finished sign-in waits this long for its code. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** How often activity is written down: a session may end this much early, never late. */
export const SEEN_PRECISION_MS = 1_000;

/** Times in milliseconds since 1970. */
export type SessionTimes = { startedAtMs: number; seenAtMs: number };

/** True while a session may be used at `nowMs`. */
export function isLive(times: SessionTimes, nowMs: number): boolean {
  return nowMs - times.seenAtMs < IDLE_LIMIT_MS && nowMs - times.startedAtMs < ABSOLUTE_LIMIT_MS;
}

/** When the session ends if nothing more happens, in milliseconds since 1970. */
export function endsAtMs(times: SessionTimes): number {
  return Math.min(times.seenAtMs + IDLE_LIMIT_MS, times.startedAtMs + ABSOLUTE_LIMIT_MS);
}
