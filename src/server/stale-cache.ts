import { settledWithin } from './page/settled-within.ts';

/** A reading, and since when it could not be made anew (milliseconds since 1970); undefined while it is fresh. */
export type Kept<T> = { value: T; staleSinceMs: number | undefined };

/** How long readings are kept, in milliseconds. */
export type StaleCacheRule = {
  /** So long nobody asks again. */
  freshMs: number;
  /** So long a reading may stand in while it cannot be made anew. */
  staleMs: number;
  /** So long after a failure the one that stands in does so without asking. */
  pauseMs: number;
};

/** Longest that a request waits for a reading another request began: that one may have been given up. */
const OTHERS_WAIT_MS = 5_500;

type Entry<T> = { value: T; atMs: number; failedAtMs: number | undefined };

/**
 * Keeps readings that are the same for everybody, by key, in the memory of the isolate: asked for once however many want
 * them at the same time, kept while fresh, and standing in, marked, while they cannot be had.
 */
export function staleCache<T>(rule: StaleCacheRule) {
  const entries = new Map<string, Entry<T>>();
  const flights = new Map<string, Promise<T | undefined>>();

  async function asked(key: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const other = flights.get(key);
    if (other) {
      const shared = await settledWithin(other, OTHERS_WAIT_MS);
      return shared.settled ? shared.value : read();
    }
    const flight = read();
    flights.set(key, flight);
    try {
      return await flight;
    } finally {
      flights.delete(key);
    }
  }

  /** The reading of a key; undefined where there is none to be had. `read` answers undefined when it fails. */
  return async (
    key: string,
    nowMs: number,
    read: () => Promise<T | undefined>,
  ): Promise<Kept<T> | undefined> => {
    const entry = entries.get(key);
    // A reading of a later time than now is none: a clock was set back.
    const ageMs = entry ? Math.abs(nowMs - entry.atMs) : Infinity;
    if (entry && ageMs < rule.freshMs) return { value: entry.value, staleSinceMs: undefined };
    const standIn = ageMs < rule.staleMs ? entry : undefined;
    const pausing = standIn?.failedAtMs !== undefined && nowMs - standIn.failedAtMs < rule.pauseMs;
    const value = pausing ? undefined : await asked(key, read);
    if (value !== undefined) {
      entries.set(key, { value, atMs: nowMs, failedAtMs: undefined });
      return { value, staleSinceMs: undefined };
    }
    if (!standIn) return undefined;
    if (!pausing) entries.set(key, { ...standIn, failedAtMs: nowMs });
    return { value: standIn.value, staleSinceMs: standIn.atMs };
  };
}
