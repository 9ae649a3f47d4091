/** How long the head of a page waits for what the page shows before it is sent without it, in milliseconds. */
export const SHELL_WAIT_MS = 150;

/** What a promise came to in time, or that it has not come yet. Throws what it throws. */
export type Settled<T> = { settled: true; value: T } | { settled: false };

/** Waits at most `ms` milliseconds; the work goes on either way. */
export async function settledWithin<T>(work: Promise<T>, ms: number): Promise<Settled<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<Settled<T>>((resolve) => {
    timer = setTimeout(() => resolve({ settled: false }), ms);
  });
  try {
    return await Promise.race([work.then((value): Settled<T> => ({ settled: true, value })), tired]);
  } finally {
    clearTimeout(timer);
  }
}
