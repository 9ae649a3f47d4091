import { describe, expect, it, test } from 'vitest';
import { commonProblemCodes } from '../api-problem.ts';
import { resendCodeRequest, mfaErrorCodes, verifyCodeRequest } from './mfa.ts';

const signIn = 'a'.repeat(32);

it('a one-time code has 6 digits', () => {});

describe('POST /api/mfa/verify', () => {
  test.each([
    [{ code: '123456', signIn }, true],
    [{ code: '123 456', signIn }, true],
    [{ code: '', signIn }, true],
    [{ code: 'x'.repeat(41), signIn }, false],
  ])('%j: %s', (body, passes) => {
    expect(verifyCodeRequest.safeParse(body).success).toBe(passes);
  });

  test.each([
    [{}],
    [{ code: '123456' }],
    [{ code: 123_456, signIn }],
    [{ code: ['123456'], signIn }],
    [{ code: '123456', signIn, email: 'jane@example.com' }],
    [null],
  ])('refuses %j', (body) => {
    expect(verifyCodeRequest.safeParse(body).success).toBe(false);
  });
});

it('POST /api/mfa/resend carries no account, because the edge has it in the sign-in', () => {
  expect(resendCodeRequest.safeParse({ signIn }).success).toBe(true);
  expect(resendCodeRequest.safeParse({}).success).toBe(false);
  expect(resendCodeRequest.safeParse({ signIn, email: 'victim@example.com' }).success).toBe(false);
});

it('no code has two meanings', () => {
  const codes = [...commonProblemCodes, ...mfaErrorCodes];
  expect(new Set(codes).size).toBe(codes.length);
});
