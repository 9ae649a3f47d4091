/** The moment until which a call may take: it aborts what is fetched, and ends the wait for a body. */
export type Deadline = {
  signal: AbortSignal;
  /**
   * What the work comes to, or the signal's `TimeoutError` once it fires: an aborted fetch does not always break a body already
   * begun.
   */
  bounds<T>(work: Promise<T>): Promise<T>;
};

/** The deadline so many milliseconds from now. */
export type DeadlineAfter = (ms: number) => Deadline;

/** Deadlines of one request's calls. Those that begin at the same moment and may take as long are one. */
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
