import { describe, expect, it, test } from 'vitest';
import {
  ABSOLUTE_LIMIT_MS,
  endsAtMs,
  IDLE_LIMIT_MS,
  IDLE_WARNING_MS,
  isLive,
  PENDING_SIGN_IN_MS,
  SEEN_PRECISION_MS,
} from './session-lifetime.ts';

const MORNING = Date.UTC(2026, 11, 3, 8);

describe('how long things live', () => {
  test.each([
    ['idle limit: 720000 ms', IDLE_LIMIT_MS, 720_000],
    ['warning a minute before', IDLE_WARNING_MS, 660_000],
    ['absolute limit: 12 hours', ABSOLUTE_LIMIT_MS, 43_200_000],
    ['code lifetime: 10 minutes', PENDING_SIGN_IN_MS, 600_000],
  ])('%s', (_what, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('writes activity down far more often than a session can idle', () => {
    expect(SEEN_PRECISION_MS * 10).toBeLessThan(IDLE_LIMIT_MS);
  });
});

describe('isLive', () => {
  test.each([
    ['at its beginning', 0, 0, 0, true],
    ['one millisecond before the idle limit', 0, 0, 719_999, true],
    ['at the idle limit', 0, 0, 720_000, false],
    ['at the idle limit after later activity', 0, 5_000_000, 5_720_000, false],
    ['with activity a moment ago, before the absolute limit', 0, 43_199_000, 43_199_999, true],
    ['with activity a moment ago, at the absolute limit', 0, 43_199_000, 43_200_000, false],
  ])('%s', (_when, startedAtMs, seenAtMs, nowMs, live) => {
    const [began, seen] = [MORNING + startedAtMs, MORNING + seenAtMs];
    expect(isLive({ startedAtMs: began, seenAtMs: seen }, MORNING + nowMs)).toBe(live);
  });

  it('ends exactly when endsAtMs says', () => {
    for (const times of [
      { startedAtMs: MORNING, seenAtMs: MORNING },
      { startedAtMs: MORNING, seenAtMs: MORNING + 43_000_000 },
    ]) {
      expect(isLive(times, endsAtMs(times) - 1)).toBe(true);
      expect(isLive(times, endsAtMs(times))).toBe(false);
    }
  });
});
