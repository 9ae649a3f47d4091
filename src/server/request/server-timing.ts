/** The header that reports what an answer waited for. */
export const SERVER_TIMING = 'server-timing';
/** The header's value for a page that was rendered for an earlier visitor, and so waited for nothing. */
export const CACHED_TIMING = 'cache;desc="kept"';

/** Measures what one answer waits for, until its headers are sent. */
export type Timings = {
  /** Measures how long the session takes to open. */
  session<T>(work: Promise<T>): Promise<T>;
  /** Measures one call to the platform; the time in which several calls run at once counts once. */
  platformCall<T>(work: Promise<T>): Promise<T>;
  /** How long the answer has taken until now, in milliseconds. */
  ms(): number;
  /**
   * The header's value, durations in milliseconds, such as `session;dur=3, platform;dur=120;desc="3 calls",
   * render;dur=8`. `render` is the rest of the time. A streamed page sends its headers early: a call that still runs
   * counts up to now.
   */
  header(): string;
};

/**
 * Starts to measure one request. The clock of the Workers runtime advances only during I/O: there the durations of
 * calls are true, and the duration of pure computing reads 0.
 */
export function timings(now: () => number = () => performance.now()): Timings {
  const startedMs = now();
  const session = stopwatch(now);
  const platform = stopwatch(now);
  return {
    session: session.during,
    platformCall: platform.during,
    ms: () => Math.round(now() - startedMs),
    header() {
      const parts: string[] = [];
      const calls = platform.count();
      const described = `;desc="${calls} ${calls === 1 ? 'call' : 'calls'}"`;
      if (session.count() > 0) parts.push(metric('session', session.ms()));
      if (calls > 0) parts.push(metric('platform', platform.ms()) + described);
      parts.push(metric('render', now() - startedMs - session.ms() - platform.ms()));
      return parts.join(', ');
    },
  };
}

/** Counts tasks, and measures the time in which at least one of them runs. */
function stopwatch(now: () => number) {
  let begun = 0;
  let underWay = 0;
  let sinceMs = 0;
  let doneMs = 0;
  return {
    async during<T>(work: Promise<T>): Promise<T> {
      if (underWay === 0) sinceMs = now();
      begun += 1;
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
        if (underWay === 0) doneMs += now() - sinceMs;
      }
    },
    count: () => begun,
    ms: () => doneMs + (underWay > 0 ? now() - sinceMs : 0),
  };
}

function metric(name: string, ms: number): string {
  return `${name};dur=${Math.max(0, Math.round(ms))}`;
}
