/** How long a fact that was read or proven counts as recent and is not checked again, in milliseconds. */
export const RECENT_MS = 10 * 60_000;

/** True where `atMs` is at most `withinMs` before `nowMs`. All are in milliseconds; the two times since 1970. */
export function isRecent(atMs: number, nowMs: number, withinMs: number): boolean {
  return nowMs - atMs <= withinMs;
}
