import { describe, expect, test } from 'vitest';
import { codeSpellings, noCodes, spellings } from '../../../tests/support/typed-spellings.ts';
import { oneTimeCode, resendWaitMs } from './one-time-code.ts';

describe('a one-time code has 6 digits', () => {
  test.each([...spellings, ...codeSpellings])('%s', (_name, spell) => {
    expect(oneTimeCode(spell('012589'))).toBe('012589');
  });

  test.each(noCodes)('not %s', (_name, typed) => {
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
