import { describe, expect, it, test } from 'vitest';
import { type ByteCache, byteCache } from './byte-cache.ts';

/** A cache of twelve bytes; where it is full, it takes every new value, or as `random` says. */
const letters = (random = () => 0) => byteCache<string>(12, (text) => text.length, random);

/** Random numbers that are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Asks for the keys in turn, keeps what is not found, and returns the share that was found in the last `rounds`. */
function shareFound(cache: ByteCache<string>, keys: readonly string[], rounds: number): number {
  let found = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const key of keys) {
      if (cache.get(key) === undefined) cache.set(key, 'a page');
      else found += 1;
    }
  return found / (keys.length * rounds);
}

const keysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index).padStart(6, '0'));

test('the least recently used value is dropped first', () => {
  const kept = letters();
  kept.set('a', 'aaa');
  kept.set('b', 'bbb');
  kept.set('c', 'ccc');
  expect(kept.get('a')).toBe('aaa');
  kept.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['aaa', undefined, 'ccc', 'd']);
});

test('a large value pushes out many small ones, and small ones push out a large one', () => {
  const kept = letters();
  for (const key of ['a', 'b', 'c']) kept.set(key, '123');
  kept.set('large', '1234567');
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([undefined, undefined, undefined]);
  expect(kept.get('large')).toBe('1234567');
  kept.set('a', '');
  expect(kept.get('large')).toBeUndefined();
});

test('a value that replaces another counts once', () => {
  const kept = letters();
  for (let turn = 0; turn < 10; turn += 1) kept.set('a', '12345');
  kept.set('b', '1234');
  expect([kept.get('a'), kept.get('b')]).toEqual(['12345', '1234']);
});

test('a value larger than the limit is not kept, and drops no other', () => {
  const kept = letters();
  kept.set('b', '123');
  kept.set('a', '1234567890123');
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, '123']);
});

test('a full cache refuses a new value where chance says so, and takes a smaller one that fits', () => {
  const kept = letters(() => 0.5);
  for (const key of ['a', 'b', 'c']) kept.set(key, '123');
  kept.set('d', '123');
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['123', '123', '123', undefined]);
  kept.set('a', '1');
  kept.set('e', '1');
  expect(['a', 'e'].map((key) => kept.get(key))).toEqual(['1', '1']);
});

describe('a load larger than the cache costs the share that does not fit, not all of it', () => {
  const FIT = 1_000;
  // A key of six bytes and a value of six.
  const thousand = () => byteCache<string>(FIT * 12, (text) => text.length, randomOf(7));

  test.each([
    [1, 1],
    [1.5, 0.64],
    [2, 0.46],
    [3, 0.28],
    [8, 0.06],
  ])('%d times the limit, in turn: at least %d is found', (times, least) => {
    const cache = thousand();
    const keys = keysFrom(0, FIT * times);
    shareFound(cache, keys, 5);
    const share = shareFound(cache, keys, 20);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(1 / times);
  });

  it('and when others are asked for, they take the place of the earlier ones', () => {
    const cache = thousand();
    shareFound(cache, keysFrom(0, FIT), 3);
    const next = keysFrom(FIT, FIT / 2);
    shareFound(cache, next, 150);
    expect(shareFound(cache, next, 5)).toBeGreaterThan(0.95);
  });

  it('and what everybody asks for stays, whoever makes up keys', () => {
    const cache = thousand();
    const front = keysFrom(0, 10);
    shareFound(cache, front, 2);
    let found = 0;
    for (let round = 0; round < 100; round += 1) {
      shareFound(cache, keysFrom(10 + round * FIT, FIT), 1);
      found += shareFound(cache, front, 1);
    }
    expect(found).toBeGreaterThan(95);
  });
});
