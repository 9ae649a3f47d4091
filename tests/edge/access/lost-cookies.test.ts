import { beforeAll, describe, expect, test } from 'vitest';
import { signIn as english } from '../../../src/copy/en/access/signIn.ts';
import { linking as linkingWords } from '../../../src/copy/en/linking/linking.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  PASSWORD,
  postForm,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, SSO_CALL, inApp, opened } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());

/** The headers with which a browser follows a link of the portal. */
const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const credentials = { username: emailOf('owner'), password: PASSWORD };
const told = (answer: Answer) => wordsOf(answer.text).includes(english.reasonCookies);
const signIn = (fields: Record<string, string> = {}, more: Partial<Ask> = {}) =>
  postForm('/api/auth/sign-in', { ...credentials, ...fields }, { headers: own, ...more });

/** Follows redirects without cookies until there is a page. */
async function followed(answer: Answer, headers: Record<string, string> = own): Promise<Answer> {
  const visited: string[] = [];
  let last = answer;
  while (last.location) {
    expect(visited, 'nobody is led round in a circle').not.toContain(last.location);
    visited.push(last.location);
    last = await ask({ path: last.location, headers });
  }
  return last;
}

describe('A browser that keeps no cookies', () => {
  test('signs in and reads that cookies are off and what to do', async () => {
    const page = await followed(await signIn());
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(told(page)).toBe(true);
  });

  test('keeps its return route for when cookies are on', async () => {
    const page = await followed(await signIn({ redirectUri: '/payment' }));
    expect(told(page)).toBe(true);
    expect(page.text).toContain('name="redirectUri" value="/payment"');
  });

  test('signs in with MFA and reads it', async () => {
    expect(told(await followed(await signIn({ username: emailOf('mfa-email') })))).toBe(true);
  });

  test('signs in with a wrong password and reads it, without the message of the lost cookie', async () => {
    expect(told(await followed(await signIn({ password: 'Wrong-0!' })))).toBe(true);
  });

  test.each([
    ['a browser', (fields: Record<string, string>) => fields],
    ['the app itself', inApp],
  ])('arrives from an app in %s and reads it', async (_where, sent) => {
    const token = await appToken('owner');
    const page = await opened(appLink('sso', { token, nextPath: '/subscriptions' }));
    const answer = await postForm(SSO_CALL, sent(formTo(page.text, SSO_CALL).fields), { headers: own });
    expect(told(await followed(answer))).toBe(true);
  });

  test('links an assistant with MFA and reads it', async () => {
    const page = await ask({ path: '/oauth/google/code?request=AAAAAAAAAAAAAAAAAAAAAA', headers: own });
    const shown = await followed(page);
    expect(told(shown)).toBe(true);
    expect(shown.text).toContain(linkingWords.problemTitle);
  });

  test('opens a page of its account by a link of the portal and reads it', async () => {
    expect(told(await followed(await ask({ path: '/billing', headers: own })))).toBe(true);
  });

  test.each(['es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'])(
    'reads it in its own language (%s)',
    async (language) => {
      const headers = { ...own, 'accept-language': language };
      const page = await followed(await signIn({}, { headers }), headers);
      const { signIn: words } = await import(`../../../src/copy/${language}/access/signIn.ts`);
      expect(page.headers['content-language']).toBe(language);
      expect(wordsOf(page.text)).toContain(words.reasonCookies);
    },
  );
});

