import { beforeAll, describe, expect, test } from 'vitest';
import { copyFor } from '../../../src/copy/copy.ts';
import { chosenLanguages, directionOf } from '../../../src/domain/text/languages.ts';
import { formTo, tagsOf } from '../../support/html.ts';
import { cookiesAfter, linkAt, linkingPath } from '../../support/linking.ts';
import {
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  originOf,
  newNetwork,
  PASSWORD,
  portalLog,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appToken } from '../../support/sso.ts';
import { unannouncedErrors } from '../../support/server-log.ts';
import { routeRows } from '../rows/routes.ts';

const CALL = '/api/language';
const YEAR = 365 * 86_400;
/** The script that only the page after a choice of language runs. */
const STORES = 'src="/_astro/store-language.';
const MARK = '__Host-language-chosen';

let owner: string;
beforeAll(async () => {
  await sandbox.reset();
  owner = await signedIn('owner');
});

const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const kept = (value: string) => `__Host-locale=${value}`;
const choose = (language: string, page: string, cookie?: string) =>
  postForm(CALL, { language, page }, { cookie, network: newNetwork() });

describe('The language menu', () => {
  test.each(routeRows)('is on $path, with the address of that page', async ({ path }) => {
    for (const cookie of [undefined, owner]) {
      const page = await ask({ path, cookie });
      if (page.status >= 300 && page.status < 400) continue;
      const form = formTo(page.text, CALL);
      const again = await ask({ path: String(form.fields['page']), cookie });
      expect([page.status, 200]).toContain(again.status);
      const buttons = tagsOf(page.text).filter(({ attributes }) => attributes.get('name') === 'language');
      // In the footer, and in the menu of a person who has one.
      const menus = page.text.includes('class="languages-item"')
        ? [...chosenLanguages, ...chosenLanguages]
        : chosenLanguages;
      expect(buttons.map(({ attributes }) => attributes.get('value'))).toEqual(menus);
      const current = buttons.filter(({ attributes }) => attributes.has('aria-current'));
      expect(current).toHaveLength(menus.length / chosenLanguages.length);
    }
  });

  test('is on a page that is not found', async () => {
    const page = await ask({ path: '/nothing.png' });
    expect(page.status).toBe(404);
    expect(formTo(page.text, CALL).fields['page']).toBe('/');
  });

  test('holds no token, and no parameter that the page does not read', async () => {
    for (const path of ['/login?token=undefined&sealed=secret-1', '/plans?vtoken=secret-2&email=secret-3']) {
      const page = await ask({ path });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('secret-');
      expect(page.text).not.toContain('token=');
    }
  });
});

