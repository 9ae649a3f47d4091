import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  ask,
  cookieValue,
  originOf,
  postForm,
  postJson,
  requestIdOf,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appleToken, begunApple, begunGoogle, byApple, byGoogle, googleToken } from '../../support/social.ts';
import { signInOutages, signInRefusals } from '../rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const callsOf = async (answer: Answer) =>
  (await sandbox.log()).filter(({ requestId }) => requestId === requestIdOf(answer)).length;

/** Refused in words, nobody signed in, and the platform asked as often as said. */
async function expectRefused(answer: Answer, code: string, asked = 0): Promise<void> {
  expectSafe(answer);
  expectProblem(answer, 401, code);
  expect(cookieValue(answer, '__Host-session')).toBeUndefined();
  expect(await callsOf(answer)).toBe(asked);
}

describe('A token of Google’s that does not hold never reaches the platform', () => {
  test.each([
    ['T-13', 'algNone'],
    ['T-13', 'hs256'],
    ['T-13', 'otherKey'],
    ['T-13', 'kidTraversal'],
    ['T-13', 'kidUnknown'],
    ['T-14', 'audience'],
    ['T-14', 'audiences'],
    ['T-15', 'issuer'],
    ['T-16', 'expired'],
    ['T-16', 'expText'],
    ['T-16', 'noExp'],
    ['T-16', 'nbfFuture'],
    ['T-16', 'nbfText'],
    ['T-16', 'noNonce'],
    ['T-17', 'unverified'],
    ['T-17', 'verifiedText'],
  ])('%s %s', async (_id, flaw) => {
    const { nonce, cookie } = await begunGoogle();
    await expectRefused(await byGoogle(await googleToken({ nonce, flaw }), { cookie }), 'sign_in_failed');
  });

  test('of another brand', async () => {
    const { nonce, cookie } = await begunGoogle();
    await expectRefused(await byGoogle(await googleToken({ nonce }, 'visi'), { cookie }), 'sign_in_failed');
  });

  test.each(['a', 'a.b.c', `${'x'.repeat(8_000)}.y`])('that is none', async (idToken) => {
    const { cookie } = await begunGoogle();
    await expectRefused(await byGoogle(idToken, { cookie }), 'sign_in_failed');
  });
});

describe('Only what this browser began counts (T-12, row 3)', () => {
  test('no nonce, another browser’s nonce, a made-up one, one of another brand', async () => {
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

  test('a nonce is good once, even for somebody who kept the cookie and the token', async () => {
    const { nonce, cookie } = await begunGoogle();
    const idToken = await googleToken({ nonce });
    const both = await Promise.all([byGoogle(idToken, { cookie }), byGoogle(idToken, { cookie })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await expectRefused(await byGoogle(idToken, { cookie }), 'social_expired');
  });

  test('a pasted link with somebody else’s lr-token does nothing', async () => {
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

  test('an lr-token the platform does not know is refused by it', async () => {
    const begun = await begunApple();
    await expectRefused(
      await byApple({ authCode: 'lr-evil', nonce: begun.nonce }, begun),
      'sign_in_failed',
      1,
    );
  });
});

describe('A call that is not as it must be', () => {
  test.each([
    ['no provider', {}],
    ['another provider', { provider: 'facebook', idToken: 'a.b.c' }],
    ['Apple with Google’s token', { provider: 'appleweb', idToken: 'a.b.c' }],
    ['Google with Apple’s', { provider: 'google', authCode: 'lr-1', nonce: 'n' }],
    ['a field more', { provider: 'google', idToken: 'a.b.c', admin: true }],
    ['a token with a line break', { provider: 'google', idToken: 'a.b.c\r\nx: y' }],
    ['an empty token', { provider: 'google', idToken: '' }],
    ['a token too long', { provider: 'google', idToken: 'x'.repeat(8_193) }],
    ['a list', [{ provider: 'google', idToken: 'a.b.c' }]],
    ['__proto__', '{"provider":"google","idToken":"a.b.c","__proto__":{"x":1}}'],
  ])('%s is a bad request', async (_what, body) => {
    expectProblem(await postJson('/api/social/sign-in', body), 400, 'bad_request');
  });

  test('a form cannot sign in, and no foreign page can do anything', async () => {
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
  'POST /authenticateViaSocial/{brand} with the fault $fault (T-18)',
  ({ fault, status, code, message }) => {
    test('is said in words, after one call, and signs nobody in', async () => {
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
        expect(JSON.parse(answer.text).message).toBe(message);
        expect(cookieValue(answer, '__Host-session')).toBeUndefined();
        expect(await callsOf(answer)).toBe(1);
      }
    });
  },
);

test('after an outage a new nonce gets the person in', async () => {
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
