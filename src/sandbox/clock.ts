export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The sandbox's time: the real time plus what people have moved it by. All values in milliseconds since 1970. */
export type Clock = {
  /** Decides every expiry, renewal and date of the sandbox. */
  nowMs(): number;
  /** Only for what the caller's own clock is compared with: the date of a request signature. */
  realMs(): number;
  offsetMs(): number;
  /** Moves the sandbox's time forward and answers the new time. */
  advance(byMs: number): number;
};

/** Where the clock keeps how far it was moved, in milliseconds. */
export type ClockOffset = { read(): number; write(offsetMs: number): void };

/** A clock that survives a restart because its offset does. */
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

/**
 * The same day and time of day some calendar months later (or earlier, for a negative count), in UTC.
 * A day that the month does not have becomes its last: 31 January and one month is 28 or 29 February.
 */
export function monthsLater(fromMs: number, months: number): number {
  const date = new Date(fromMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** A moment as the platform writes it, such as `2026-11-20T10:00:00.000Z`. */
export function isoDate(atMs: number): string {
  return new Date(atMs).toISOString();
}
