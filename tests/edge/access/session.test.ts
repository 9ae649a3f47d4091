import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const signInAs = (persona: string, cookie?: string, brand = 'geeni') =>
  postForm('/api/auth/sign-in', { username: emailOf(persona, brand), password: PASSWORD }, { cookie, brand });
const sessionOf = (answer: Answer) => cookieValue(answer, '__Host-session') ?? '';
const isAlive = async (handle: string, brand = 'geeni') =>
  (await ask({ brand, path: '/api/session', cookie: `__Host-session=${handle}` })).status === 200;

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

describe('A sign-in', () => {
  test('sets one session cookie with exactly these attributes, and deletes the cookies that it ends', async () => {
    const answer = await signInAs('owner');
    expect(answer.setCookies.toSorted()).toEqual([
      expect.stringMatching(
        /^__Host-device=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
      ),
      expect.stringMatching(/^__Host-flash=; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=0$/),
      `__Host-pending=; ${ATTRIBUTES}; Max-Age=0`,
      `__Host-remembered=; ${ATTRIBUTES}; Max-Age=0`,
      expect.stringMatching(
        /^__Host-session=[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    for (const cookie of answer.setCookies) expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4_096);
  });

  // CVE-2024-7341: session fixation.
  test('with a planted session cookie gets a new id, and the planted id never works', async () => {
    const planted = sessionOf(await signInAs('newcomer'));
    const answer = await signInAs('owner', `__Host-session=${planted}`);
    expect(sessionOf(answer)).not.toBe(planted);
    expect(await isAlive(planted)).toBe(false);
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(answer) });
    expect(page.text).toContain('id="plan-geeni-owner-plan"');
  });

  test('with an invented session cookie gets a new id', async () => {
    const invented = `${'A'.repeat(43)}.${'B'.repeat(43)}`;
    const answer = await signInAs('owner', `__Host-session=${invented}`);
    expect(sessionOf(answer)).not.toBe(invented);
    expect(await isAlive(invented)).toBe(false);
  });

  test('of the same person again gets a new id each time, and ends only this browser’s session', async () => {
    const elsewhere = sessionOf(await signInAs('owner'));
    const first = sessionOf(await signInAs('owner'));
    const second = sessionOf(await signInAs('owner', `__Host-session=${first}`));
    expect(new Set([elsewhere, first, second]).size).toBe(3);
    expect([await isAlive(elsewhere), await isAlive(first), await isAlive(second)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('that fails leaves the session open', async () => {
    const alive = sessionOf(await signInAs('owner'));
    const failed = await postForm(
      '/api/auth/sign-in',
      { username: 'session-nobody@geeni.example', password: 'wrong' },
      { cookie: `__Host-session=${alive}`, network: '10.9.8.7' },
    );
    expect(cookieValue(failed, '__Host-session')).toBeUndefined();
    expect(await isAlive(alive)).toBe(true);
  });

  test('that waits for a code ends the session before it', async () => {
    const before = sessionOf(await signInAs('owner'));
    const waiting = await signInAs('mfa-email', `__Host-session=${before}`);
    expect(waiting.location).toBe('/mfaLogin');
    expect(sessionOf(waiting)).toBe('');
    expect(await isAlive(before)).toBe(false);
  });

  test('is bound to its brand', async () => {
    const handle = sessionOf(await signInAs('owner', undefined, 'otis'));
    expect(await isAlive(handle, 'otis')).toBe(true);
    for (const brand of ['geeni', 'visi', 'momentum']) expect(await isAlive(handle, brand)).toBe(false);
    expect(await isAlive(handle, 'otis')).toBe(true);
  });
});

describe('Signing out', () => {
  test('by the form leads to / and clears caches, storage and cookies', async () => {
    const cookie = await signedIn('owner');
    const answer = await postForm('/api/auth/sign-out', {}, { cookie });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(answer.setCookies).toContain(`__Host-session=; ${ATTRIBUTES}; Max-Age=0`);
    expect(answer.setCookies).toContain(`__Host-pending=; ${ATTRIBUTES}; Max-Age=0`);
    expect(answer.setCookies).toContain(`__Host-flash=; ${ATTRIBUTES}; Max-Age=0`);
  });

  test('by script answers without a page, and clears the same', async () => {
    const cookie = await signedIn('owner');
    const answer = await postJson('/api/auth/sign-out', {}, { cookie });
    expectSafe(answer);
    expect([answer.status, answer.text, answer.location]).toEqual([204, '', undefined]);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(cookieValue(answer, '__Host-session')).toBe('');
  });

  test('makes the old cookie useless for every page and call', async () => {
    const cookie = await signedIn('owner');
    await postForm('/api/auth/sign-out', {}, { cookie });
    await sandbox.clearLog();
    const page = await ask({ path: '/subscriptions', cookie });
    expect([page.status, page.location]).toEqual([302, '/login?redirectUri=%2Fsubscriptions&reason=ended']);
    expect(cookieValue(page, '__Host-session')).toBe('');
    expectProblem(await ask({ path: '/api/session', cookie }), 401, 'signed_out');
    expectProblem(await postJson('/api/session/touch', {}, { cookie }), 401, 'signed_out');
    expect(await sandbox.log()).toEqual([]);
  });

  test('ends a sign-in that waits for its code', async () => {
    const waiting = cookieHeader(await signInAs('mfa-sms'));
    expect((await ask({ path: '/mfaLogin', cookie: waiting })).status).toBe(200);
    await postForm('/api/auth/sign-out', {}, { cookie: waiting });
    expect((await ask({ path: '/mfaLogin', cookie: waiting })).location).toBe('/login');
  });

  test('gets the same answer without a session, and a second time', async () => {
    const cookie = await signedIn('owner');
    for (const who of [undefined, cookie, cookie, '__Host-session=forged']) {
      const answer = await postForm('/api/auth/sign-out', {}, { cookie: who });
      expect([answer.status, answer.location]).toEqual([303, '/']);
    }
  });

  test('needs a POST: GET ends nothing', async () => {
    const cookie = await signedIn('owner');
    const answer = await ask({ path: '/api/auth/sign-out', cookie });
    expect([404, 405]).toContain(answer.status);
    expect((await ask({ path: '/api/session', cookie })).status).toBe(200);
  });
});

describe('The page’s watch over the session', () => {
  test('GET /api/session says whose session there is, or that there is none', async () => {
    const cookie = await signedIn('owner');
    const alive = await ask({ path: '/api/session', cookie });
    expectSafe(alive);
    expect([alive.status, alive.setCookies]).toEqual([200, []]);
    expect(JSON.parse(alive.text)).toEqual({ account: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const nobody = await ask({ path: '/api/session' });
    expectSafe(nobody);
    expectProblem(nobody, 401, 'signed_out');
  });

  test('POST /api/session/touch keeps it open, for scripts of the portal only', async () => {
    const cookie = await signedIn('owner');
    const touched = await postJson('/api/session/touch', {}, { cookie });
    expectSafe(touched);
    expect([touched.status, touched.text]).toEqual([204, '']);
    expectProblem(await postJson('/api/session/touch', {}), 401, 'signed_out');
    expectProblem(await postForm('/api/session/touch', {}, { cookie }), 403, 'forbidden');
    expectProblem(await ask({ path: '/api/session/touch', cookie }), 404, 'not_found');
  });

  test('makes no call of the platform', async () => {
    const cookie = await signedIn('owner');
    await sandbox.clearLog();
    await ask({ path: '/api/session', cookie });
    await postJson('/api/session/touch', {}, { cookie });
    expect(await sandbox.log()).toEqual([]);
  });
});
