export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The sandbox's clock: the real time plus an offset that people set. All values in milliseconds since 1970. */
export type Clock = {
  /** The time of every expiry, renewal and date in the sandbox. */
  nowMs(): number;
  /** The real time; only for comparison with the client's own clock, as for the date of a request signature. */
  realMs(): number;
  offsetMs(): number;
  /** Moves the clock forward and returns the new time. */
  advance(byMs: number): number;
};

/** The stored offset of the clock, in milliseconds. */
export type ClockOffset = { read(): number; write(offsetMs: number): void };

/** Returns a clock whose offset is stored, so that it survives a restart. */
export function sandboxClock(offset: ClockOffset, realMs: () => number): Clock {
  const nowMs = () => realMs() + offset.read();
  return {
    nowMs,
    realMs,
    offsetMs: () => offset.read(),
    advance(byMs) {
      offset.write(offset.read() + byMs);
      return nowMs();
    },
  };
}

/** Formats a time as the platform does, such as `2026-11-20T10:00:00.000Z`. */
export function isoDate(atMs: number): string {
  return new Date(atMs).toISOString();
}
