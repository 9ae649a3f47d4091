import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formTo, tagsOf, wordsOf } from '../../support/html.ts';
import { answered, appLink, appToken, arrived, SSO_CALL, inApp, opened } from '../../support/sso.ts';
import {
  ask,
  captured,
  cookieHeader,
  cookieValue,
  postForm,
  postJson,
  portalLog,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { logLines } from '../../support/server-log.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

const exchanges = async () => (await sandbox.log()).filter(({ path }) => path === '/byToken').length;
const REFUSED = '/login?reason=token-refused';

describe.each(['/login', '/', '/subscription'])('A token of the app at %s', (path) => {
  const link = async (more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ token: await appToken('owner'), ...more })}`;

  test('begins an SSO sign-in, at an address without the token', async () => {
    const token = await appToken('owner');
    const from = captured.length;
    const first = await ask({ path: `${path}?${new URLSearchParams({ token })}` });
    expectSafe(first);
    expect(first.location).toMatch(/^\/sso-redirect\?/);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(captured.slice(from).filter((text) => text.includes(token))).toEqual([]);
    expect(await exchanges()).toBe(0);
    const page = await ask({ path: first.location ?? '' });
    const sent = await postForm(SSO_CALL, inApp(formTo(page.text, SSO_CALL).fields));
    expect([sent.status, sent.location]).toEqual([303, '/subscriptions']);
    const shown = await ask({ path: '/subscriptions', cookie: cookieHeader(sent) });
    expect(shown.text).toContain('Olivia Bennett');
  });

  test.each([
    [{ redirectUri: '/plans?planId=1' }, '/plans?planId=1'],
    [{ nextPath: 'payment' }, '/payment'],
    [{ redirectUri: '//evil.example' }, '/subscriptions'],
  ])('with %j leads to %s', async (more, leads) => {
    expect((await arrived(await link(more))).location).toBe(leads);
  });

  test('asks a signed-in person first, like any SSO link', async () => {
    const cookie = await signedIn('collector');
    const kept = await arrived(await link(), { cookie }, 'keep');
    expect([kept.status, kept.location, cookieHeader(kept)]).toEqual([303, '/subscriptions', '']);
  });

  test('that is too long is refused, and the answer does not repeat it', async () => {
    const answer = await ask({ path: `${path}?token=${'T'.repeat(2_801)}` });
    expect(answer.location).toBe(REFUSED);
  });

  test.each(['', 'undefined', ' '])('that is empty, %j, shows the plain page', async (token) => {
    const answer = await ask({ path: `${path}?${new URLSearchParams({ token })}` });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('/api/auth/sign-in');
  });
});

describe.each(['sso', 'isolated'] as const)('By the %s link', (way) => {
  test.each(['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'])(
    'the owner of %s is signed in at a clean address',
    async (brand) => {
      const answer = await arrived(appLink(way, { token: await appToken('owner', brand) }), { brand });
      expectSafe(answer, { brand });
      expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
      expect(await exchanges()).toBe(1);
      const page = await ask({ brand, path: '/subscriptions', cookie: cookieHeader(answer) });
      expect(page.text).toContain('Olivia Bennett');
    },
  );

  test('the token is in no page, no address after the first and no log', async () => {
    const token = await appToken('owner');
    const from = captured.length;
    const page = await opened(appLink(way, { token }));
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const answer = await postForm(SSO_CALL, inApp(formTo(page.text, SSO_CALL).fields));
    const cookie = cookieHeader(answer);
    for (const path of ['/subscriptions', '/plans', '/api/session', '/login']) await ask({ path, cookie });
    expect(captured.slice(from).filter((text) => text.includes(token))).toEqual([]);
    expect(logLines(portalLog()).filter((line) => line.includes(token))).toEqual([]);
    expect(JSON.stringify(await sandbox.log())).not.toContain(token);
  });

  test('the page has only its own script, and loads nothing of other hosts', async () => {
    const page = await opened(appLink(way, { token: await appToken('owner') }));
    const addresses = tagsOf(page.text).flatMap(({ attributes }) =>
      ['src', 'component-url', 'renderer-url'].flatMap((name) => attributes.get(name) ?? []),
    );
    expect(addresses).toEqual([
      expect.stringMatching(/^\/brands\//),
      // The script of the sandbox's app.
      '/sandbox/native-host.js?arriving',
      expect.stringMatching(/^\/_astro\/auto-submit-form\.[\w.-]+\.js$/),
      expect.stringMatching(/^\/_astro\/[\w.-]+\.js$/),
    ]);
    expect(wordsOf(page.text)).toContain('Signing you in…');
    expect(wordsOf(page.text)).toContain('Press Continue to sign in.');
  });

  test('HEAD, prefetch and any number of reads use up nothing and set no cookie', async () => {
    const link = appLink(way, { token: await appToken('owner') });
    const sealed = (await opened(link)).path;
    for (const path of [link, sealed]) {
      for (const headers of [{}, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }]) {
        for (const method of ['HEAD', 'GET']) {
          const answer = await ask({ method, path, headers });
          expectSafe(answer);
          expect(answer.setCookies).toEqual([]);
        }
      }
    }
    expect(await sandbox.log()).toEqual([]);
    expect((await arrived(link)).location).toBe('/subscriptions');
  });

  test('a token that was used before is refused with a message, whichever page sends it', async () => {
    const link = appLink(way, { token: await appToken('owner') });
    const early = await opened(link);
    expect((await arrived(link)).location).toBe('/subscriptions');
    for (const again of [
      await arrived(link),
      await postForm(SSO_CALL, formTo(early.text, SSO_CALL).fields),
    ]) {
      expectSafe(again);
      expect([again.status, again.location, again.setCookies]).toEqual([303, REFUSED, []]);
    }
    const login = await ask({ path: REFUSED });
    expect(wordsOf(login.text)).toContain('has already been used or is no longer valid');
  });

  test('a token of another brand is refused, and stays valid at its own brand', async () => {
    const link = appLink(way, { token: await appToken('owner', 'otis') });
    expect((await arrived(link, { brand: 'geeni' })).location).toBe(REFUSED);
    const page = await opened(link, { brand: 'otis' });
    const { fields } = formTo(page.text, SSO_CALL);
    expect((await postForm(SSO_CALL, fields, { brand: 'visi' })).location).toBe(REFUSED);
    expect((await postForm(SSO_CALL, inApp(fields), { brand: 'otis' })).location).toBe('/subscriptions');
  });

  test('a token older than ten minutes is refused', async () => {
    const link = appLink(way, { token: await appToken('owner') });
    await sandbox.advanceClock(11 * 60_000);
    expect((await arrived(link)).location).toBe(REFUSED);
  });

  test.each([
    ['no query', '', 'no-token'],
    ['an empty token', '?token=', 'no-token'],
    ['the text undefined', '?token=undefined&source=ios', 'no-token'],
    ['the text null', '?token=null', 'no-token'],
    ['no token', '?nextPath=%2Fsubscriptions', 'no-token'],
    ['two tokens', '?token=a&token=b', 'token-refused'],
    ['two ways on', '?token=a&nextPath=a&nextPath=b', 'token-refused'],
    ['3,000 characters', `?token=${'a'.repeat(3_000)}`, 'token-refused'],
  ])('with %s ends at the login page', async (_what, query, reason) => {
    const page = await ask({ path: appLink(way, {}).replace('?', '') + query });
    expectSafe(page);
    expect([page.status, page.location, page.setCookies]).toEqual([303, `/login?reason=${reason}`, []]);
    const login = await ask({ path: page.location ?? '' });
    expect(wordsOf(login.text)).toContain(
      reason === 'no-token'
        ? 'No token provided.'
        : 'no longer valid. Please open this page from the app again',
    );
    expect(await sandbox.log()).toEqual([]);
  });

  test.each(['%00', '%0d%0aset-cookie:a=b', '<script>', '😀', ':a:b', '%E0%A4%A'])(
    'a token of %j is refused like any wrong token',
    async (token) => {
      const page = await opened(`${appLink(way, {}).replace('?', '')}?token=${encodeURI(token)}`);
      expectSafe(page);
      expect(page.status).toBe(200);
      const answer = await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields);
      expect([answer.status, answer.location]).toEqual([303, REFUSED]);
    },
  );
});

describe('A link that is opened outside the app', () => {
  const posted = async (
    fields: (page: Record<string, string>) => Record<string, string>,
    cookie?: string,
  ) => {
    const page = await opened(appLink('sso', { token: await appToken('owner'), nextPath: '/plans' }), {
      cookie,
    });
    return postForm(SSO_CALL, fields(formTo(page.text, SSO_CALL).fields), { cookie });
  };
  const plain = (fields: Record<string, string>) => fields;

  test('signs in only after a confirmation: the page names the account that it opens', async () => {
    const asked = await posted(plain);
    expectSafe(asked);
    expect(asked.location).toBe('/sso-redirect?nextPath=%2Fplans');
    expect(cookieValue(asked, '__Host-session')).toBeUndefined();
    const cookie = cookieHeader(asked);
    expect((await ask({ path: '/subscriptions', cookie })).location).toBe(
      '/login?redirectUri=%2Fsubscriptions',
    );
    const handle = cookieValue(asked, '__Host-arrival') ?? '';
    expect((await ask({ path: '/api/session', cookie: `__Host-session=${handle}` })).status).toBe(401);
    const question = await ask({ path: asked.location ?? '', cookie });
    expectSafe(question);
    expect(wordsOf(question.text)).toContain(
      'This link opens the account of Olivia Bennett (o*****@g*****.example).',
    );
    const answer = await answered(asked);
    expect([answer.status, answer.location]).toEqual([303, '/plans']);
    expect(cookieValue(answer, '__Host-arrival')).toBe('');
    expect((await ask({ path: '/plans', cookie: cookieHeader(answer) })).text).toContain('Olivia Bennett');
    expect(await exchanges()).toBe(1);
  });

  test('Not me deletes the arrival, whatever is pressed afterwards', async () => {
    const asked = await posted(plain);
    const declined = await answered(asked, {}, 'keep');
    expect([declined.location, cookieHeader(declined)]).toEqual(['/plans', '']);
    const again = await postForm(
      SSO_CALL,
      { via: 'sso', next: '/plans', choice: 'continue' },
      { cookie: cookieHeader(asked) },
    );
    expect([again.location, cookieHeader(again)]).toEqual([
      '/login?redirectUri=%2Fplans&reason=token-refused',
      '',
    ]);
    expect((await ask({ path: asked.location ?? '', cookie: cookieHeader(asked) })).location).toBe(
      '/login?redirectUri=%2Fplans&reason=no-token',
    );
  });

  test('inside the app it signs in at once', async () => {
    const answer = await posted(inApp);
    expect(answer.location).toBe('/plans');
    expect(cookieValue(answer, '__Host-session')).toBeTruthy();
  });

  test('signs in at once, with a new id, where the same account is signed in already', async () => {
    const cookie = await signedIn('owner');
    const answer = await posted(plain, cookie);
    expect(answer.location).toBe('/plans');
    expect(cookieHeader(answer)).not.toBe(cookie);
    expect((await ask({ path: '/api/session', cookie })).status).toBe(401);
    expect((await ask({ path: '/api/session', cookie: cookieHeader(answer) })).status).toBe(200);
  });
});

describe('POST /api/sso', () => {
  test.each([
    ['nothing', {}],
    ['the raw token', { via: 'sso', sealed: 'sso-raw', next: '/plans' }],
    ['an unknown way', { via: 'elsewhere', sealed: 'a', next: '/plans' }],
    ['a field too much', { via: 'sso', sealed: 'a', next: '/plans', persona: 'owner' }],
  ])('with %s makes no call and leads to the login page', async (_what, fields) => {
    const answer = await postForm(SSO_CALL, fields);
    expectSafe(answer);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^\/login\?(redirectUri=%2Fplans&)?reason=token-refused$/);
    expect(answer.setCookies).toEqual([]);
    expect(await sandbox.log()).toEqual([]);
  });

  test('accepts only the form of a page of the portal', async () => {
    const { fields } = formTo(
      (await opened(appLink('sso', { token: await appToken('owner') }))).text,
      SSO_CALL,
    );
    const foreign = await postForm(SSO_CALL, fields, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expectProblem(foreign, 403, 'forbidden');
    expectProblem(await postJson(SSO_CALL, fields), 415, 'unsupported_type');
    expect((await ask({ path: SSO_CALL })).status).toBe(404);
    expect(await sandbox.log()).toEqual([]);
    const own = await postForm(SSO_CALL, inApp(fields), { headers: { origin: 'null' } });
    expect(own.location).toBe('/subscriptions');
  });

  test('a script of the portal receives the next page, and a body that is no form is refused', async () => {
    const { fields } = formTo(
      (await opened(appLink('sso', { token: await appToken('owner') }))).text,
      SSO_CALL,
    );
    const headers = { 'x-portal-request': '1' };
    const answer = await postForm(SSO_CALL, inApp(fields), { headers });
    expectSafe(answer);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/subscriptions' }]);
    expect((await ask({ path: '/api/session', cookie: cookieHeader(answer) })).status).toBe(200);
    const refused = await postForm(SSO_CALL, {}, { headers });
    expect(JSON.parse(refused.text)).toEqual({ next: '/login?reason=token-refused' });
    expectProblem(await postJson(SSO_CALL, fields, { headers }), 415, 'unsupported_type');
  });

  test.each([
    ['status:500', 'sso-failed', 'we couldn’t sign you in from the app right now'],
    ['reset', 'sso-failed', 'we couldn’t sign you in from the app right now'],
    ['html', 'sso-failed', 'we couldn’t sign you in from the app right now'],
    ['error:1198', 'locked', 'Your account is locked. Please wait 10 minutes and try again.'],
    ['error:970', 'not-verified', 'Email is not verified. Please verify and try again.'],
    ['error:1104', 'token-refused', 'no longer valid'],
  ])('when the platform answers %s: %s, after one call', async (fault, reason, words) => {
    const link = appLink('isolated', { token: await appToken('owner'), nextPath: 'plans' });
    await sandbox.setFault({ method: 'POST', path: '/byToken', fault });
    try {
      const answer = await arrived(link);
      expectSafe(answer);
      expect([answer.status, answer.location, answer.setCookies]).toEqual([
        303,
        `/login?redirectUri=%2Fplans&reason=${reason}`,
        [],
      ]);
      expect(await exchanges()).toBe(1);
      expect(wordsOf((await ask({ path: answer.location ?? '' })).text)).toContain(words);
    } finally {
      await sandbox.clearFaults();
    }
  });
});
