/** How long ago something may have been told, or proven, to be believed without asking again, in milliseconds. */
export const RECENT_MS = 10 * 60_000;

/** True where `atMs` is at most `withinMs` before `nowMs`. All in milliseconds; the two times since 1970. */
export function isRecent(atMs: number, nowMs: number, withinMs: number): boolean {
  return nowMs - atMs <= withinMs;
}
