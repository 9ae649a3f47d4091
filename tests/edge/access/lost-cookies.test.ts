import { beforeAll, describe, expect, test } from 'vitest';
import { frame as english } from '../../../src/copy/en/frame.ts';
import { linking as linkingWords } from '../../../src/copy/en/linking/linking.ts';
import { formTo, tagsOf, wordsOf } from '../../support/html.ts';
import { linkingPath, SIGN_IN } from '../../support/linking.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  PASSWORD,
  newNetwork,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { kept, mailedLink, resetLink } from '../../support/recovery.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken, SSO_CALL, inApp, opened } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());

/** The headers with which a browser follows a link of the portal. */
const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const credentials = { username: emailOf('owner'), password: PASSWORD };
const told = (answer: Answer) => wordsOf(answer.text).includes(english.cookiesLost);
const signIn = (fields: Record<string, string> = {}, more: Partial<Ask> = {}) =>
  postForm('/api/auth/sign-in', { ...credentials, ...fields }, { headers: own, ...more });

/** The headers of a navigation that a page of this site began: `none` for an address that another program opened. */
const from = (site: string) => ({ ...own, 'sec-fetch-site': site });

/**
 * Follows redirects and refreshes until there is a page, and sends the cookies only where `keeps` says so. A redirect
 * comes from the site that led to the first address, a refresh from the page itself.
 */
async function followed(
  answer: Answer,
  headers: Record<string, string> = own,
  keeps = false,
): Promise<Answer> {
  const visited: string[] = [];
  let last = answer;
  let cookie = keeps ? cookieHeader(answer) : '';
  let sent = headers;
  for (;;) {
    const refresh = tagsOf(last.text).find(({ attributes }) => attributes.get('http-equiv') === 'refresh');
    const to = last.location ?? refresh?.attributes.get('content')?.replace('0;url=', '');
    if (to === undefined) return last;
    expect(visited, 'nobody is led round in a circle').not.toContain(to);
    visited.push(to);
    if (last.location === undefined) sent = { ...headers, ...own };
    last = await ask({ path: to, headers: sent, cookie });
    if (keeps) cookie = kept(cookie, last);
  }
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
      const { frame: words } = await import(`../../../src/copy/${language}/frame.ts`);
      expect(page.headers['content-language']).toBe(language);
      expect(wordsOf(page.text)).toContain(words.cookiesLost);
    },
  );
});

/** A step of a person whose next page depends on the cookie of the answer, and what that page must not say without it. */
type Step = {
  what: string;
  take: () => Promise<Answer>;
  /** How the step was begun; by default from a page of the portal. */
  site?: string;
  /** What the page says to a browser without cookies, beside the sentence. */
  says?: string;
  never?: string;
  /** What it says to a browser that keeps them. */
  keeps: string;
};

/** The fields of a declaration as its page serves it, with what a person types. */
async function declared(kind: string, more: Record<string, string> = {}) {
  const { fields } = formTo((await ask({ path: `/${kind}` })).text, DECLARATION);
  const typed = { name: 'Erika Mustermann', email: 'erika@person.example', contract: 'Premium' };
  return { ...fields, ...typed, cause: 'ordinary', ends: 'soonest', ...more };
}
const sends = (path: string, fields: Record<string, string>, more: Partial<Ask> = {}) =>
  postForm(path, fields, { headers: own, network: newNetwork(), ...more });
