// Headers and methods: each is refused or ignored, and neither the answer nor the calls of the platform change.

import { beforeAll, describe, expect, test } from 'vitest';
import { ask, emailOf, PASSWORD, postForm, postJson, requestIdOf, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { onWire } from '../../support/wire.ts';
import { ignoredHeaderRows, methodRows, senderRows } from '../rows/senders.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

const host = 'account.visi.example';
const origin = `http://${host}`;

describe('An unsafe request', () => {
  const body = JSON.stringify({
    username: emailOf('owner', 'visi'),
    password: PASSWORD,
    rememberMe: false,
  });
  const island = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-portal-request': '1',
  };
  const post = (headers: Record<string, string | undefined>, content = body) =>
    ask({
      host,
      method: 'POST',
      path: '/api/auth/sign-in',
      headers: Object.fromEntries(
        Object.entries({ ...island, ...headers }).filter((entry): entry is [string, string] =>
          Boolean(entry[1]),
        ),
      ),
      body: content,
    });

  test('of our own page signs in', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ origin: undefined })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': undefined })).status).toBe(200);
    expect((await post({ origin: 'null' })).status).toBe(200);
  });

  test.each(senderRows)('with $what: $status', async ({ headers, body: content, status, code }) => {
    await sandbox.clearLog();
    const answer = await post(headers, content);
    expectSafe(answer, { origin });
    expectProblem(answer, status, code);
    expect(answer.setCookies).toEqual([]);
    expect(await sandbox.log()).toEqual([]);
  });

  test.each(['/api/auth/sign-out', '/api/session/touch'])(
    '%s from another site does not change the session',
    async (path) => {
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const answer = await ask({ method: 'POST', path, cookie, headers: foreign, body: '' });
      expectSafe(answer);
      expectProblem(answer, 403, 'forbidden');
      expect((await ask({ path: '/api/session', cookie })).status).toBe(200);
    },
  );
});

describe('A preflight', () => {
  test.each(['/login', '/api/auth/sign-in', '/subscriptions', '/api/session'])(
    'for %s allows nothing',
    async (path) => {
      const answer = await ask({
        method: 'OPTIONS',
        path,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-portal-request',
        },
      });
      expectSafe(answer);
      expect(answer.status).toBe(405);
    },
  );

  // CVE-2026-69207: a regular expression that takes minutes for many spaces.
  test('with 60 000 spaces in it is answered at once', async () => {
    const answer = await onWire(
      `OPTIONS /login HTTP/1.1\r\nHost: geeni.localhost\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Headers: a${' '.repeat(60_000)}b\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 405, 413, 431]).toContain(answer.status);
    expect(answer.head).not.toMatch(/access-control-allow/i);
    expect((await ask({ path: '/login' })).status).toBe(200);
  });
});

describe.each(ignoredHeaderRows)('$what from a client', ({ headers }) => {
  test('changes nothing of a visitor’s page', async () => {
    const page = await ask({ path: '/login', headers });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.headers['vary']).toBe('Accept-Language, Cookie');
    expect(page.text).toBe((await ask({ path: '/login' })).text);
    expect(page.text).toContain('<html lang="en">');
  });

  test('signs nobody in, and the platform receives no call', async () => {
    await sandbox.clearLog();
    expect((await ask({ path: '/subscriptions', headers })).status).toBe(302);
    expect((await ask({ path: '/api/session', headers })).status).toBe(401);
    expect(await sandbox.log()).toEqual([]);
  });

  test('does not change whose plan is shown, or what the platform receives', async () => {
    await sandbox.clearLog();
    const page = await ask({ path: '/subscriptions', cookie, headers });
    expectSafe(page);
    expect(page.status).toBe(200);
    // The plans of a brand are the same for every account and are read without one.
    const calls = (await sandbox.log()).filter(({ account }) => account !== null);
    expect(calls.map(({ account, status }) => [account, status])).toEqual(
      Array.from({ length: 6 }, () => [emailOf('owner'), 200]),
    );
    expect(new Set(calls.map(({ requestId }) => requestId))).toEqual(new Set([requestIdOf(page)]));
    expect(requestIdOf(page)).not.toBe('forged-request-id');
  });

  test('does not change who signs in', async () => {
    await sandbox.clearLog();
    const answer = await postForm(
      '/api/auth/sign-in',
      { username: emailOf('yearly'), password: PASSWORD },
      { headers: { ...headers, connection: 'close' } },
    );
    expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
    expect((await sandbox.log()).map(({ path, account }) => [path, account])).toEqual([
      ['/byEmail', emailOf('yearly')],
    ]);
  });
});

describe('Headers that are too long or too many', () => {
  test.each([
    ['one of 20 KB', { 'x-large': 'a'.repeat(20 * 1024) }],
    [
      '200 of them',
      Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-many-${index}`, 'a'.repeat(50)])),
    ],
    ['a cookie of 16 KB', { cookie: `__Host-session=${'a'.repeat(16 * 1024)}` }],
  ])('%s: refused or ignored, and the portal still answers', async (_, headers) => {
    const answer = await ask({ path: '/subscriptions', headers });
    expect([302, 400, 413, 431]).toContain(answer.status);
    expect((await ask({ path: '/login' })).status).toBe(200);
  });
});

describe('A method that the portal does not have', () => {
  test.each(methodRows)(
    '%s of a page or a call is refused, and the answer names the allowed methods',
    async (method) => {
      for (const path of ['/login', '/subscriptions', '/api/auth/sign-in']) {
        const headers = { origin: 'http://geeni.localhost', 'sec-fetch-site': 'same-origin' };
        const answer = await ask({ method, path, cookie, headers: { ...headers, host: 'geeni.localhost' } });
        expectSafe(answer);
        expectProblem(answer, 405, 'method_not_allowed');
        expect(answer.headers['allow']).toMatch(/^GET, HEAD(, POST)?$/);
      }
    },
  );

  test('FOO, which the runtime does not support, never reaches the Worker', async () => {
    const answer = await onWire('FOO /login HTTP/1.1\r\nHost: geeni.localhost\r\nConnection: close\r\n\r\n');
    expect([405, 501]).toContain(answer.status);
    expect(answer.body).not.toContain('<html');
  });

  test('POST of a page is refused', async () => {
    const answer = await postJson('/login', {});
    expectSafe(answer);
    expectProblem(answer, 405, 'method_not_allowed');
  });
});
