// Cookies: a forged, changed, doubled or misplaced cookie opens nothing, and never prevents a sign-in.

import { beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { wordsOf } from '../../support/html.ts';

let genuine: string;
beforeAll(async () => {
  await sandbox.reset();
  genuine = (await signedIn('owner')).replace('__Host-session=', '');
});

/** The id and the signature of a genuine session cookie. */
const id = () => genuine.split('.')[0] ?? '';
const signature = () => genuine.split('.')[1] ?? '';

/** Values of the session cookie that are hostile: what is wrong with each, and the value. */
const handles: [string, () => string][] = [
  ['a broken escape', () => '%E0%A4%A'],
  ['no text', () => ''],
  ['a quoted value', () => `"${genuine}"`],
  ['a key of every object', () => '__proto__'],
  ['4 KB of letters', () => 'a'.repeat(4_096)],
  ['the id alone', id],
  ['the signature alone', () => `.${signature()}`],
  ['a truncated signature', () => genuine.slice(0, -1)],
  ['one character more', () => `${genuine}A`],
  ['another id under the signature', () => `${flipped(id())}.${signature()}`],
  ['another signature', () => `${id()}.${flipped(signature())}`],
  ['a signature of zeros', () => `${id()}.${'A'.repeat(43)}`],
  ['the id twice', () => `${id()}.${id()}`],
  ['the genuine value in lower case', () => genuine.toLowerCase()],
  ['an unsigned JWT', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJvd25lciJ9.'],
];

/** The text with its first letter changed. */
function flipped(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}

describe.each(handles)('A session cookie that is %s', (what, handle) => {
  test('means signed out and is cleared', async () => {
    const answer = await ask({ path: '/subscriptions', cookie: `__Host-session=${handle()}` });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([
      302,
      '/login?redirectUri=%2Fsubscriptions&reason=ended',
    ]);
    expect(cookieValue(answer, '__Host-session')).toBe('');
  });

  test('is signed out for a call, and does not prevent a sign-in', async () => {
    const cookie = `__Host-session=${handle()}`;
    const call = await ask({ path: '/api/session', cookie });
    expectSafe(call);
    expectProblem(call, 401, 'signed_out');
    expect((await ask({ path: '/login', cookie })).status).toBe(200);
    const answer = await postForm(
      '/api/auth/sign-in',
      { username: emailOf('owner'), password: PASSWORD },
      { cookie },
    );
    expect([what, answer.status, answer.location]).toEqual([what, 303, '/subscriptions']);
  });
});

describe('A cookie of the portal that comes twice', () => {
  const doubled = (value: string) => `__Host-session=forged; __Host-session=${value}`;
  const LOGIN = '/login?reason=doubled';

  test.each([
    ['/subscriptions', '/login?redirectUri=%2Fsubscriptions&reason=doubled'],
    ['/plans', '/login?redirectUri=%2Fplans&reason=doubled'],
    ['/login', LOGIN],
    ['/forgot-password', LOGIN],
    ['/nowhere', LOGIN],
  ])('is ignored on %s: the page tells the person, and the answer removes both', async (path, login) => {
    const session = (await signedIn('owner')).replace('__Host-session=', '');
    const answer = await ask({ path, cookie: doubled(session) });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, login]);
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
    expect((await ask({ path: '/api/session', cookie: `__Host-session=${session}` })).status).toBe(401);
  });

  test('redirects only once where a browser does not remove it: the login page itself says so', async () => {
    const page = await ask({ path: LOGIN, cookie: doubled(genuine) });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.headers['clear-site-data']).toBe('"cookies"');
    expect(wordsOf(page.text)).toContain('Something was wrong with this site’s cookies');
    expect((await ask({ path: LOGIN })).headers['clear-site-data']).toBeUndefined();
  });

  test('is refused for every form and call', async () => {
    const session = (await signedIn('owner')).replace('__Host-session=', '');
    await sandbox.clearLog();
    const form = { username: emailOf('owner'), password: PASSWORD };
    const plain = await postForm('/api/auth/sign-in', form, { cookie: doubled(session) });
    expect([plain.status, plain.location, plain.setCookies]).toEqual([303, LOGIN, []]);
    expect(plain.headers['clear-site-data']).toBe('"cookies"');
    for (const call of [
      await postJson('/api/auth/sign-in', { ...form, rememberMe: false }, { cookie: doubled(session) }),
      await ask({ path: '/api/session', cookie: doubled(session) }),
    ]) {
      expectProblem(call, 401, 'signed_out');
      expect(call.headers['clear-site-data']).toBe('"cookies"');
    }
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    ['a form', (cookie: string) => postForm('/api/auth/sign-out', {}, { cookie })],
    ['a script', (cookie: string) => postJson('/api/auth/sign-out', {}, { cookie })],
    ['a deletion that is kept', (cookie: string) => postForm('/api/account/keep-deletion', {}, { cookie })],
  ])('is not the session: signing out by %s ends the session that came once', async (_how, leave) => {
    const session = await signedIn('owner');
    const half = { username: emailOf('mfa-email'), password: PASSWORD };
    const pending = cookieHeader(await postForm('/api/auth/sign-in', half));
    expect((await ask({ path: '/mfaLogin', cookie: pending })).status).toBe(200);
    const answer = await leave(`${session}; ${pending}; __Host-flash=a; __Host-flash=b`);
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
    expect((await ask({ path: '/api/session', cookie: session })).status).toBe(401);
    expect((await ask({ path: '/mfaLogin', cookie: pending })).location).toBe('/login');
  });

  test.each(['pending', 'flash', 'remembered', 'link', 'billing', 'billing-provider', 'brand', 'linking-a'])(
    'redirects to the login page, whichever it is: __Host-%s',
    async (name) => {
      const answer = await ask({ path: '/forgot-password', cookie: `__Host-${name}=a; __Host-${name}=b` });
      expect([answer.status, answer.location]).toEqual([303, LOGIN]);
    },
  );

  test.each([
    '__Host-locale=chosen.de; __Host-locale=chosen.en',
    'theirs=1; theirs=2',
    '__Host-theirs=1; __Host-theirs=2',
  ])('does nothing where it opens nothing or belongs to another site: %s', async (cookie) => {
    const answer = await ask({ path: '/forgot-password', cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });

  test.each(['\u2002', '\u00a0', '\ufeff', '\u3000', '\u2028'])(
    'does nothing where one of the names begins with %j',
    async (blank) => {
      const session = await signedIn('owner');
      const other = (await signedIn('trial')).replace('__Host-session=', '');
      // The test client writes headers as Latin-1, so this text has one character for each UTF-8 byte of the name.
      const theirs = Buffer.from(`${blank}__Host-session=${other}`).toString('latin1');
      const page = await ask({ path: '/subscriptions', cookie: `${theirs}; ${session}` });
      expect(page.status).toBe(200);
      expect(page.text).toContain('Olivia Bennett');
      expect((await ask({ path: '/subscriptions', cookie: theirs })).location).toBe(
        '/login?redirectUri=%2Fsubscriptions',
      );
    },
  );
});

describe('Cookies beside the session', () => {
  test.each(['__host-session', 'session', '__Secure-session'])('named %s are no session', async (name) => {
    expect((await ask({ path: '/api/session', cookie: `${name}=${genuine}` })).status).toBe(401);
  });

  test.each([
    '../../etc',
    '__proto__',
    'chosen.__proto__',
    'x'.repeat(5 * 1024),
    'chosen."><script>alert(1)</script>',
    '%E0%A4%A',
    'chosen.es-MX',
    'es',
    'chosen.es.es',
  ])('a language cookie of %s means the default language', async (value) => {
    const cookie = `__Host-locale=${value}`;
    const page = await ask({ path: '/login', cookie });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).not.toContain('alert(1)');
  });

  test.each(['__Host-flash', '__Host-remembered', '__Host-pending', '__Host-brand'])(
    'a forged %s is ignored',
    async (name) => {
      for (const value of ['%E0%A4%A', 'x'.repeat(5_000), 'a.b.c.d.e', genuine, '__proto__']) {
        const page = await ask({ path: '/login', cookie: `${name}=${value}` });
        expectSafe(page);
        expect(page.status).toBe(200);
        expect(page.text).toContain('<h1>Sign In</h1>');
        expect(page.text).not.toContain('role="alert"');
        expect((await ask({ path: '/mfaLogin', cookie: `${name}=${value}` })).location).toBe('/login');
      }
    },
  );

  // CVE-2026-45028: a sealed value that is not bound to its purpose.
  test('a cookie sealed for one purpose does not open for another', async () => {
    const network = newNetwork();
    const failed = await postForm(
      '/api/auth/sign-in',
      { username: 'x@geeni.example', password: 'y' },
      { network },
    );
    const flash = cookieValue(failed, '__Host-flash') ?? '';
    expect(flash).not.toBe('');
    const page = await ask({ path: '/login', cookie: `__Host-remembered=${flash}` });
    expect(page.text).not.toContain('x@geeni.example');
    expect((await ask({ path: '/api/session', cookie: `__Host-session=${flash}` })).status).toBe(401);
  });

  // CVE-2025-64103, GHSA-xg6x-h9c9-2m83: calls of an account between the password and the MFA code.
  test('a sign-in that waits for its MFA code is not a session, for any page or call', async () => {
    const waiting = await postForm('/api/auth/sign-in', { username: emailOf('mfa-sms'), password: PASSWORD });
    expect([waiting.status, waiting.location]).toEqual([303, '/mfaLogin']);
    expect(cookieValue(waiting, '__Host-session')).toBe('');
    const pending = cookieValue(waiting, '__Host-pending') ?? '';
    for (const cookie of [cookieHeader(waiting), `__Host-session=${pending}`, `__Host-pending=${genuine}`]) {
      await sandbox.clearLog();
      expect((await ask({ path: '/subscriptions', cookie })).status).toBe(302);
      expect((await ask({ path: '/unknown', cookie })).status).toBe(302);
      expectProblem(await ask({ path: '/api/session', cookie }), 401, 'signed_out');
      expectProblem(await postJson('/api/session/touch', {}, { cookie }), 401, 'signed_out');
      expect(await sandbox.log()).toEqual([]);
    }
  });
});
