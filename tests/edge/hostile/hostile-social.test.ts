// Social sign-in: only a valid token for a nonce that this browser began with signs anybody in.

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, cookieValue, originOf, postForm, postJson } from '../../support/portal.ts';
import { expectProblem, expectSafe, messageOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appleToken, begunApple, begunGoogle, byApple, byGoogle, googleToken } from '../../support/social.ts';
import { signInOutages, signInRefusals } from '../rows/faults.ts';
import { platformCallCount } from '../../support/next-link.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

/** Expects a refusal with the code, no session, and `asked` calls of the platform. */
async function expectRefused(answer: Answer, code: string, asked = 0): Promise<void> {
  expectSafe(answer);
  expectProblem(answer, 401, code);
  expect(cookieValue(answer, '__Host-session')).toBeUndefined();
  expect(await platformCallCount(answer)).toBe(asked);
}

describe('A token of Google that is not valid never reaches the platform', () => {
  test.each([
    // CVE-2026-22817, CVE-2026-22818: algorithm and key of the token's choice.
    'algNone',
    'hs256',
    'otherKey',
    'kidTraversal',
    'kidUnknown',
    'audience',
    'audiences',
    'issuer',
    // CVE-2026-44459: dates that are no NumericDate.
    'expired',
    'expText',
    'noExp',
    'nbfFuture',
    'nbfText',
    'noNonce',
    // CVE-2026-53516: an address that Google has not verified.
    'unverified',
    'verifiedText',
  ])('with the flaw %s', async (flaw) => {
    const { nonce, cookie } = await begunGoogle();
    await expectRefused(await byGoogle(await googleToken({ nonce, flaw }), { cookie }), 'sign_in_failed');
  });

  test('of another brand', async () => {
    const { nonce, cookie } = await begunGoogle();
    await expectRefused(await byGoogle(await googleToken({ nonce }, 'visi'), { cookie }), 'sign_in_failed');
  });

  test.each(['a', 'a.b.c', `${'x'.repeat(8_000)}.y`])('that is no JWT: %.40s', async (idToken) => {
    const { cookie } = await begunGoogle();
    await expectRefused(await byGoogle(idToken, { cookie }), 'sign_in_failed');
  });
});

