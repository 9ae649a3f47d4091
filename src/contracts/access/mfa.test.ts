import { describe, expect, it, test } from 'vitest';
import { commonProblemCodes } from '../api-problem.ts';
import { CODE_DIGITS, resendCodeRequest, mfaErrorCodes, verifyCodeRequest } from './mfa.ts';

it('a one-time code has 6 digits', () => {
  expect(CODE_DIGITS).toBe(6);
});

describe('POST /api/mfa/verify', () => {
  test.each([
    [{ code: '123456' }, true],
    [{ code: '123 456' }, true],
    [{ code: '' }, true],
    [{ code: 'x'.repeat(41) }, false],
  ])('%j: %s', (body, passes) => {
    expect(verifyCodeRequest.safeParse(body).success).toBe(passes);
  });

  test.each([
    [{}],
    [{ code: 123_456 }],
    [{ code: ['123456'] }],
    [{ code: '123456', email: 'jane@example.com' }],
    [null],
  ])('refuses %j', (body) => {
    expect(verifyCodeRequest.safeParse(body).success).toBe(false);
  });
});

it('POST /api/mfa/resend carries no account, because the edge has it in the sign-in', () => {
  expect(resendCodeRequest.safeParse({}).success).toBe(true);
  expect(resendCodeRequest.safeParse({ email: 'victim@example.com' }).success).toBe(false);
});

it('no code has two meanings', () => {
  const codes = [...commonProblemCodes, ...mfaErrorCodes];
  expect(new Set(codes).size).toBe(codes.length);
});
