// Return routes: a sign-in ends at a listed route of the portal and never on another host.

import { beforeAll, describe, expect, test } from 'vitest';
import { formTo } from '../../support/html.ts';
import { beginMfa, wrongCode } from '../../support/mfa.ts';
import {
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectSafe, staysOn } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { frameworkRedirects, redirectRows } from '../rows/redirects.ts';

beforeAll(() => sandbox.reset());

const owner = { username: emailOf('owner'), password: PASSWORD };

/** The return route that a redirect carries in its query. */
const carried = (location: string | undefined) =>
  new URL(location ?? '', 'http://portal.example').searchParams.get('redirectUri') ?? '/subscriptions';

const rows = redirectRows.map((row) => ({ ...row, shown: JSON.stringify(row.value).slice(0, 60) }));
/** The rows of these kinds, in this order. */
const rowsOf = (...kinds: string[]) =>
  kinds.map((kind) => {
    const found = redirectRows.find(({ what }) => what === kind);
    if (!found) throw new Error(`no row of redirectRows is ${kind}`);
    return found;
  });

describe.each(rows)('$what as redirectUri ($shown) leads to $leads', ({ value, leads }) => {
  test('after the form', async () => {
    const answer = await postForm('/api/auth/sign-in', { ...owner, redirectUri: value });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, leads]);
  });

  test('after the JSON call', async () => {
    const answer = await postJson('/api/auth/sign-in', { ...owner, rememberMe: false, redirectUri: value });
    expectSafe(answer);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: leads }]);
  });

  test('in the form of the sign-in page', async () => {
    const page = await ask({ path: `/login?redirectUri=${encodeURIComponent(value)}` });
    expectSafe(page);
    expect(page.status).toBe(200);
    const { fields } = formTo(page.text, '/api/auth/sign-in');
    expect(fields['redirectUri'] ?? '/subscriptions').toBe(leads);
    expect(page.text).not.toContain('evil.example');
    expect(page.text).not.toContain('SECRET');
  });

  test('for a person who is signed in already', async () => {
    const path = `/login?redirectUri=${encodeURIComponent(value)}`;
    const answer = await ask({ path, cookie: await signedIn('owner') });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, leads]);
  });

  test('when the password was wrong', async () => {
    const wrong = { username: `nobody-${leads.length}@geeni.example`, password: 'wrong' };
    const answer = await postForm(
      '/api/auth/sign-in',
      { ...wrong, redirectUri: value },
      { network: newNetwork() },
    );
    expectSafe(answer);
    expect(answer.status).toBe(303);
    expect(carried(answer.location)).toBe(leads);
  });
});

describe('On the way to the MFA page', () => {
  // Each sign-in sends a code, and the platform sends only a few: two good values and two bad ones.
  test.each(
    rowsOf(
      'a page with a query',
      'a dot segment',
      'a line break and a header',
      'a page with a secret in its query',
    ),
  )('$what leads to $leads only', async ({ value, leads }) => {
    await sandbox.reset();
    const answer = await postForm('/api/auth/sign-in', {
      username: emailOf('mfa-email'),
      password: PASSWORD,
      redirectUri: value,
    });
    expectSafe(answer);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^\/mfaLogin(\?|$)/);
    expect(carried(answer.location)).toBe(leads);
    const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('evil.example');
  });
});

describe('In the address of the MFA page', () => {
  const VERIFY = '/api/mfa/verify';

  /** Begins a sign-in to /payment that waits for its MFA code. */
  async function waiting() {
    await sandbox.reset();
    return beginMfa('mfa-email', { redirectUri: '/payment' });
  }

  test.each(rowsOf('a page with a query', 'a dot segment', 'a script', 'a page with a secret in its query'))(
    '$what leads to $leads only, also after a wrong code and a new code',
    async ({ value, leads }) => {
      // A value that is no return route leaves the one that the sign-in began with.
      const isWay = leads !== '/subscriptions';
      const { cookie, code } = await waiting();
      const address = `/mfaLogin?redirectUri=${encodeURIComponent(value)}`;
      const page = await ask({ path: address, cookie });
      expectSafe(page);
      const { fields } = formTo(page.text, VERIFY);
      expect(fields['redirectUri']).toBe(isWay ? leads : undefined);
      const back = isWay ? `/mfaLogin?redirectUri=${encodeURIComponent(leads)}` : '/mfaLogin';
      for (const [call, more] of [
        [VERIFY, { code: wrongCode(code) }],
        ['/api/mfa/resend', {}],
      ] as const) {
        const { code: _, ...carriedOn } = fields;
        expect((await postForm(call, { ...carriedOn, ...more }, { cookie })).location).toBe(back);
      }
      const ended = await postForm(VERIFY, { ...fields, code }, { cookie });
      expect([ended.status, ended.location]).toEqual([303, isWay ? leads : '/payment']);
    },
  );

  test('a script receives it as its next page', async () => {
    const { cookie, code, signIn } = await waiting();
    const answer = await postJson(VERIFY, { code, signIn, redirectUri: '/billing' }, { cookie });
    expect(JSON.parse(answer.text)).toEqual({ next: '/billing' });
  });

  test('it is carried to the login page where the sign-in is over', async () => {
    expect((await ask({ path: '/mfaLogin?redirectUri=%2Fbilling' })).location).toBe(
      '/login?redirectUri=%2Fbilling',
    );
    expect((await ask({ path: '/mfaLogin?redirectUri=%2F%2Fevil.example' })).location).toBe('/login');
  });
});

describe('A path that names another host', () => {
  test.each(frameworkRedirects)('%s does not redirect there', async (path) => {
    for (const cookie of [undefined, await signedIn('owner')]) {
      const answer = await ask({ path, cookie });
      expectSafe(answer);
      expect(answer.location ?? '').not.toContain('evil.example');
      expect([200, 302, 303, 400, 404]).toContain(answer.status);
    }
  });

  test.each(frameworkRedirects)('%s is not the return route of a sign-in on another host', async (path) => {
    const answer = await ask({ path });
    expect(staysOn('http://portal.example', carried(answer.location))).toBe(true);
  });
});

test('Two values of redirectUri in one form are refused', async () => {
  const twice = await ask({
    method: 'POST',
    path: '/api/auth/sign-in',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `${new URLSearchParams(owner)}&redirectUri=%2Fplans&redirectUri=%2Fbilling`,
  });
  expectSafe(twice);
  expect(twice.status).toBe(400);
});
