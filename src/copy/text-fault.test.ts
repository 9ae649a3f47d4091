import { expect, test } from 'vitest';
import { hasEnglish, namesIn, textFault } from './text-fault.ts';

test.each([
  ['Piani', undefined],
  ['{plan} termina il {date}', undefined],
  ['', 'is empty'],
  ['\u00a0', 'is empty'],
  ['Piani ', 'begins or ends with a space'],
  ['<b>Piani</b>', 'has a bracket or a tag'],
  ['Piani\u200f', 'has a mark of direction, U+200F'],
  ['\u061cPiani', 'has a mark of direction, U+061C'],
  ['\u2068{plan}\u2069', 'has a mark of direction, U+2068'],
  ['{plan termina', 'has a bracket or a tag'],
])('of %j is wrong: %s', (text, fault) => {
  expect(textFault(text)).toBe(fault);
});

test.each([
  ['Choose your plan', true],
  ['Scegli il piano', false],
  ['Google', false],
])('%j has English words: %s', (text, is) => {
  expect(hasEnglish(text)).toBe(is);
});

test('the names of the variables of a text', () => {
  expect([...namesIn('{a} and {b}, {a}')]).toEqual(['a', 'b']);
});
