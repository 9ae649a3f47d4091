import { describe, expect, it, test } from 'vitest';
import { MINUTE_MS } from '../world/clock.ts';
import { askForCode, CODE_LIFETIME_MS, freshGuard, tryCode } from './code-rules.ts';
import type { Challenge, CodeGuard } from '../world/entities.ts';

const start = Date.parse('2026-11-20T10:00:00Z');
const challenge: Challenge = {
  token: 't',
  accountKey: 'geeni:a@b.example',
  code: '222222',
  codeSentAtMs: start,
  earlierCodes: ['111111'],
  startedAtMs: start,
};
const fresh = freshGuard(challenge.accountKey);

it('keeps a code for 10 minutes', () => {
  expect(CODE_LIFETIME_MS).toBe(600_000);
});

describe('tryCode', () => {
  test.each([
    ['the right code at once', '222222', 0, fresh, 'right'],
    ['the right code in the last millisecond', '222222', 10 * MINUTE_MS - 1, fresh, 'right'],
    ['the right code after 10 minutes', '222222', 10 * MINUTE_MS, fresh, 'expiredCode'],
    ['the code that was sent before', '111111', 0, fresh, 'expiredCode'],
    ['a wrong code', '000000', 0, fresh, 'invalidCode'],
    ['the fourth wrong code', '000000', 0, { ...fresh, wrongCodes: 3 }, 'invalidCode'],
    ['the fifth wrong code', '000000', 0, { ...fresh, wrongCodes: 4 }, 'accountLocked'],
    ['the right code after four wrong ones', '222222', 0, { ...fresh, wrongCodes: 4 }, 'right'],
    ['the right code while locked', '222222', 0, { ...fresh, lockedUntilMs: start + 1 }, 'accountLocked'],
    ['the right code when the lock is over', '222222', 0, { ...fresh, lockedUntilMs: start }, 'right'],
  ] as const)('%s: %s', (_name, code, afterMs, guard, expected) => {
    const verdict = tryCode(challenge, { ...guard, sentAtMs: [...guard.sentAtMs] }, code, start + afterMs);
    expect(verdict.at === 'right' ? 'right' : verdict.because).toBe(expected);
  });

  it('locks for 10 minutes and resets the count', () => {
    const { guard } = tryCode(challenge, { ...fresh, wrongCodes: 4 }, '000000', start);
    expect(guard).toMatchObject({ wrongCodes: 0, lockedUntilMs: start + 10 * MINUTE_MS });
  });

  it('does not count an expired code as a guess', () => {
    expect(tryCode(challenge, fresh, '111111', start).guard.wrongCodes).toBe(0);
  });

  it('resets wrong codes and sent codes after a right one', () => {
    const busy: CodeGuard = { ...fresh, wrongCodes: 4, sentAtMs: [start, start] };
    expect(tryCode(challenge, busy, '222222', start).guard).toEqual(fresh);
  });
});

describe('askForCode', () => {
  test.each([
    ['the first', [], 'send'],
    ['the fifth', [9, 8, 7, 6], 'send'],
    ['the sixth within 10 minutes', [9, 8, 7, 6, 5], 'tooManyCodes'],
    ['the sixth when the first is 10 minutes old', [10, 8, 7, 6, 5], 'send'],
  ])('%s: %s', (_name, minutesAgo, expected) => {
    const verdict = askForCode(
      { ...fresh, sentAtMs: minutesAgo.map((minutes) => start - minutes * MINUTE_MS) },
      start,
    );
    expect(verdict.at === 'send' ? 'send' : verdict.because).toBe(expected);
  });

  it('sends nothing while the account is locked', () => {
    expect(askForCode({ ...fresh, lockedUntilMs: start + 1 }, start)).toEqual({
      at: 'refused',
      because: 'accountLocked',
    });
  });
});
