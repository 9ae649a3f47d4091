/**
 * Returns a cache of at most `limit` values, for results that are slow to make, such as an object of `Intl`. Where it is
 * full, the value of a new key is made each time. The limit bounds the memory, because keys may come from a request.
 */
export function boundedCache<Value extends object | string | number>(
  limit: number,
): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = make();
    if (values.size < limit) values.set(key, value);
    return value;
  };
}
