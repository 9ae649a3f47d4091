import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginMfa } from '../../support/mfa.ts';
import { ask, newNetwork, postForm, postJson } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

// The platform sends only a few codes in ten minutes, so every test begins with a fresh sandbox.
beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const VERIFY = '/api/mfa/verify';
const OPERATION = '/mfaValidateLoginOTP';
const setFault = (fault: string) => sandbox.setFault({ method: 'PUT', path: OPERATION, fault });

describe('An MFA code, when the platform', () => {
  test.each([
    ['error:1067', 401, 'code_invalid'],
    ['error:1070', 401, 'code_expired'],
    ['error:1104', 401, 'sign_in_over'],
    ['error:1198', 429, 'account_locked'],
    ['error:1122', 429, 'too_many_codes'],
    ['error:1123', 429, 'too_many_codes'],
    ['status:401', 401, 'verification_failed'],
    ['error:nobody-knows<script>', 401, 'verification_failed'],
    ['status:500', 502, 'verification_failed'],
    ['reset', 502, 'verification_failed'],
  ])('answers %s: %i %s, and no session', async (fault, status, code) => {
    const { cookie, code: typed, signIn } = await beginMfa();
    await setFault(fault);
    const answer = await postJson(VERIFY, { code: typed, signIn }, { cookie, network: newNetwork() });
    expectSafe(answer);
    expectProblem(answer, status, code);
    expect(answer.text).not.toContain('<script>');
    expect(answer.setCookies).toEqual([]);
    expect((await ask({ path: '/api/session', cookie })).status).toBe(401);
  });

  test.each([
    ['/billing?from=payment', '/login?redirectUri=%2Fbilling%3Ffrom%3Dpayment&reason=ended'],
    ['//evil.example', '/login?reason=ended'],
  ])('has ended the sign-in: a plain form from %s leads to %s', async (redirectUri, way) => {
    const { cookie, code, signIn } = await beginMfa();
    await setFault('error:1104');
    const answer = await postForm(VERIFY, { code, signIn, redirectUri }, { cookie, network: newNetwork() });
    expect([answer.status, answer.location]).toEqual([303, way]);
  });

  test('is slow: it signs in', async () => {
    const { cookie, code, signIn } = await beginMfa();
    await setFault('slow:800');
    const answer = await postJson(VERIFY, { code, signIn }, { cookie });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/subscriptions' }]);
  });
});