const byOwnScript = { ...own, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
/** The answer to a script as if it had led the browser to the page that it names. */
const nextOf = (answer: Answer) => ({ ...answer, location: String(JSON.parse(answer.text).next), text: '' });
const byScript = async (path: string, fields: Record<string, string>) =>
  nextOf(await postJson(path, fields, { headers: byOwnScript, network: newNetwork() }));
const opens = async (path: string, site: string) => ask({ path, headers: from(site) });
const DECLARATION = '/api/legal/declaration';
const invalid = 'nvalid';

const steps: Step[] = [
  ...['none', 'cross-site', 'same-origin'].flatMap((site) => [
    {
      what: `opens a mailed link to verify (${site})`,
      take: async () => opens((await mailedLink(emailOf('unverified'), 'verify')).path, site),
      site,
      never: invalid,
      keeps: 'Press the button to confirm',
    },
    {
      what: `opens a mailed link for a new password (${site})`,
      take: async () => opens((await resetLink(emailOf('owner'))).path, site),
      site,
      never: invalid,
      keeps: 'New Password',
    },
  ]),
  {
    what: 'asks for a new password',
    take: () => sends('/api/recovery/forgot', { email: emailOf('owner') }),
    says: 'Check your email',
    never: 'Send Reset Link',
    keeps: `If ${emailOf('owner')} belongs to an account`,
  },
  {
    what: 'asks for a new password by script',
    take: () => byScript('/api/recovery/forgot', { email: emailOf('trial') }),
    says: 'Check your email',
    never: 'Send Reset Link',
    keeps: `If ${emailOf('trial')} belongs to an account`,
  },
  {
    what: 'asks for a new password for no address',
    take: () => sends('/api/recovery/forgot', { email: 'owner' }),
    keeps: 'Please enter a valid email address.',
  },
  ...['withdrawal', 'cancellation'].flatMap((kind) => [
    {
      what: `sends a declaration of ${kind}`,
      take: async () => sends(DECLARATION, await declared(kind)),
      says: `Your ${kind} has been sent`,
      never: 'Email address for the receipt',
      keeps: 'A receipt is on its way to erika@person.example',
    },
    {
      what: `sends a declaration of ${kind} by script`,
      take: async () => {
        const headers = { ...byOwnScript, 'x-portal-request': '1' };
        return nextOf(await sends(DECLARATION, await declared(kind), { headers }));
      },
      says: `Your ${kind} has been sent`,
      keeps: 'A receipt is on its way to erika@person.example',
    },
    {
      what: `sends a declaration of ${kind} with a missing field`,
      take: async () => sends(DECLARATION, await declared(kind, { name: '' })),
      says: 'Please check the marked fields. Nothing has been sent yet.',
      keeps: 'Please check the marked fields. Nothing has been sent yet.',
    },
  ]),
  {
    what: 'chooses a language',
    take: () => sends('/api/language', { language: 'fr', page: '/forgot-password' }),
    keeps: 'Mot de passe oublié',
  },
  {
    what: 'chooses what tags may do',
    take: () => sends('/api/consent', { choice: 'refuse', page: '/login' }),
    keeps: 'Sign In',
  },
  {
    what: 'types a wrong password',
    take: () => signIn({ password: 'Wrong-0!' }),
    keeps: 'The email or password you entered is incorrect.',
  },
  {
    what: 'types a wrong password where an assistant is linked',
    take: async () => {
      const path = linkingPath('google');
      const { fields } = formTo((await opens(path, 'cross-site')).text, SIGN_IN);
      return sends(SIGN_IN, { ...fields, username: emailOf('owner'), password: 'Wrong-0!' });
    },
    keeps: 'The email or password you entered is incorrect.',
  },
  {
    what: 'signs in by Google',
    take: () =>
      byScript('/api/social/sign-in', { provider: 'google', idToken: 'a.b.c', redirectUri: '/payment' }),
    keeps: 'This took too long, or it was started in another window.',
  },
];

describe.each(steps)('Somebody $what', ({ take, site = 'same-origin', says, never, keeps }) => {
  test('and reads that the browser kept no cookies, and nothing that is not so', async () => {
    const page = await followed(await take(), from(site));
    expectSafe(page);
    const words = wordsOf(page.text);
    expect(words.split(english.cookiesLost)).toHaveLength(2);
    if (says !== undefined) expect(words).toContain(says);
    if (never !== undefined) expect(words).not.toContain(never);
  });

  test('reads nothing of cookies where the browser keeps them, at an address that says nothing of them', async () => {
    const page = await followed(await take(), from(site), true);
    expectSafe(page);
    expect(wordsOf(page.text)).toContain(keeps);
    expect(told(page)).toBe(false);
  });
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
    const page = await followed(way, own, true);
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

  test.each(['/verify-email', '/reset-password'])(
    'to a browser without any cookie that opens %s by itself',
    async (path) => {
      for (const site of ['none', 'cross-site', 'same-origin']) {
        const page = await opens(path, site);
        expect([page.status, told(page)]).toEqual([200, false]);
        expect(wordsOf(page.text)).toContain(invalid);
      }
    },
  );

  test.each(['/verify-email?reason=moved', '/verify-email?reason=cookies', '/reset-password?reason=moved'])(
    'to a browser that keeps cookies and opens %s, which somebody else wrote',
    async (path) => {
      for (const site of ['none', 'cross-site', 'same-site']) {
        const page = await followed(await opens(path, site), from(site), true);
        expect(told(page)).toBe(false);
        expect(wordsOf(page.text)).toContain(invalid);
      }
    },
  );

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
