import { expect, test } from 'vitest';
import { keptBytes } from './kept-bytes.ts';

const letters = () => keptBytes<string>(12, (text) => text.length);

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

test('a value larger than the limit is not kept', () => {
  const kept = letters();
  kept.set('a', '1234567890123');
  expect(kept.get('a')).toBeUndefined();
});
