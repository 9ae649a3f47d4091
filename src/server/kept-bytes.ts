/** Values by key, up to so many bytes in all; the one used longest ago goes first. */
export type KeptBytes<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** Keeps values up to `maxBytes` by what `sizeOf` says of each, in bytes; one that is larger than that by itself is not kept. */
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