describe('A chosen language', () => {
  test.each(chosenLanguages)(
    '%s is kept for a year in an HttpOnly cookie, and shows at once',
    async (language) => {
      const answer = await choose(language, '/login?reason=idle&redirectUri=%2Fplans');
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([303, '/login?reason=idle&redirectUri=%2Fplans']);
      expect(answer.setCookies).toEqual([
        `${kept(`chosen.${language}`)}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`,
        `${MARK}=1; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60`,
      ]);
      const page = await ask({
        path: '/login',
        cookie: cookieHeader(answer),
        headers: { 'accept-language': 'en-GB' },
      });
      expect(languageOf(page.text)).toBe(language);
      expect(page.headers['content-language']).toBe(language);
      expect(page.text.includes('dir="rtl"><head>')).toBe(directionOf(language) === 'rtl');
      expect(page.text).toContain(STORES);
      expect(cookieValue(page, MARK)).toBe('');
      const next = await ask({ path: '/login', cookie: kept(`chosen.${language}`) });
      expect(languageOf(next.text)).toBe(language);
      expect(next.text).not.toContain(STORES);
      expect(next.setCookies).toEqual([]);
    },
  );

  test('is preferred to every asked language', async () => {
    for (const [path, cookie, language] of [
      ['/login?lang=de', kept('chosen.es'), 'es'],
      ['/login?lang=de', kept('asked.es'), 'de'],
      ['/login', kept('asked.es'), 'es'],
      ['/login', undefined, 'ja'],
      ['/login?lang=xx', undefined, 'ja'],
    ] as const) {
      const page = await ask({ path, cookie, headers: { 'accept-language': 'ja' } });
      expect(languageOf(page.text), `${path} ${cookie}`).toBe(language);
    }
  });

  test('does not end a sign-in that waits for its code, a linking, a draft of an order or a card form', async () => {
    const waiting = await postForm(
      '/api/auth/sign-in',
      { username: emailOf('mfa-email'), password: PASSWORD },
      { network: newNetwork() },
    );
    const shopper = await signedIn('owner');
    await postForm(
      '/api/plans/choose',
      { planId: 'plan-geeni_basic_m', confirmed: 'yes' },
      { cookie: shopper },
    );
    const path = linkingPath('google', { state: 's.%2b%20%27~' });
    const linking = await linkAt(path, { persona: 'mfa-email' });
    const journeys = [
      { path: '/mfaLogin', cookie: cookieHeader(waiting) },
      { path: '/order-summary', cookie: shopper },
      { path: '/billing', cookie: shopper },
      { path, cookie: undefined },
      { path: String(linking.location), cookie: cookieHeader(linking) },
    ];
    for (const { path: here, cookie } of journeys) {
      const page = await ask({ path: here, cookie });
      const { fields } = formTo(page.text, CALL);
      const answer = await choose('es', String(fields['page']), cookie);
      expect([answer.status, answer.location], here).toEqual([303, here]);
      const again = await ask({ path: here, cookie: [cookie, kept('chosen.es')].filter(Boolean).join('; ') });
      expect([again.status, languageOf(again.text)], here).toEqual([200, 'es']);
    }
  });

  test.each(['/error', '/login?reason=unavailable'])(
    'leads back to %s without a reference, because nothing failed by it',
    async (page) => {
      const form = await choose('fr', page);
      const script = await postJson(CALL, { language: 'fr', page }, { network: newNetwork() });
      expect([form.location, JSON.parse(script.text)]).toEqual([page, { next: page }]);
    },
  );

  test('is answered as JSON to a script', async () => {
    const answer = await postJson(
      CALL,
      { language: 'fr', page: '/plans?planId=1' },
      { network: newNetwork() },
    );
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/plans?planId=1' }]);
    expect(cookieValue(answer, '__Host-locale')).toBe('chosen.fr');
    const refused = await postJson(CALL, { language: 'xx' }, { network: newNetwork() });
    expectProblem(refused, 400, 'bad_request');
    expect(refused.setCookies).toEqual([]);
  });

  test('stays after a sign-out, and is written again into the emptied storage', async () => {
    const cookie = `${await signedIn('trial')}; ${kept('chosen.he')}`;
    const answer = await postForm('/api/auth/sign-out', {}, { cookie });
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(cookieValue(answer, '__Host-locale')).toBeUndefined();
    expect(cookieValue(answer, MARK)).toBe('1');
    const page = await ask({ path: '/', cookie: `${kept('chosen.he')}; ${MARK}=1` });
    expect(languageOf(page.text)).toBe('he');
    expect(page.text).toContain(STORES);
    const asked = await postForm('/api/auth/sign-out', {}, { cookie: kept('asked.he') });
    expect(cookieValue(asked, MARK)).toBeUndefined();
  });
});

