/** Values by key, with a limit in bytes; the least recently used value is dropped first. */
export type KeptBytes<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/**
 * Returns a cache of at most `maxBytes`. `sizeOf` returns the size of a value in bytes; the length of its key is added.
 * A value that is larger than the limit is not kept.
 */
export function keptBytes<Value>(maxBytes: number, sizeOf: (value: Value) => number): KeptBytes<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;
  function forget(key: string): void {
    const value = kept.get(key);
    if (value === undefined || !kept.delete(key)) return;
    bytes -= key.length + sizeOf(value);
  }
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      forget(key);
      kept.set(key, value);
      bytes += key.length + sizeOf(value);
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
