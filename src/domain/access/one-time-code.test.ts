import { describe, expect, test } from 'vitest';
import { oneTimeCode, resendWaitMs } from './one-time-code.ts';

describe('a one-time code has 6 digits', () => {
  test.each([
    ['123456', '123456'],
    ['000000', '000000'],
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['1\u00a023\t45\n6', '123456'],
  ])('%j is %s', (typed, code) => {
    expect(oneTimeCode(typed)).toBe(code);
  });

  test.each([
    [''],
    ['12345'],
    ['1234567'],
    ['12345a'],
    ['12345６'],
    ['١٢٣٤٥٦'],
    ['1e5000'],
    ['+12345'],
    ['12.456'],
    ['-'],
    [' '],
  ])('%j is not a code', (typed) => {
    expect(oneTimeCode(typed)).toBeUndefined();
  });
});

const SENT = Date.UTC(2026, 11, 3);

test.each([
  ['immediately', 0, 60_000],
  ['after half a minute', 30_000, 30_000],
  ['one millisecond before a minute', 59_999, 1],
  ['after a minute', 60_000, 0],
  ['after an hour', 3_600_000, 0],
  ['after the clock was set back', -3_600_000, 60_000],
])('another code %s: wait %i ms', (_when, afterMs, waitMs) => {
  expect(resendWaitMs(SENT, SENT + afterMs)).toBe(waitMs);
});
