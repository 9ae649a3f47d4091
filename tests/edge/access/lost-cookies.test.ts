import { beforeAll, describe, expect, test } from 'vitest';
import { signIn as english } from '../../../src/copy/en/access/signIn.ts';
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
import { appLink, appToken, HAND_OFF, inApp, opened } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());

/** As a browser asks for a page that a page of the portal led to. */
const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const credentials = { username: emailOf('owner'), password: PASSWORD };
const told = (answer: Answer) => wordsOf(answer.text).includes(english.reasonCookies);
const signIn = (fields: Record<string, string> = {}, more: Partial<Ask> = {}) =>
  postForm('/api/auth/sign-in', { ...credentials, ...fields }, { headers: own, ...more });

/** Goes where an answer leads, as a browser that keeps no cookies, until there is a page. */
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

describe('A-21 A browser that keeps no cookies', () => {
  test('signs in and is told what is wrong and what to do', async () => {
    const page = await followed(await signIn());
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(told(page)).toBe(true);
  });

  test('with its way back kept for when cookies are on', async () => {
    const page = await followed(await signIn({ redirectUri: '/payment' }));
    expect(told(page)).toBe(true);
    expect(page.text).toContain('name="redirectUri" value="/payment"');
  });

  test('with a second factor', async () => {
    expect(told(await followed(await signIn({ username: emailOf('mfa-email') })))).toBe(true);
  });

  test('with a wrong password, whose message it did not keep either', async () => {
    expect(told(await followed(await signIn({ password: 'Wrong-0!' })))).toBe(true);
  });

  test.each([
    ['a browser', (fields: Record<string, string>) => fields],
    ['the app itself', inApp],
  ])('arriving from an app in %s', async (_where, sent) => {
    const token = await appToken('owner');
    const page = await opened(appLink('sso', { token, nextPath: '/subscriptions' }));
    const answer = await postForm(HAND_OFF, sent(formTo(page.text, HAND_OFF).fields), { headers: own });
    expect(told(await followed(answer))).toBe(true);
  });

  test('linking an assistant with a second factor', async () => {
    const page = await ask({ path: '/oauth/google/code?request=AAAAAAAAAAAAAAAAAAAAAA', headers: own });
    expect(told(await followed(page))).toBe(true);
  });

  test('opening a page of its account by a link of ours', async () => {
    expect(told(await followed(await ask({ path: '/billing', headers: own })))).toBe(true);
  });

  test.each(['es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'])('in its own language (%s)', async (language) => {
    const headers = { ...own, 'accept-language': language };
    const page = await followed(await signIn({}, { headers }), headers);
    const { signIn: words } = await import(`../../../src/copy/${language}/access/signIn.ts`);
    expect(page.headers['content-language']).toBe(language);
    expect(wordsOf(page.text)).toContain(words.reasonCookies);
  });
});

describe('A-21 Nobody else is told so', () => {
  const claimed = '/login?reason=cookies';

  test('a browser that keeps them is led on as ever, and at a wrong password reads that', async () => {
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

  test('a browser that was led here and brings the cookie of that answer', async () => {
    const way = await ask({ path: '/billing', headers: own });
    expect(way.location).toBe('/login?redirectUri=%2Fbilling&reason=cookies');
    const page = await ask({ path: way.location ?? '', cookie: cookieHeader(way), headers: own });
    expect(page.location).toBe('/login?redirectUri=%2Fbilling');
  });

  test.each(['cross-site', 'same-site', 'none', undefined])(
    'by an address that somebody wrote (%s), now or when it is loaded again',
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

  test('because somebody else was, on the same address', async () => {
    expect(told(await ask({ path: claimed, headers: own }))).toBe(true);
    expect(told(await ask({ path: claimed }))).toBe(false);
    expect(told(await ask({ path: claimed, headers: own }))).toBe(true);
  });

  test.each(['cross-site', 'none'])(
    'and a visitor a %s link leads to a page reads only the way in',
    async (site) => {
      const answer = await ask({ path: '/billing', headers: { ...own, 'sec-fetch-site': site } });
      expect(answer.location).toBe('/login?redirectUri=%2Fbilling');
      expect(answer.setCookies).toEqual([]);
    },
  );
});

describe('A-21 WebKit, which keeps no Secure cookie from http://*.localhost', () => {
  const webKit = {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  };

  test('signs in by plain cookies beside the sandbox', async () => {
    const answer = await signIn({}, { headers: { ...own, ...webKit } });
    expect(answer.setCookies.join('\n')).not.toMatch(/__Host-|; Secure/);
    expect(answer.setCookies).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(answer), headers: webKit });
    expect(page.text).toContain('id="plan-geeni-owner-plan"');
  });

  test.each(['account.mygeeni.example', '127.0.0.1', 'localhost'])(
    'and on %s by none but Secure ones of that host',
    async (host) => {
      const headers = { ...own, ...webKit, origin: `http://${host}` };
      const answer = await signIn({}, { host, headers });
      expect(answer.status).toBe(303);
      for (const cookie of answer.setCookies) expect(cookie).toMatch(/^__Host-.*; Secure/);
      const plain = cookieHeader(answer).replaceAll('__Host-', '');
      expect((await ask({ host, path: '/subscriptions', cookie: plain, headers: webKit })).status).toBe(302);
    },
  );

  test('another engine’s plain cookies sign nobody in', async () => {
    const answer = await signIn();
    const plain = cookieHeader(answer).replaceAll('__Host-', '');
    expect((await ask({ path: '/subscriptions', cookie: plain })).status).toBe(302);
    expect((await ask({ path: '/subscriptions', cookie: cookieHeader(answer) })).status).toBe(200);
  });
});