describe('Only a sign-in that this browser began succeeds', () => {
  test('without a nonce, or with that of another browser, a made-up one or one of another brand, it is refused', async () => {
    const [jane, joe] = [await begunGoogle(), await begunGoogle()];
    const idToken = await googleToken({ nonce: joe.nonce });
    await expectRefused(await byGoogle(idToken), 'social_expired');
    await expectRefused(await byGoogle(idToken, { cookie: jane.cookie }), 'social_expired');
    await expectRefused(
      await byGoogle(idToken, { cookie: '__Host-social-google=made-up' }),
      'social_expired',
    );
    const visi = await googleToken({ nonce: joe.nonce }, 'visi');
    await expectRefused(await byGoogle(visi, { brand: 'visi', cookie: joe.cookie }), 'social_expired');
  });

  test('a nonce works once, also for a browser that kept the cookie and the token', async () => {
    const { nonce, cookie } = await begunGoogle();
    const idToken = await googleToken({ nonce });
    const both = await Promise.all([byGoogle(idToken, { cookie }), byGoogle(idToken, { cookie })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await expectRefused(await byGoogle(idToken, { cookie }), 'social_expired');
  });

  test('a pasted link with the lr-token of another person does nothing', async () => {
    const attacker = await begunApple();
    const authCode = await appleToken(attacker.callback);
    const victim = await begunApple();
    await expectRefused(await byApple({ authCode, nonce: attacker.nonce }), 'social_expired');
    await expectRefused(await byApple({ authCode, nonce: attacker.nonce }, victim), 'social_expired');
    await expectRefused(await byApple({ authCode, nonce: 'made-up' }, victim), 'social_expired');
    const google = await begunGoogle();
    const renamed = google.cookie.replace('social-google', 'social-apple');
    await expectRefused(
      await byApple({ authCode, nonce: google.nonce }, { cookie: renamed }),
      'social_expired',
    );
    expect((await byApple({ authCode, nonce: attacker.nonce }, attacker)).status).toBe(200);
    await expectRefused(await byApple({ authCode, nonce: attacker.nonce }, attacker), 'social_expired');
  });

  test('the platform refuses an unknown lr-token', async () => {
    const begun = await begunApple();
    await expectRefused(
      await byApple({ authCode: 'lr-evil', nonce: begun.nonce }, begun),
      'sign_in_failed',
      1,
    );
  });
});

describe('A social sign-in call that is not valid', () => {
  test.each([
    ['no provider', {}],
    ['another provider', { provider: 'facebook', idToken: 'a.b.c' }],
    ['Apple with Google’s token', { provider: 'appleweb', idToken: 'a.b.c' }],
    ['Google with Apple’s', { provider: 'google', authCode: 'lr-1', nonce: 'n' }],
    ['an unknown field', { provider: 'google', idToken: 'a.b.c', admin: true }],
    ['a token with a line break', { provider: 'google', idToken: 'a.b.c\r\nx: y' }],
    ['an empty token', { provider: 'google', idToken: '' }],
    ['a token that is too long', { provider: 'google', idToken: 'x'.repeat(8_193) }],
    ['a list', [{ provider: 'google', idToken: 'a.b.c' }]],
    ['__proto__', '{"provider":"google","idToken":"a.b.c","__proto__":{"x":1}}'],
  ])('with %s is a bad request', async (_what, body) => {
    expectProblem(await postJson('/api/social/sign-in', body), 400, 'bad_request');
  });

  test('a form cannot sign in, and a page of another site can do nothing', async () => {
    expectProblem(
      await postForm('/api/social/sign-in', { provider: 'google', idToken: 'a.b.c' }),
      415,
      'unsupported_type',
    );
    const headers = { 'x-portal-request': '0' };
    expectProblem(await postJson('/api/social/begin', {}, { headers }), 403, 'forbidden');
    expectProblem(
      await postJson('/api/social/sign-in', { provider: 'google', idToken: 'a.b.c' }, { headers }),
      403,
      'forbidden',
    );
    const foreign = { origin: originOf('visi'), 'sec-fetch-site': 'same-site' };
    for (const path of ['/api/social/begin', '/api/social/sign-in', '/api/social/apple/begin'])
      expectProblem(await postForm(path, {}, { headers: foreign }), 403, 'forbidden');
  });

  test.each([
    '/api/social',
    '/api/social/begin',
    '/api/social/apple/begin',
    '/api/social/sign-in',
    '/api/social/x',
  ])('GET %s is not found', async (path) => expectProblem(await ask({ path }), 404, 'not_found'));
});

describe.each([...signInOutages, ...signInRefusals])(
  'POST /authenticateViaSocial/{brand} with the fault $fault',
  ({ fault, status, code, message }) => {
    test('shows its message after one call, and signs nobody in', async () => {
      await sandbox.setFault({ method: 'POST', path: '/authenticateViaSocial/{brand}', fault });
      const google = await begunGoogle();
      const apple = await begunApple();
      const answers = [
        await byGoogle(await googleToken({ nonce: google.nonce }), google),
        await byApple({ authCode: await appleToken(apple.callback), nonce: apple.nonce }, apple),
      ];
      for (const answer of answers) {
        expectSafe(answer);
        expectProblem(answer, status, code);
        expect(messageOf(answer)).toBe(message);
        expect(cookieValue(answer, '__Host-session')).toBeUndefined();
        expect(await platformCallCount(answer)).toBe(1);
      }
    });
  },
);

test('after an outage the person signs in with a new nonce', async () => {
  await sandbox.setFault({
    method: 'POST',
    path: '/authenticateViaSocial/{brand}',
    fault: 'reset',
    times: 1,
  });
  const first = await begunGoogle();
  expect((await byGoogle(await googleToken({ nonce: first.nonce }), first)).status).toBe(502);
  const second = await begunGoogle();
  expect((await byGoogle(await googleToken({ nonce: second.nonce }), second)).status).toBe(200);
});
