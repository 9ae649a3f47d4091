import { describe, expect, test } from 'vitest';
import { isolate, isRightToLeft, leftToRight } from './bidi.ts';

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

describe('isolating a text', () => {
  test('isolates a text in a right-to-left language, and leaves it as it is in any other', () => {
    expect(isolate('30-Day', 'ar')).toBe('\u206830-Day\u2069');
    expect(leftToRight('•••• 4242', 'he')).toBe('\u2066•••• 4242\u2069');
    expect(isolate('30-Day', 'de') + leftToRight('•••• 4242', 'ja')).toBe('30-Day•••• 4242');
  });
});