describe('The message about cookies is not shown', () => {
  const claimed = '/login?reason=cookies';

  test('to a browser that keeps cookies: a right password signs in, and a wrong one shows its own message', async () => {
    const wrong = await signIn({ password: 'Wrong-0!' });
    const cookie = cookieHeader(wrong);
    const clean = await ask({ path: wrong.location ?? '', cookie, headers: own });
    expect(clean.location).toBe('/login');
    const page = await ask({ path: '/login', cookie, headers: own });
    expect(told(page)).toBe(false);
    expect(wordsOf(page.text)).toContain('The email or password you entered is incorrect.');
    const right = await signIn({}, { cookie: cookieHeader(wrong) });
    expect(right.location).toBe('/subscriptions');
  });

  test('to a browser that brings the cookie of the redirect from a linking that is over', async () => {
    const way = await ask({ path: '/oauth/google/code?request=AAAAAAAA', headers: own });
    expect(way.location).toBe('/oauth?reason=cookies');
    const page = await ask({ path: way.location ?? '', cookie: cookieHeader(way), headers: own });
    expect(told(page)).toBe(false);
    expect(page.text).toContain(linkingWords.overTitle);
  });

  test('to a browser that brings the cookie of the redirect', async () => {
    const way = await ask({ path: '/billing', headers: own });
    expect(way.location).toBe('/login?redirectUri=%2Fbilling&reason=cookies');
    const page = await ask({ path: way.location ?? '', cookie: cookieHeader(way), headers: own });
    expect(page.location).toBe('/login?redirectUri=%2Fbilling');
  });

  test.each(['cross-site', 'same-site', 'none', undefined])(
    'for an address that another site or the person wrote (%s), now or after a reload',
    async (site) => {
      const page = await ask({
        path: claimed,
        headers: site ? { ...own, 'sec-fetch-site': site } : {},
      });
      expect(page.status).toBe(200);
      expect(told(page)).toBe(false);
      expect(told(await ask({ path: claimed, cookie: cookieHeader(page), headers: own }))).toBe(false);
    },
  );

  test('because an earlier visitor saw it at the same address', async () => {
    expect(told(await ask({ path: claimed, headers: own }))).toBe(true);
    expect(told(await ask({ path: claimed }))).toBe(false);
    expect(told(await ask({ path: claimed, headers: own }))).toBe(true);
  });

  test.each(['cross-site', 'none'])(
    'to a visitor whom a %s link leads to a page of an account',
    async (site) => {
      const answer = await ask({ path: '/billing', headers: { ...own, 'sec-fetch-site': site } });
      expect(answer.location).toBe('/login?redirectUri=%2Fbilling');
      expect(answer.setCookies).toEqual([]);
    },
  );
});

test.each([
  ['/sso-redirect', '/login?reason=cookies', '/login?reason=no-token'],
  [
    '/isolated-sso-redirect?nextPath=%2Fplans',
    '/login?redirectUri=%2Fplans&reason=cookies',
    '/login?redirectUri=%2Fplans&reason=no-token',
  ],
])(
  'A browser that keeps cookies, and had none yet, reads that a link had no token: %s',
  async (path, way, reason) => {
    const away = await ask({ path, headers: own });
    expect(away.location).toBe(way);
    const cookie = cookieHeader(away);
    const back = await ask({ path: way, cookie, headers: own });
    expect(back.location).toBe(reason);
    const page = await ask({ path: reason, cookie, headers: own });
    expect(wordsOf(page.text)).toContain('No token provided.');
  },
);

describe('WebKit, which keeps no Secure cookie from http://*.localhost', () => {
  const webKit = {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  };

  test('signs in by plain cookies in the sandbox environment', async () => {
    const answer = await signIn({}, { headers: { ...own, ...webKit } });
    expect(answer.setCookies.join('\n')).not.toMatch(/__Host-|; Secure/);
    expect(answer.setCookies).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(answer), headers: webKit });
    expect(page.text).toContain('id="plan-geeni-owner-plan"');
  });

  test.each(['account.mygeeni.example', '127.0.0.1', 'localhost'])(
    'signs in on %s by Secure cookies of that host only',
    async (host) => {
      const headers = { ...own, ...webKit, origin: `http://${host}` };
      const answer = await signIn({}, { host, headers });
      expect(answer.status).toBe(303);
      for (const cookie of answer.setCookies) expect(cookie).toMatch(/^__Host-.*; Secure/);
      const plain = cookieHeader(answer).replaceAll('__Host-', '');
      expect((await ask({ host, path: '/subscriptions', cookie: plain, headers: webKit })).status).toBe(302);
    },
  );

  test('plain cookies of another engine are ignored', async () => {
    const answer = await signIn();
    const plain = cookieHeader(answer).replaceAll('__Host-', '');
    expect((await ask({ path: '/subscriptions', cookie: plain })).status).toBe(302);
    expect((await ask({ path: '/subscriptions', cookie: cookieHeader(answer) })).status).toBe(200);
  });
});