describe('An invalid choice of language', () => {
  const long = 'e'.repeat(5_000);
  test.each([
    ['unknown', { language: 'xx' }],
    ['of another spelling', { language: 'ES' }],
    ['missing', {}],
    ['empty', { language: '' }],
    ['no own property', { language: '__proto__' }],
    ['two lines', { language: 'es\r\nset-cookie: zz9=1' }],
    ['markup', { language: '<zz9 onload=alert(1)>' }],
    ['far too long', { language: long }],
  ])('%s changes nothing and leads back', async (_what, fields) => {
    const before = unannouncedErrors(portalLog()).length;
    const answer = await postForm(CALL, { ...fields, page: '/error' }, { network: newNetwork() });
    expectSafe(answer);
    expect([answer.status, answer.location, answer.setCookies]).toEqual([303, '/error', []]);
    expect(answer.text).toBe('');
    expect(unannouncedErrors(portalLog())).toHaveLength(before);
  });

  test('with two languages changes nothing; an endless body leads home', async () => {
    const headers = {
      origin: originOf(),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    for (const [body, location] of [
      ['language=es&language=de&page=%2Ferror', '/error'],
      ['language=es&language=es&page=%2Ferror', '/error'],
      ['language=xx&page=%2Ferror&page=%2Flogin', '/'],
      [`language=xx&page=${'x'.repeat(80_000)}`, '/'],
    ] as const) {
      const answer = await ask({ method: 'POST', path: CALL, headers, body, network: newNetwork() });
      expect([answer.status, answer.location, answer.setCookies]).toEqual([303, location, []]);
    }
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/login\r\nset-cookie: zz9=1',
    '/sandbox',
    '/api/session',
    '/login?redirectUri=https%3A%2F%2Fevil.example',
  ])('never redirects off the portal: %j', async (page) => {
    const answer = await choose('es', page);
    expectSafe(answer);
    expect(answer.status).toBe(303);
    expect(['/', '/login']).toContain(answer.location);
  });

  test('from a page of another site is refused like every call', async () => {
    const answer = await postForm(
      CALL,
      { language: 'es', page: '/' },
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, network: newNetwork() },
    );
    expect([answer.status, answer.setCookies]).toEqual([403, []]);
  });
});

describe('An asked language in an address', () => {
  test.each(routeRows)('is used on $path', async ({ path }) => {
    const wish = `${path.includes('?') ? '&' : '?'}locale=es`;
    const answer = await ask({ path: path + wish, cookie: owner });
    expectSafe(answer);
    expect(cookieValue(answer, '__Host-locale')).toBe('asked.es');
    expect(answer.setCookies.find((cookie) => cookie.startsWith(kept('')))).not.toContain('Max-Age');
    if (answer.status === 200) expect(languageOf(answer.text)).toBe('es');
  });

  test('is kept through SSO: the page has the language of the app', async () => {
    const token = await appToken('owner');
    const arrives = await ask({ path: `/isolated-sso-redirect?token=${token}&nextPath=/plans&lang=de` });
    expect(arrives.status).toBe(303);
    const cookie = cookieHeader(arrives);
    const sends = await ask({ path: String(arrives.location), cookie });
    expect(languageOf(sends.text)).toBe('de');
    const { fields } = formTo(sends.text, '/api/sso');
    const lands = await postForm('/api/sso', { ...fields, app: 'around' }, { cookie });
    const page = await ask({ path: String(lands.location), cookie: cookiesAfter(arrives, lands) });
    expect([page.status, languageOf(page.text)]).toEqual([200, 'de']);
  });

  test.each([
    ['google', 'user_locale=ja-JP', 'ja'],
    ['alexa', 'ui_locales=se+fr-CA+en', 'fr'],
  ] as const)('comes through linking by %s: %s', async (partner, wish, language) => {
    const path = linkingPath(partner, { more: `&response_type=code&${wish}` });
    const page = await ask({ path });
    expect([page.status, languageOf(page.text)]).toEqual([200, language]);
    const linked = await linkAt(path, { cookie: cookieHeader(page), persona: 'mfa-email' });
    const code = await ask({ path: String(linked.location), cookie: cookiesAfter(page, linked) });
    expect([code.status, languageOf(code.text)]).toEqual([200, language]);
  });

  test.each([
    'lang=xx',
    'lang=es&lang=es',
    'ui_locales=es&ui_locales=de',
    'lang=__proto__',
    'locale=es%0d%0aset-cookie:%20zz9=1',
    'user_locale=%3Czz9%20onload%3D1%3E',
    `locale=${'e'.repeat(5_000)}`,
    'locale[]=es',
    'lang=%E0%A4%A',
  ])('is ignored where it is invalid: %.50s', async (wish) => {
    for (const path of [`/login?${wish}`, linkingPath('google', { more: `&${wish}` })]) {
      const page = await ask({ path });
      expectSafe(page);
      expect([page.status, languageOf(page.text)], path).toEqual([200, 'en']);
      expect(page.setCookies).toEqual([]);
      expect(page.text).not.toMatch(/<zz9|e{60}/);
    }
  });

  test('does not change the page of the next visitor', async () => {
    const plain = await ask({ path: '/login' });
    expect(languageOf((await ask({ path: '/login?lang=ar' })).text)).toBe('ar');
    expect((await ask({ path: '/login' })).text).toBe(plain.text);
  });
});

