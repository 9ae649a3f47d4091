import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  originOf,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { signInMark } from '../../support/mfa.ts';
import { tagsOf } from '../../support/html.ts';
import { routeRows } from '../rows/routes.ts';
import { TEXAS } from '../../support/networks.ts';
import { sandbox } from '../../support/sandbox.ts';
import { begunGoogle, byGoogle, googleToken } from '../../support/social.ts';

let session: Promise<string>;
beforeAll(async () => {
  await sandbox.reset();
  session = signedIn('owner');
});
afterAll(() => sandbox.reset());

type SeenEvent = { event: string; brand: string; page: string };

async function seenEvents(brand: string): Promise<SeenEvent[]> {
  const answer = await ask({ path: '/sandbox/analytics' });
  return (JSON.parse(answer.text) as SeenEvent[]).filter((event) => event.brand === brand);
}

// Where nobody has to be asked: tests/edge/page/consent.test.ts has every other place.
describe('The tag manager', () => {
  test('is on geeni’s plain pages, with its experiments', async () => {
    const page = await ask({ path: '/plans', cookie: TEXAS });
    expect(page.text).toContain('/sandbox/tag-manager.js?id=GTM-GEENI01 /sandbox/experiments.js');
  });

  test.each([
    '/',
    '/login',
    '/subscription',
    '/mfaLogin',
    '/verify-email',
    '/reset-password',
    '/forgot-password',
  ])('is not on %s', async (path) => {
    expect((await ask({ path, cookie: TEXAS })).text).not.toContain('data-tags');
  });

  test.each([
    ['?disableGTM=true', false],
    ['?disableGTM=true&disableGTM=false', false],
    ['?disableGTM=TRUE', true],
    ['?disableGTM=%3Cscript%3E', true],
    ['?disableGTM', true],
  ])('with %s it is there: %s', async (query, there) => {
    const page = await ask({ path: `/plans${query}`, cookie: TEXAS });
    expect(page.text.includes('data-tags')).toBe(there);
    expect(page.text).not.toContain('<script>"');
  });

  // A script on a page of this origin can fetch every other page of it with the person's session (docs/adr/026).
  test.each(routeRows)('is never loaded with a session: $path', async ({ path }) => {
    const cookie = `${await session}; ${TEXAS}`;
    const { text, headers } = await ask({ path, cookie });
    expect(text).not.toContain('data-tags');
    expect(String(headers['content-security-policy'])).not.toContain('tags.localhost');
  });

  test('is loaded again once the session is over', async () => {
    const cookie = await signedIn('collector');
    await ask({ path: '/plans', cookie });
    const out = await postForm('/api/auth/sign-out', {}, { cookie });
    expect(cookieValue(out, '__Host-session')).toBe('');
    expect((await ask({ path: '/plans', cookie: TEXAS })).text).toContain('data-tags');
  });

  test.each(['momentum', 'pepper', 'otis', 'visi', 'notion', 'nightowl'])('%s has none', async (brand) => {
    expect((await ask({ brand, path: '/plans', cookie: TEXAS })).text).not.toContain('data-tags');
  });
});

describe('A problem page', () => {
  const text = async (path: string) => (await ask({ path, cookie: TEXAS })).text;

  test('shows the problem of its own address, in any order of requests', async () => {
    for (const round of [1, 2, 3]) {
      expect(await text('/error'), `round ${round}`).toContain('Oops! Something went wrong.');
      expect(await text('/error')).not.toContain('You already have a subscription to this plan.');
      expect(await text('/error?error_code=already_subscribed')).toContain(
        'You already have a subscription to this plan.',
      );
      expect(await text('/error?error_code=__proto__')).not.toContain('You already have');
      expect(await text('/error')).toContain('data-tags');
      expect(await text('/error?disableGTM=true')).not.toContain('data-tags');
    }
  });
});

