import { describe, expect, it, test } from 'vitest';
import { authenticationCodes, platformProblem } from './platform-problem.ts';

describe('a refusal by the platform', () => {
  test.each([
    [{ errorCode: 1198, description: 'Account locked' }, '1198'],
    [{ errorCode: '1198' }, '1198'],
    [{ errorCode: 'email.not.verified' }, 'email.not.verified'],
    [
      { errorCode: 'error.subscription.card.3d.security', errorData: { token: 't' } },
      'error.subscription.card.3d.security',
    ],
  ])('%j has the code %s', (answer, code) => {
    expect(platformProblem.parse(answer).errorCode).toBe(code);
  });

  test.each([
    [null],
    ['<html>'],
    [{}],
    [{ errorCode: null }],
    [{ errorCode: 'x'.repeat(101) }],
    [{ errorCode: 1, description: {} }],
  ])('%j is none', (answer) => {
    expect(platformProblem.safeParse(answer).success).toBe(false);
  });

  it('is no template for anything else', () => {
    const hostile: unknown = JSON.parse('{"errorCode":1,"errorData":{"__proto__":{"isAdmin":true}}}');
    expect('isAdmin' in (platformProblem.parse(hostile).errorData ?? {})).toBe(false);
  });
});

test.each([
  ['tooManyRequests', '429'],
  ['emailCodeLimit', '1122'],
  ['smsCodeLimit', '1123'],
  ['accountLocked', '1198'],
  ['invalidToken', '1104'],
  ['expiredCode', '1070'],
  ['invalidCode', '1067'],
  ['emailNotVerified', '970'],
  ['emailNotVerifiedText', 'email.not.verified'],
] as const)('%s is %s (access.md section 8)', (name, code) => {
  expect(authenticationCodes[name]).toBe(code);
});
