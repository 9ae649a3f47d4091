import { describe, expect, it, test } from 'vitest';
import { copyFor } from '../../copy/copy.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { signInFailureOf } from './sign-in.ts';

const refused = (
  code: string | undefined,
  changes: Partial<Extract<PlatformFailure, { kind: 'refused' }>> = {},
) =>
  ({ kind: 'refused', status: 400, code, description: undefined, errorData: undefined, ...changes }) as const;

describe('the sign-in messages', () => {
  const words = copyFor('signIn', 'en', { copy: {} });

  test.each([
    ['970', 'email_not_verified', 'Email is not verified. Please verify and try again.'],
    ['email.not.verified', 'email_not_verified', 'Email is not verified. Please verify and try again.'],
    [
      '429',
      'too_many_codes',
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    ],
    [
      '1122',
      'too_many_codes',
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    ],
    [
      '1123',
      'too_many_codes',
      'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
    ],
    ['1198', 'account_locked', 'Your account is locked. Please wait 10 minutes and try again.'],
    ['1104', 'sign_in_failed', 'Sorry there was an error while logging in.'],
    [undefined, 'sign_in_failed', 'Sorry there was an error while logging in.'],
    ['__proto__', 'sign_in_failed', 'Sorry there was an error while logging in.'],
  ] as const)('the code %s reads as %s', (code, failure, message) => {
    expect(signInFailureOf(refused(code))).toEqual({ code: failure });
    expect(words[failure]).toBe(message);
  });

  it('a busy gateway is not a limit on codes', () => {
    expect(signInFailureOf(refused(undefined, { status: 429 }))).toEqual({ code: 'service_busy' });
    expect(words.service_busy).toBe('Our service is very busy right now. Please try again in a moment.');
  });

  it('the portal’s words for a known code win over the platform’s words', () => {
    expect(signInFailureOf(refused('970', { description: 'Not verified' }))).toEqual({
      code: 'email_not_verified',
    });
  });
});

describe('the login alert shows a server-supplied message', () => {
  it('unchanged, without the white space around it', () => {
    const description = ' The email or password is wrong. ';
    expect(signInFailureOf(refused('1', { description }))).toEqual({
      code: 'platform_message',
      message: 'The email or password is wrong.',
    });
  });

  it('also for a locked account', () => {
    const description = 'Locked until noon.';
    expect(signInFailureOf(refused('1198', { description }))).toEqual({
      code: 'account_locked',
      message: description,
    });
  });

  test.each([
    ['nothing', ''],
    ['a code', 'missing_parameter'],
    ['a code of many words', 'error.subscription.card.declined'],
    ['a number', '966'],
    ['one word', 'InvalidTokenException'],
    ['only spaces', '   '],
    ['markup', 'Wrong <b>password</b>'],
    ['a template', 'Wrong {{password}}'],
    ['two lines', 'Wrong\npassword'],
    ['a control character', 'Wrong\u0000'],
    ['a right-to-left override', 'Wrong \u202epassword'],
    ['a zero-width space', 'Wrong\u200b'],
    ['a text that is too long', 'x'.repeat(201)],
  ])('but not %s', (_what, description) => {
    expect(signInFailureOf(refused('1', { description }))).toEqual({ code: 'sign_in_failed' });
    expect(signInFailureOf(refused('1198', { description }))).toEqual({ code: 'account_locked' });
  });

  it('and never the message of a server error', () => {
    expect(
      signInFailureOf(refused('x', { status: 500, description: 'NullPointerException at Login' })),
    ).toEqual({
      code: 'sign_in_failed',
    });
  });
});

test.each<PlatformFailure>([
  { kind: 'signedOut' },
  { kind: 'late' },
  { kind: 'unreachable' },
  { kind: 'garbled', detail: 'not JSON' },
])('no usable answer ($kind) gives the default message', (failure) => {
  expect(signInFailureOf(failure)).toEqual({ code: 'sign_in_failed' });
});
