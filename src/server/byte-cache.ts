/** Values by key, with a limit in bytes. */
export type ByteCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/**
 * The share of new values that a full cache takes. Were it one, keys that are asked for in turn and do not all fit would
 * never be found: each would be dropped shortly before it is asked for again. With this share the cache holds nearly as
 * many of them as fit, and still changes to the values that are asked for now.
 */
const TAKEN_WHEN_FULL = 1 / 32;

/**
 * Returns a cache of at most `maxBytes`. `sizeOf` returns the size of a value in bytes; the length of its key is added.
 * A full cache takes a new value only now and then, in place of the least recently used ones; `random` (from 0 to 1)
 * decides. A value that is larger than the limit is not kept.
 */
export function byteCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
  random = () => Math.random(),
): ByteCache<Value> {
  const values = new Map<string, Value>();
  let bytes = 0;
  const sizeWith = (key: string, value: Value) => key.length + sizeOf(value);
  function forget(key: string): void {
    const value = values.get(key);
    if (value === undefined || !values.delete(key)) return;
    bytes -= sizeWith(key, value);
  }
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      forget(key);
      const size = sizeWith(key, value);
      if (size > maxBytes || (bytes + size > maxBytes && random() >= TAKEN_WHEN_FULL)) return;
      for (const oldest of values.keys()) {
        if (bytes + size <= maxBytes) break;
        forget(oldest);
      }
      values.set(key, value);
      bytes += size;
    },
  };
}
