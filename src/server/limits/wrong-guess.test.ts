import { describe, expect, it, test } from 'vitest';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { isWrongGuess } from './wrong-guess.ts';

const refused = (code: string | undefined, status = 400, description?: string): PlatformFailure => ({
  kind: 'refused',
  status,
  code,
  description,
  errorData: undefined,
});

describe('a guess is wrong if the platform checked it and refused it', () => {
  test.each([
    ['password', 'wrong', true],
    ['password', undefined, true],
    ['code', undefined, true],
    ['password', '1198', true],
    ['password', '970', false],
    ['password', 'email.not.verified', false],
    ['password', '1122', false],
    ['password', '1123', false],
    ['code', '1067', true],
    ['code', '1198', true],
    ['code', 'nobody knows', true],
    ['code', '1070', false],
    ['code', '1104', false],
    ['sso', '1104', true],
    ['identity', '1104', true],
    ['identity', '970', false],
  ] as const)('%s refused with %s: %s', (purpose, code, wrong) => {
    expect(isWrongGuess(purpose, refused(code))).toBe(wrong);
  });

  test.each([
    ['Verification token (vtoken) is invalid', true],
    ['Email verification link has expired', false],
    [' The email verification link has already been used\n', false],
    ['The new password is invalid', false],
    [undefined, true],
  ])('a mailed link refused with %j: %s', (description, wrong) => {
    expect(isWrongGuess('mailedLink', refused('any', 400, description))).toBe(wrong);
  });

  test.each([
    ['code', ': expected a profile or a success', true],
    ['code', 'a refusal for an answer', true],
    ['code', 'a failure for an answer', true],
    ['code', 'not JSON', false],
    ['code', 'empty', false],
    ['code', 'redirect', false],
    ['code', 'too large', false],
    ['password', 'a refusal for an answer', false],
  ] as const)('%s answered without a success (%s): %s', (purpose, detail, wrong) => {
    expect(isWrongGuess(purpose, { kind: 'garbled', detail })).toBe(wrong);
  });

  it('an outage or a busy platform is never a wrong guess', () => {
    const none: PlatformFailure[] = [
      refused('wrong', 500),
      refused('wrong', 503),
      refused('wrong', 429),
      refused(undefined, 429),
      { kind: 'late' },
      { kind: 'notSent' },
      { kind: 'unreachable' },
      { kind: 'garbled', detail: 'empty' },
    ];
    expect(none.filter((failure) => isWrongGuess('password', failure))).toEqual([]);
  });
});
