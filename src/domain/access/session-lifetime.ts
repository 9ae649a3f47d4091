const MINUTE_MS = 60_000;

/** A session ends after 12 minutes without activity, in milliseconds. */
export const IDLE_LIMIT_MS = 12 * MINUTE_MS;
/** After 11 minutes without activity the portal asks the person to stay, in milliseconds. */
export const IDLE_WARNING_MS = 11 * MINUTE_MS;
/** A session ends after 12 hours, however active the person is, in milliseconds. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * MINUTE_MS;
/** A code is valid for 10 minutes after it was sent, in milliseconds. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** A sign-in waits for its code for 30 minutes after the password, however often the code is sent, in milliseconds. */
export const PENDING_SIGN_IN_MS = 30 * MINUTE_MS;
/**
 * How often a view of a page is written down as activity, in milliseconds. A session may therefore end this much early, and
 * never late; the page that was viewed knows it (`idleMs`).
 */
export const SEEN_PRECISION_MS = 30_000;

/** Times in milliseconds since 1970. */
export type SessionTimes = { startedAtMs: number; seenAtMs: number };

/** True while a session may be used at `nowMs`, in milliseconds since 1970. */
export function isLive(times: SessionTimes, nowMs: number): boolean {
  return nowMs - times.seenAtMs < IDLE_LIMIT_MS && nowMs - times.startedAtMs < ABSOLUTE_LIMIT_MS;
}

/** Why a session that is no longer live has ended. */
export function endedBy({ startedAtMs }: SessionTimes, nowMs: number): 'idle' | 'twelve_hours' {
  return nowMs - startedAtMs < ABSOLUTE_LIMIT_MS ? 'idle' : 'twelve_hours';
}

/** How long a session has been idle at `nowMs` by what is written down, in milliseconds. */
export function idleMs({ seenAtMs }: Pick<SessionTimes, 'seenAtMs'>, nowMs: number): number {
  return Math.max(0, nowMs - seenAtMs);
}

/** When the session ends without further activity, in milliseconds since 1970. */
export function endsAtMs(times: SessionTimes): number {
  return Math.min(times.seenAtMs + IDLE_LIMIT_MS, times.startedAtMs + ABSOLUTE_LIMIT_MS);
}
