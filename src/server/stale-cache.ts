import { byteCache } from './byte-cache.ts';
import { settledWithin } from './settled-within.ts';

/**
 * A cached value. `staleSinceMs` is when a stale value was read, in milliseconds since 1970; undefined for a fresh
 * value.
 */
export type CachedValue<T> = { value: T; staleSinceMs: number | undefined };

/** How long values are kept, in milliseconds, and how many. */
export type StaleCacheRule = {
  /** How long a value is returned without another read. */
  freshMs: number;
  /** How old a value may be that is returned, as stale, while reads fail. */
  staleMs: number;
  /** How long after a failed read the stale value is returned without another read. */
  pauseMs: number;
  /** The most that all values together may take, in bytes of JSON; beyond it, some are read for each request. */
  maxBytes: number;
};

/**
 * The longest time that a request waits for a read that another request began, in milliseconds: the runtime may have
 * ended that request.
 */
const OTHERS_WAIT_MS = 5_500;

type Entry<T> = { value: T; atMs: number; failedAtMs: number | undefined };

/**
 * Returns a stale-while-error cache in the memory of the isolate, for values that are the same for everybody. Requests
 * for one key at the same time share one read. A value is returned while it is fresh and, marked as stale, while reads
 * fail.
 */
export function staleCache<T>(rule: StaleCacheRule) {
  const entries = byteCache<Entry<T>>(rule.maxBytes, ({ value }) => JSON.stringify(value).length);
  const flights = new Map<string, Promise<T | undefined>>();

  async function readOnce(key: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
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

  /** Returns the value of a key; undefined where there is none. `read` returns undefined when it fails. */
  return async (
    key: string,
    nowMs: number,
    read: () => Promise<T | undefined>,
  ): Promise<CachedValue<T> | undefined> => {
    const entry = entries.get(key);
    // After a clock was set back, a value can be newer than now: its distance from now counts as its age.
    const ageMs = entry ? Math.abs(nowMs - entry.atMs) : Infinity;
    if (entry && ageMs < rule.freshMs) return { value: entry.value, staleSinceMs: undefined };
    const standIn = ageMs < rule.staleMs ? entry : undefined;
    const pausing = standIn?.failedAtMs !== undefined && nowMs - standIn.failedAtMs < rule.pauseMs;
    const value = pausing ? undefined : await readOnce(key, read);
    if (value !== undefined) {
      entries.set(key, { value, atMs: nowMs, failedAtMs: undefined });
      return { value, staleSinceMs: undefined };
    }
    if (!standIn) return undefined;
    if (!pausing) entries.set(key, { ...standIn, failedAtMs: nowMs });
    return { value: standIn.value, staleSinceMs: standIn.atMs };
  };
}
