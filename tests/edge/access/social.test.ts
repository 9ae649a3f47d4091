import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, tagsOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  originOf,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { directivesOf, expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import {
  appleToken,
  begunApple,
  begunGoogle,
  byApple,
  byGoogle,
  googleToken,
  socialBrands,
} from '../../support/social.ts';

beforeAll(() => sandbox.reset());

const hasGoogle = (html: string) => html.includes('class="social-google"');
const hasApple = (html: string) => html.includes('/api/social/apple/begin');

describe.each(socialBrands)('$brand: Google $google, Apple $apple', ({ brand, google, apple }) => {
  test.each(['/', '/login', '/subscription'])('on %s', async (path) => {
    const { text } = await ask({ brand, path });
    expect([hasGoogle(text), hasApple(text)]).toEqual([google, apple]);
    expect(text.includes('class="social-or"')).toBe(google || apple);
  });

  test.each([
    '/oauth/google?client_id=x',
    `/oauth/google?client_id=${brand}-google&redirect_uri=https%3A%2F%2Foauth-redirect.googleusercontent.com%2Fr%2F${brand}-home&state=s`,
    '/oauth/alexa',
    '/mfaLogin',
    '/forgot-password',
    '/plans',
  ])('never on %s', async (path) => {
    const { text } = await ask({ brand, path });
    expect([hasGoogle(text), hasApple(text)]).toEqual([false, false]);
    expect(text).not.toContain('class="social');
  });

  test('a provider the brand does not have is not found', async () => {
    const begin = await postJson('/api/social/begin', {}, { brand });
    if (google) expect(begin.status).toBe(200);
    else expectProblem(begin, 404, 'not_found');
    const toApple = await postForm('/api/social/apple/begin', {}, { brand });
    if (apple) expect(toApple.status).toBe(303);
    else expectProblem(toApple, 404, 'not_found');
    if (!google) expectProblem(await byGoogle('a.b.c', { brand }), 404, 'not_found');
    if (!apple) expectProblem(await byApple({ authCode: 'lr-1', nonce: 'n' }, { brand }), 404, 'not_found');
  });
});

test('a page of the page cache has the policy of the first one, and its style nonce', async () => {
  const path = '/login?redirectUri=%2Fplans%3FplanId%3Dkept-by-social';
  const [first, second] = [await ask({ path }), await ask({ path, cookie: (await begunGoogle()).cookie })];
  expect(second.text).toBe(first.text);
  const policy = second.headers['content-security-policy'];
  expect(policy).toBe(first.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(directivesOf(String(policy)).get('style-src') ?? '')?.[1];
  const island = tagsOf(second.text).find(({ attributes }) =>
    attributes.get('props')?.includes('styleNonce'),
  );
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(island?.attributes.get('props')).toContain(nonce);
  expect(second.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

describe('Google', () => {
  test('signs in with a new session id, which opens My Plan', async () => {
    const before = await signedIn('collector');
    const { nonce, cookie } = await begunGoogle('geeni', before);
    const answer = await byGoogle(await googleToken({ nonce }), { cookie: `${before}; ${cookie}` });
    expectSafe(answer);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/subscriptions' }]);
    expect(cookieValue(answer, '__Host-social-google')).toBe('');
    const after = cookieHeader(answer);
    expect(after).not.toBe(before);
    expect((await ask({ path: '/subscriptions', cookie: after })).text).toContain('Olivia Bennett');
    const old = await ask({ path: '/subscriptions', cookie: before });
    expect(old.location).toBe('/login?redirectUri=%2Fsubscriptions&reason=ended');
  });

  test('makes one call, which names the brand of the page', async () => {
    const { nonce, cookie } = await begunGoogle('visi');
    const answer = await byGoogle(await googleToken({ nonce }, 'visi'), { brand: 'visi', cookie });
    const calls = (await sandbox.log()).filter(
      ({ requestId }) => requestId === answer.headers['x-request-id'],
    );
    expect(calls).toMatchObject([{ method: 'POST', path: '/authenticateViaSocial/visi', status: 200 }]);
  });

  test.each([
    ['/plans?planId=12', '/plans?planId=12'],
    ['/billing', '/billing'],
    ['//evil.example', '/subscriptions'],
    ['https://evil.example', '/subscriptions'],
    ['/sso-redirect?token=x', '/subscriptions'],
  ])('redirects to the return route: %s', async (redirectUri, next) => {
    const { nonce, cookie } = await begunGoogle();
    const answer = await byGoogle(await googleToken({ nonce }), { cookie, redirectUri });
    expect(JSON.parse(answer.text)).toEqual({ next });
  });

  test('one nonce serves every tab of a browser', async () => {
    const first = await begunGoogle();
    expect((await begunGoogle('geeni', first.cookie)).nonce).toBe(first.nonce);
    expect((await begunGoogle()).nonce).not.toBe(first.nonce);
  });

  test('a new person gets an account, and one analytics event says so', async () => {
    const seen = async () => {
      const events: { event: string; brand: string }[] = JSON.parse(
        (await ask({ path: '/sandbox/analytics' })).text,
      );
      return events
        .filter(({ brand }) => brand === 'momentum')
        .map(({ event }) => event)
        .toSorted();
    };
    for (const _round of ['new', 'known']) {
      const { nonce, cookie } = await begunGoogle('momentum');
      const idToken = await googleToken(
        { nonce, email: 'new@mail.example', fullName: 'Nova Reyes' },
        'momentum',
      );
      const answer = await byGoogle(idToken, { brand: 'momentum', cookie });
      expect(answer.status).toBe(200);
      await expect.poll(seen).toEqual(['AccountCreated']);
    }
    // An event of the second sign-in would arrive before the event that follows it.
    await signedIn('owner', 'momentum');
    await expect.poll(seen).toEqual(['AccountCreated', 'SigninUsername']);
  });
});

describe('Apple', () => {
  test('is called with the brand’s key and the address to come back to', async () => {
    const { answer, address, callback, nonce } = await begunApple('visi', { redirectUri: '/plans?planId=3' });
    expectSafe(answer, { brand: 'visi' });
    expect(Object.fromEntries(address.searchParams)).toEqual({
      apikey: 'visi-lr-api-key',
      provider: 'apple',
      callback: callback.href,
      same_window: '',
      is_access_token: 'true',
      callbacktype: 'Hash',
    });
    expect(callback.origin + callback.pathname).toBe(`${originOf('visi')}/login`);
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      apple: nonce,
      redirectUri: '/plans?planId=3',
    });
    expect((await ask({ brand: 'visi', path: `${address.pathname}${address.search}` })).status).toBe(200);
  });

  test.each([
    ['/plans?planId=3', '/plans?planId=3'],
    ['https://evil.example', '/subscriptions'],
    ['', '/subscriptions'],
  ])('signs in and redirects to the return route: %j', async (redirectUri, next) => {
    const { callback, nonce, cookie } = await begunApple('geeni', { redirectUri });
    const answer = await byApple({ authCode: await appleToken(callback), nonce }, { cookie });
    expectSafe(answer);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next }]);
    expect(cookieValue(answer, '__Host-social-apple')).toBe('');
    expect((await ask({ path: '/subscriptions', cookie: cookieHeader(answer) })).text).toContain(
      'Olivia Bennett',
    );
  });

  test('comes back to a page that keeps the return route, also for a sign-in by password', async () => {
    const { callback } = await begunApple('geeni', { redirectUri: '/plans' });
    const page = await ask({ path: `${callback.pathname}${callback.search}` });
    expect(formTo(page.text, '/api/auth/sign-in').fields['redirectUri']).toBe('/plans');
    expect(formTo(page.text, '/api/social/apple/begin').fields).toEqual({ redirectUri: '/plans' });
    expect(page.text).toMatch(/<noscript><p[^>]*>The other ways to sign in need JavaScript/);
  });
});

describe.each(['locked', 'unverified'])('%s', (persona) => {
  test('is refused with the message of the password sign-in', async () => {
    const { nonce, cookie } = await begunGoogle('visi');
    const idToken = await googleToken({ nonce, email: emailOf(persona, 'visi') }, 'visi');
    const answer = await byGoogle(idToken, { brand: 'visi', cookie });
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).message).toMatch(/^(Your account is locked|Email is not verified)/);
    expect(cookieValue(answer, '__Host-session')).toBeUndefined();
  });
});