describe('Analytics events', () => {
  test('are raised by the server: signed in, failed, signed out', async () => {
    const cookie = await signedIn('owner', 'notion');
    await postForm(
      '/api/auth/sign-in',
      { username: emailOf('events', 'notion'), password: 'wrong' },
      { brand: 'notion' },
    );
    await postForm('/api/auth/sign-out', {}, { brand: 'notion', cookie });
    await expect
      .poll(async () => (await seenEvents('notion')).map(({ event }) => event).toSorted())
      .toEqual(['LoginFailed', 'SignedOut', 'SigninUsername']);
  });

  test('name the page of the person, never the address of a call', async () => {
    const brand = 'otis';
    const from = (path: string) => ({ brand, headers: { referer: `${originOf(brand)}${path}` } });
    const wrong = { username: emailOf('events', brand), password: 'wrong' };
    await postForm('/api/auth/sign-in', wrong, from('/subscription'));
    await postForm('/api/auth/sign-in', wrong, { brand, headers: { referer: 'https://evil.example/x' } });
    const cookie = await signedIn('owner', brand);
    await postForm('/api/auth/sign-out', {}, { ...from('/payment?a=b%40c.d'), cookie });
    await expect
      .poll(async () => (await seenEvents(brand)).map(({ event, page }) => `${event} ${page}`).toSorted())
      .toEqual([
        'LoginFailed /login',
        'LoginFailed /subscription',
        'SignedOut /payment',
        'SigninUsername /login',
      ]);
  });

  test('report a sign-in with MFA as one by user name, on the MFA page', async () => {
    const brand = 'pepper';
    const email = emailOf('mfa-email', brand);
    const half = await postForm('/api/auth/sign-in', { username: email, password: PASSWORD }, { brand });
    const code = (await sandbox.outbox(email))[0]?.code ?? '';
    const cookie = cookieHeader(half);
    const signIn = await signInMark(cookie, brand);
    await postForm('/api/mfa/verify', { code, signIn }, { brand, cookie });
    await expect
      .poll(() => seenEvents(brand))
      .toMatchObject([{ event: 'SigninUsername', page: '/mfaLogin' }]);
  });

  test('report of a sign-in by Google or Apple only that an account is new', async () => {
    const brand = 'momentum';
    const known = await begunGoogle(brand);
    const credential = await googleToken({ nonce: known.nonce }, brand);
    expect((await byGoogle(credential, { brand, cookie: known.cookie })).status).toBe(200);
    const { nonce, cookie } = await begunGoogle(brand);
    const idToken = await googleToken({ nonce, email: 'quite-new@momentum.example' }, brand);
    expect((await byGoogle(idToken, { brand, cookie })).status).toBe(200);
    await expect.poll(() => seenEvents(brand)).toMatchObject([{ event: 'AccountCreated', page: '/login' }]);
  });

  test('hold nothing about the person', async () => {
    const text = (await ask({ path: '/sandbox/analytics' })).text;
    expect(text).not.toMatch(/@|Olivia|token|Passw0rd/i);
  });

  test('are sent by a page for what a person does there', async () => {
    const answer = await postJson(
      '/api/events',
      { event: 'AcctDashHistory', page: '/account-history' },
      { brand: 'visi' },
    );
    expect(answer.status).toBe(204);
    await expect
      .poll(() => seenEvents('visi'))
      .toMatchObject([{ event: 'AcctDashHistory', brand: 'visi', page: '/account-history' }]);
  });

  test.each([
    [{ event: 'SigninUsername', page: '/login' }],
    [{ event: 'Anything', page: '/' }],
    [{ event: 'AcctDashHistory', page: '/x?email=a@b.c' }],
    [{ event: 'AcctDashHistory', page: '/x', email: 'a@b.c' }],
    ['not json'],
  ])('%j is refused', async (data) => {
    expect((await postJson('/api/events', data)).status).toBe(400);
  });

  test('from another site are refused', async () => {
    const answer = await postJson(
      '/api/events',
      { event: 'AcctDashHistory', page: '/' },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer.status).toBe(403);
  });
});

describe('/share', () => {
  const phones = {
    iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
    android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36',
    desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
    macintosh: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  };

  test.each([
    ['iphone', 'https://apps.apple.com/'],
    ['android', 'https://play.google.com/'],
  ] as const)('an %s is led to its store', async (phone, store) => {
    const answer = await ask({ brand: 'otis', path: '/share', headers: { 'user-agent': phones[phone] } });
    expect(answer.status).toBe(302);
    expect(answer.location?.startsWith(store)).toBe(true);
  });

  test('shows a desktop both stores with a QR code each, and TestFlight last', async () => {
    const page = await ask({ brand: 'otis', path: '/share', headers: { 'user-agent': phones.desktop } });
    expect(page.text).toContain(
      'The Otis app is for phones and tablets. It isn’t available for this device.',
    );
    expect(page.text).not.toContain('ipad-address');
    const marks = tagsOf(page.text).filter(({ attributes }) =>
      ['store-badge', 'qr-code'].includes(attributes.get('class') ?? ''),
    );
    expect(
      marks.map(({ attributes }) => attributes.get('aria-label') ?? attributes.get('href')?.slice(0, 20)),
    ).toEqual(['QR code: Google Play', 'https://play.google.', 'QR code: App Store', 'https://apps.apple.c']);
    const links = tagsOf(page.text.split('<footer')[0] ?? '').filter(({ name }) => name === 'a');
    expect(links.at(-1)?.attributes.get('href')).toContain('/id899247664');
  });

  test('links a visitor to the sign-in, and a signed-in person to My Plan', async () => {
    const headers = { 'user-agent': phones.desktop };
    const visitor = await ask({ brand: 'otis', path: '/share', headers });
    expect(visitor.text).not.toContain('Back to My Plan');
    const cookie = await signedIn('owner', 'otis');
    const person = await ask({ brand: 'otis', path: '/share', headers, cookie });
    expect(person.text).toContain('Back to My Plan');
  });

  test('lets the browser decide whether a Macintosh is an iPad', async () => {
    const page = await ask({ brand: 'otis', path: '/share', headers: { 'user-agent': phones.macintosh } });
    expect(page.text).toContain('id="ipad-address"');
    expect(cookieHeader(page)).toBe('');
  });
});
