import { describe, expect, it, test } from 'vitest';
import {
  ABSOLUTE_LIMIT_MS,
  CODE_LIFETIME_MS,
  endedBy,
  endsAtMs,
  IDLE_LIMIT_MS,
  idleMs,
  IDLE_WARNING_MS,
  isLive,
  PENDING_SIGN_IN_MS,
  SEEN_PRECISION_MS,
} from './session-lifetime.ts';

const MORNING = Date.UTC(2026, 11, 3, 8);

describe('lifetimes of a session and of a sign-in', () => {
  test.each([
    ['idle limit: 720000 ms', IDLE_LIMIT_MS, 720_000],
    ['warning one minute before the idle limit', IDLE_WARNING_MS, 660_000],
    ['absolute limit: 12 hours', ABSOLUTE_LIMIT_MS, 43_200_000],
    ['code lifetime: 10 minutes', CODE_LIFETIME_MS, 600_000],
    ['a sign-in that waits for its code: 30 minutes', PENDING_SIGN_IN_MS, 1_800_000],
  ])('%s', (_what, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('records activity far more often than the idle limit', () => {
    expect(SEEN_PRECISION_MS * 10).toBeLessThan(IDLE_LIMIT_MS);
  });
});

describe('isLive', () => {
  test.each([
    ['at its start', 0, 0, 0, true],
    ['one millisecond before the idle limit', 0, 0, 719_999, true],
    ['at the idle limit', 0, 0, 720_000, false],
    ['at the idle limit after the last activity', 0, 5_000_000, 5_720_000, false],
    ['with recent activity, before the absolute limit', 0, 43_199_000, 43_199_999, true],
    ['with recent activity, at the absolute limit', 0, 43_199_000, 43_200_000, false],
  ])('%s', (_when, startedAtMs, seenAtMs, nowMs, live) => {
    const [began, seen] = [MORNING + startedAtMs, MORNING + seenAtMs];
    expect(isLive({ startedAtMs: began, seenAtMs: seen }, MORNING + nowMs)).toBe(live);
  });

  it('counts the idle time from what is written down, and never below zero', () => {
    expect(idleMs({ seenAtMs: MORNING }, MORNING + 29_999)).toBe(29_999);
    expect(idleMs({ seenAtMs: MORNING }, MORNING - 5)).toBe(0);
  });

  it('ends exactly at endsAtMs', () => {
    for (const times of [
      { startedAtMs: MORNING, seenAtMs: MORNING },
      { startedAtMs: MORNING, seenAtMs: MORNING + 43_000_000 },
    ]) {
      expect(isLive(times, endsAtMs(times) - 1)).toBe(true);
      expect(isLive(times, endsAtMs(times))).toBe(false);
    }
  });

  it('says which of its limits ended it', () => {
    const times = { startedAtMs: MORNING, seenAtMs: MORNING };
    expect(endedBy(times, MORNING + 12 * 60_000)).toBe('idle');
    expect(endedBy({ ...times, seenAtMs: MORNING + 43_190_000 }, MORNING + 43_200_000)).toBe('twelve_hours');
  });
});
