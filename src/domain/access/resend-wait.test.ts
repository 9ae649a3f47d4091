import { expect, test } from 'vitest';
import { resendWaitMs } from './resend-wait.ts';

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
