import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { idleState, timeLeft, untilNextState } from './idle-state.ts';

const MINUTE = 60_000;
const LAST = Date.UTC(2026, 11, 3);

describe('idle', () => {
  test.each([
    ['just now', 0, 'active', 11 * MINUTE],
    ['a moment before 11 minutes', 11 * MINUTE - 1, 'active', 1],
    ['at 11 minutes', 11 * MINUTE, 'warn', MINUTE],
    ['a moment before 12 minutes', 12 * MINUTE - 1, 'warn', 1],
    ['at 12 minutes', 12 * MINUTE, 'end', 0],
    ['after an hour of sleep', 60 * MINUTE, 'end', 0],
    ['with a clock that went back', -5 * MINUTE, 'active', 16 * MINUTE],
  ])('%s', (_when, idleMs, state, untilMs) => {
    expect(idleState(LAST, LAST + idleMs)).toBe(state);
    expect(untilNextState(LAST, LAST + idleMs)).toBe(untilMs);
  });

  test.each([
    [11 * MINUTE, '1:00'],
    [11 * MINUTE + 1, '1:00'],
    [11 * MINUTE + 1000, '0:59'],
    [12 * MINUTE - 1, '0:01'],
    [12 * MINUTE, '0:00'],
    [60 * MINUTE, '0:00'],
  ])('after %i ms there is %s left', (idleMs, left) => {
    expect(timeLeft(LAST, LAST + idleMs)).toBe(left);
  });

  it('the next check is due exactly when the state changes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 * MINUTE - 1 }), (idleMs) => {
        const now = LAST + idleMs;
        const until = untilNextState(LAST, now);
        expect(until).toBeGreaterThan(0);
        expect(idleState(LAST, now + until - 1)).toBe(idleState(LAST, now));
        expect(idleState(LAST, now + until)).not.toBe(idleState(LAST, now));
      }),
    );
  });
});
