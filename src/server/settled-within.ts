/** How long a page waits for its content before its head is sent without it, in milliseconds. */
export const SHELL_WAIT_MS = 100;

/** The value of a promise that settled in time, or that it has not settled yet. */
export type Settled<T> = { settled: true; value: T } | { settled: false };

/**
 * Waits at most `ms` milliseconds for the work, which continues either way. Throws what the work throws in that time.
 */
export async function settledWithin<T>(work: Promise<T>, ms: number): Promise<Settled<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<Settled<T>>((resolve) => {
    timer = setTimeout(() => resolve({ settled: false }), ms);
  });
  try {
    return await Promise.race([work.then((value): Settled<T> => ({ settled: true, value })), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
