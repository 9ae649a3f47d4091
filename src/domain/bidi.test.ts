import { describe, expect, test } from 'vitest';
import { apart, isRightToLeft, leftToRight } from './bidi.ts';

test.each([
  ['ar', true],
  ['ar-EG-u-nu-latn', true],
  ['he-IL', true],
  ['en-US', false],
  ['pt-BR', false],
  ['fa', false],
])('%s is read from right to left: %j', (tag, expected) => {
  expect(isRightToLeft(tag)).toBe(expected);
});

describe('a text in its own direction', () => {
  test('is held together in a language read from right to left, and as it is in another', () => {
    expect(apart('30-Day', 'ar')).toBe('\u206830-Day\u2069');
    expect(leftToRight('•••• 4242', 'he')).toBe('\u2066•••• 4242\u2069');
    expect(apart('30-Day', 'de') + leftToRight('•••• 4242', 'ja')).toBe('30-Day•••• 4242');
  });
});
