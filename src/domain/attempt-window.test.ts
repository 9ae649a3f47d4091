import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attemptReturned, attemptRules, attemptTaken, type AttemptWindow } from './attempt-window.ts';

const rule = { limit: 3, windowMs: 1_000 };

describe('attemptTaken', () => {
  test.each([
    ['the first attempt opens a window', undefined, 50, { allowed: true, window: { sinceMs: 50, count: 1 } }],
    [
      'the next one counts in it',
      { sinceMs: 0, count: 1 },
      999,
      { allowed: true, window: { sinceMs: 0, count: 2 } },
    ],
    [
      'the last allowed one',
      { sinceMs: 0, count: 2 },
      10,
      { allowed: true, window: { sinceMs: 0, count: 3 } },
    ],
    [
      'one too many has to wait for the rest of the window',
      { sinceMs: 0, count: 3 },
      400,
      { allowed: false, waitMs: 600 },
    ],
    [
      'at the last moment it waits one millisecond',
      { sinceMs: 0, count: 3 },
      999,
      { allowed: false, waitMs: 1 },
    ],
    [
      'a window that has passed is forgotten',
      { sinceMs: 0, count: 3 },
      1_000,
      { allowed: true, window: { sinceMs: 1_000, count: 1 } },
    ],
  ])('%s', (_what, window, nowMs, verdict) => {
    expect(attemptTaken(window, rule, nowMs)).toEqual(verdict);
  });

  it('changes no window it was given', () => {
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

  it('never counts below nothing', () => {
    expect(attemptReturned({ sinceMs: 5, count: 0 })).toEqual({ sinceMs: 5, count: 0 });
  });
});

describe('limits count what fails, not what succeeds (design decision 25)', () => {
  type Step = { kind: 'fails' | 'succeeds'; afterMs: number };
  const steps = fc.array(
    fc.record<Step>({ kind: fc.constantFrom('fails', 'succeeds'), afterMs: fc.nat({ max: 400 }) }),
    { maxLength: 60 },
  );

  it('lets through no more failures in any one window than the limit, however they come', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let window: AttemptWindow | undefined;
        let nowMs = 0;
        const failures: number[] = [];
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
          if (step.kind === 'fails') failures.push(verdict.window.sinceMs);
        }
        for (const sinceMs of new Set(failures)) {
          expect(failures.filter((each) => each === sinceMs).length).toBeLessThanOrEqual(rule.limit);
        }
      }),
    );
  });

  it('never refuses a person who only succeeds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 100 }), (pauses) => {
        let window: AttemptWindow | undefined;
        let nowMs = 0;
        for (const pause of pauses) {
          nowMs += pause;
          const verdict = attemptTaken(window, rule, nowMs);
          expect(verdict.allowed).toBe(true);
          if (verdict.allowed) window = attemptReturned(verdict.window);
        }
      }),
    );
  });

  it('gives attempts that come all at once no more places than there are', () => {
    let window: AttemptWindow | undefined;
    let passed = 0;
    for (let index = 0; index < 20; index += 1) {
      const verdict = attemptTaken(window, rule, 0);
      if (verdict.allowed) {
        window = verdict.window;
        passed += 1;
      }
    }
    expect(passed).toBe(rule.limit);
  });
});

describe('the rules', () => {
  it('have the wait of 10 minutes that the words promise (access.md section 9)', () => {
    for (const each of Object.values(attemptRules)) expect(each.windowMs).toBe(600_000);
  });

  it('are the wider the more people share them', () => {
    expect(attemptRules.accountFromNetwork.limit).toBeLessThan(attemptRules.account.limit);
    expect(attemptRules.account.limit).toBeLessThan(attemptRules.network.limit);
  });
});
