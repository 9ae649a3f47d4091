/** The deadline of a call: `signal` aborts the fetch, and `bounds` ends the wait for a body. */
export type Deadline = {
  signal: AbortSignal;
  /**
   * Settles as the work does, or rejects with the signal's `TimeoutError` once it fires. An aborted fetch does not
   * always end a body that has begun.
   */
  bounds<T>(work: Promise<T>): Promise<T>;
};

/** Returns the deadline `ms` milliseconds from now. */
export type DeadlineAfter = (ms: number) => Deadline;

/**
 * Returns the deadlines of one request's calls. Calls that begin in the same millisecond with the same limit share one.
 */
export function sharedDeadlines(): DeadlineAfter {
  const deadlines = new Map<number, Deadline>();
  let begunAtMs = Number.NaN;
  return (ms) => {
    const nowMs = Date.now();
    if (nowMs !== begunAtMs) deadlines.clear();
    begunAtMs = nowMs;
    const deadline = deadlines.get(ms) ?? newDeadline(ms);
    deadlines.set(ms, deadline);
    return deadline;
  };
}

function newDeadline(ms: number): Deadline {
  const signal = AbortSignal.timeout(ms);
  let end: Promise<never> | undefined;
  return {
    signal,
    async bounds<T>(work: Promise<T>): Promise<T> {
      signal.throwIfAborted();
      end ??= new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([work, end]);
    },
  };
}
