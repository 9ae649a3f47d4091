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

/** A moment as the platform writes it, such as `2026-11-20T10:00:00.000Z`. */
export function isoDate(atMs: number): string {
  return new Date(atMs).toISOString();
}