describe('The Spanish of Spain', () => {
  const nobody = { copy: {} };
  const noCard = (language: 'es' | 'es-ES') => copyFor('billing', language, nobody).needsScript;
  const inBoth = copyFor('billing', 'es', nobody).addressTitle;

  test.each([
    ['es-ES,es;q=0.9', 'es-ES', '3,99\u00a0US$'],
    ['es-MX,es;q=0.9', 'es', 'USD\u00a03.99'],
  ] as const)(
    '%s: the page is %s, with its sentences, those of both, and the amounts of its region',
    async (wish, language, amount) => {
      const headers = { 'accept-language': wish };
      const other = language === 'es' ? 'es-ES' : 'es';
      const page = await ask({ path: '/billing', cookie: owner, headers });
      expect([languageOf(page.text), page.headers['content-language']]).toEqual([language, language]);
      expect(page.text).toContain(noCard(language));
      expect(page.text).toContain(inBoth);
      expect(page.text).not.toContain(noCard(other));
      const plan = await ask({ path: '/subscriptions', cookie: owner, headers });
      expect(plan.text).toContain(amount);
    },
  );

  test('has pages of its own in the page cache', async () => {
    const read = (language: string) =>
      ask({ path: '/forgot-password', headers: { 'accept-language': language } });
    for (const language of ['es-ES', 'es', 'es-ES', 'es'])
      expect(languageOf((await read(language)).text)).toBe(language);
    expect((await read('es-ES')).headers['server-timing']).toContain('kept');
  });
});

describe('The language of an answer is named in', () => {
  test.each(['/login', '/plans', '/nothing.png', '/error', '/oauth'])('%s, as a page', async (path) => {
    for (const [cookie, language] of [
      [undefined, 'en'],
      [kept('chosen.ja'), 'ja'],
    ] as const) {
      for (const round of [1, 2]) {
        const page = await ask({ path, cookie });
        expect([languageOf(page.text), page.headers['content-language']], `round ${round}`).toEqual([
          language,
          language,
        ]);
        expect(page.headers['vary']).toBe('Accept-Language, Cookie');
      }
    }
  });

  test('a message of a call', async () => {
    const answer = await postJson(
      '/api/auth/sign-in',
      {},
      { cookie: kept('chosen.fr'), network: newNetwork() },
    );
    expect([answer.status, answer.headers['content-language']]).toEqual([400, 'fr']);
  });

  test('a visitor’s page of the page cache, which is kept per language, also for a chosen language', async () => {
    const path = '/login?reason=ended';
    const cookie = kept('chosen.he');
    const [first, second] = [await ask({ path, cookie }), await ask({ path, cookie })];
    expect(second.text).toBe(first.text);
    expect(second.headers['server-timing']).toContain('kept');
    expect(languageOf(second.text)).toBe('he');
    expect(languageOf((await ask({ path })).text)).toBe('en');
  });
});
