import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attemptReturned, attemptRules, attemptTaken, type AttemptWindow } from './attempt-window.ts';

const rule = { limit: 3, windowMs: 1_000 };
const START = Date.UTC(2026, 11, 3);

describe('attemptTaken', () => {
  test.each<[string, AttemptWindow | undefined, number, { window: AttemptWindow } | { waitMs: number }]>([
    ['the first attempt starts a window', undefined, 50, { window: { sinceMs: START + 50, count: 1 } }],
    [
      'the next attempt counts in the same window',
      { sinceMs: START, count: 1 },
      999,
      { window: { sinceMs: START, count: 2 } },
    ],
    [
      'the last allowed attempt passes',
      { sinceMs: START, count: 2 },
      10,
      { window: { sinceMs: START, count: 3 } },
    ],
    [
      'an attempt above the limit waits for the rest of the window',
      { sinceMs: START, count: 3 },
      400,
      { waitMs: 600 },
    ],
    [
      'an attempt at the end of the window waits one millisecond',
      { sinceMs: START, count: 3 },
      999,
      { waitMs: 1 },
    ],
    [
      'an attempt after the window starts a new one',
      { sinceMs: START, count: 3 },
      1_000,
      { window: { sinceMs: START + 1_000, count: 1 } },
    ],
  ])('%s', (_what, window, afterMs, verdict) => {
    expect(attemptTaken(window, rule, START + afterMs)).toEqual({ allowed: 'window' in verdict, ...verdict });
  });

  it('does not change the window it receives', () => {
    const window = Object.freeze({ sinceMs: 0, count: 1 });
    attemptTaken(window, rule, 10);
    attemptReturned(window);
    expect(window).toEqual({ sinceMs: 0, count: 1 });
  });
});

describe('attemptReturned', () => {
  it('gives one place back', () => {
    expect(attemptReturned({ sinceMs: 5, count: 2 })).toEqual({ sinceMs: 5, count: 1 });
  });

  it('never counts below zero', () => {
    expect(attemptReturned({ sinceMs: 5, count: 0 })).toEqual({ sinceMs: 5, count: 0 });
  });
});

describe('failures count and successes do not', () => {
  type Step = { kind: 'fails' | 'succeeds'; afterMs: number };
  const steps = fc.array(
    fc.record<Step>({ kind: fc.constantFrom('fails', 'succeeds'), afterMs: fc.nat({ max: 400 }) }),
    { maxLength: 60 },
  );

  it('allows at most the limit of failures in a window, and at most twice the limit in any span of that length', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let window: AttemptWindow | undefined;
        let nowMs = START;
        const failures: { atMs: number; sinceMs: number }[] = [];
        for (const step of all) {
          nowMs += step.afterMs;
          const verdict = attemptTaken(window, rule, nowMs);
          if (!verdict.allowed) {
            expect(verdict.waitMs).toBeGreaterThan(0);
            expect(verdict.waitMs).toBeLessThanOrEqual(rule.windowMs);
            expect(attemptTaken(window, rule, nowMs + verdict.waitMs).allowed).toBe(true);
            continue;
          }
          window = step.kind === 'succeeds' ? attemptReturned(verdict.window) : verdict.window;
          if (step.kind === 'fails') failures.push({ atMs: nowMs, sinceMs: verdict.window.sinceMs });
        }
        for (const { atMs, sinceMs } of failures) {
          const sameWindow = failures.filter((each) => each.sinceMs === sinceMs);
          const asLong = failures.filter((each) => each.atMs >= atMs && each.atMs < atMs + rule.windowMs);
          expect(sameWindow.length).toBeLessThanOrEqual(rule.limit);
          expect(asLong.length).toBeLessThanOrEqual(2 * rule.limit);
        }
      }),
    );
  });

  it('never refuses a person who only succeeds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 100 }), (pauses) => {
        let window: AttemptWindow | undefined;
        let nowMs = START;
        for (const pause of pauses) {
          nowMs += pause;
          const verdict = attemptTaken(window, rule, nowMs);
          expect(verdict.allowed).toBe(true);
          if (verdict.allowed) window = attemptReturned(verdict.window);
        }
      }),
    );
  });

  it('allows no more parallel attempts than the limit', () => {
    let window: AttemptWindow | undefined;
    let passed = 0;
    for (let index = 0; index < 20; index += 1) {
      const verdict = attemptTaken(window, rule, START);
      if (verdict.allowed) {
        window = verdict.window;
        passed += 1;
      }
    }
    expect(passed).toBe(rule.limit);
  });
});

describe('the rules', () => {
  it('use the window of 10 minutes that the copy promises, and a longer one where nobody is told how long to wait', () => {
    const longer = Object.entries(attemptRules).filter(([, { windowMs }]) => windowMs !== 600_000);
    const day = 86_400_000;
    expect(Object.fromEntries(longer)).toEqual({
      recoveryMailOfDay: { limit: 20, windowMs: day },
      knownBrowsersOfDay: { limit: 40, windowMs: day },
      declarationsOfBrand: { limit: 200, windowMs: 3_600_000 },
      receiptsOfDay: { limit: 10, windowMs: day },
      receiptsOfBrand: { limit: 150, windowMs: day },
    });
  });

  it('let every receipt of a brand belong to a declaration that support is told of', () => {
    expect(attemptRules.receiptsOfBrand.limit).toBeLessThan(attemptRules.declarationsOfBrand.limit);
  });

  it('have a higher limit where more people share a counter', () => {
    expect(attemptRules.accountFromNetwork.limit).toBeLessThan(attemptRules.account.limit);
    expect(attemptRules.account.limit).toBeLessThan(attemptRules.network.limit);
  });
});
