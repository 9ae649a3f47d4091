import { expect, it, vi } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

it('makes the value of a key once, up to its limit', () => {
  const cached = boundedCache<string>(2);
  const make = vi.fn((key: string) => key.toUpperCase());
  const read = (key: string) => cached(key, () => make(key));
  expect(['a', 'b', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'B']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['c', 'c', 'a'].map(read)).toEqual(['C', 'C', 'A']);
  expect(make).toHaveBeenCalledTimes(4);
});
