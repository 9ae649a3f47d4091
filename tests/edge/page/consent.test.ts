// What scripts of others may do: by the visitor's network, browser and choice, on every page.

import { beforeAll, describe, expect, test } from 'vitest';
import { headerBudget } from '../../../bench/budgets.ts';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { pageAt, rowOf } from '../../../src/domain/pages/find-page.ts';
import { formTo, tagsOf } from '../../support/html.ts';
import { cookieFrom, GERMANY, TEXAS } from '../../support/networks.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  headerBytes,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { routeRows } from '../rows/routes.ts';

const CALIFORNIA = cookieFrom('US-CA');
const QUEBEC = cookieFrom('CA-QC');
const NOWHERE = cookieFrom('unknown');
const GPC = { 'sec-gpc': '1' };
const COOKIE = '__Host-consent';
const HALF_A_YEAR = 182 * 86_400;
const LONGEST = 400 * 86_400;
/** The clock of the portal is the real one. */
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const chose = (purposes: string, daysAgo = 0) => `${COOKIE}=1.${day(daysAgo)}.${purposes}`;

beforeAll(() => sandbox.reset());

/** What a page does: it loads tags for these purposes, or asks, or neither. */
function tagsIn(page: Answer): string {
  const tags = tagsOf(page.text).find(({ attributes }) => attributes.has('data-tags'));
  const asks = page.text.includes('aria-labelledby="consent-title"');
  const sends = String(page.headers['content-security-policy']).includes('tags.localhost');
  // The policy opens where tags load, and nowhere else.
  expect({ loads: tags !== undefined, sends }).toEqual({ loads: sends, sends });
  if (tags) return `loads ${tags.attributes.get('data-purposes')}`;
  return asks ? 'asks' : 'nothing';
}

const EVERYTHING = 'loads measuring advertising';

describe('On the plans', () => {
  test.each([
    ['Germany', GERMANY, {}, 'asks'],
    ['Germany, agreed', `${GERMANY}; ${chose('measuring+advertising')}`, {}, EVERYTHING],
    ['Germany, measuring agreed', `${GERMANY}; ${chose('measuring')}`, {}, 'loads measuring'],
    ['Germany, advertising agreed', `${GERMANY}; ${chose('advertising')}`, {}, 'loads advertising'],
    ['Germany, refused', `${GERMANY}; ${chose('none')}`, {}, 'nothing'],
    ['Germany, agreed half a year ago', `${GERMANY}; ${chose('measuring', 184)}`, {}, 'asks'],
    ['Germany, refused half a year ago', `${GERMANY}; ${chose('none', 184)}`, {}, 'asks'],
    ['Germany, agreed in days to come', `${GERMANY}; ${chose('measuring', -5)}`, {}, 'asks'],
    ['Germany, with a garbled choice', `${GERMANY}; ${COOKIE}=yes`, {}, 'asks'],
    ['Germany, by a browser with the signal', `${GERMANY}; ${chose('measuring')}`, GPC, 'nothing'],
    ['Quebec', QUEBEC, {}, 'asks'],
    ['an unknown network', NOWHERE, {}, 'asks'],
    ['California', CALIFORNIA, {}, EVERYTHING],
    ['California, with the signal', CALIFORNIA, GPC, 'nothing'],
    ['California, with the signal, agreed', `${CALIFORNIA}; ${chose('measuring')}`, GPC, 'nothing'],
    ['California, refused', `${CALIFORNIA}; ${chose('none')}`, {}, 'nothing'],
    ['California, refused long ago', `${CALIFORNIA}; ${chose('none', 900)}`, {}, 'nothing'],
    ['California, with a garbled choice', `${CALIFORNIA}; ${COOKIE}=yes`, {}, 'nothing'],
    ['Texas', TEXAS, {}, EVERYTHING],
    ['Texas, with the signal', TEXAS, GPC, 'nothing'],
    ['Texas, with another value of the signal', TEXAS, { 'sec-gpc': '0' }, EVERYTHING],
    ['Texas, with the language of Germany', TEXAS, { 'accept-language': 'de-DE' }, EVERYTHING],
    ['Germany, with the language of Texas', GERMANY, { 'accept-language': 'en-US' }, 'asks'],
  ])('a visitor from %s', async (_who, cookie, headers, does) => {
    expect(tagsIn(await ask({ path: '/plans', cookie, headers }))).toBe(does);
  });

  test('a choice that comes twice counts as none: the browser is asked to forget both', async () => {
    const answer = await ask({ path: '/plans', cookie: `${TEXAS}; ${chose('none')}; ${chose('measuring')}` });
    expect(answer.location).toBe('/login?redirectUri=%2Fplans&reason=doubled');
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
  });

  test('a signed-in person is not asked', async () => {
    const cookie = `${await signedIn('owner')}; ${GERMANY}`;
    expect(tagsIn(await ask({ path: '/plans', cookie }))).toBe('nothing');
  });

  test('nobody is asked where the address switches tags off', async () => {
    expect(tagsIn(await ask({ path: '/plans?disableGTM=true', cookie: GERMANY }))).toBe('nothing');
  });
});

describe('Every page, whatever was agreed', () => {
  const tagPages = new Set(['/plans', '/share', '/error', '/error-status', '/404', '/nowhere.html']);
  const paths = [...new Set([...routeRows.map(({ path }) => path), '/nowhere.html', '/500', '/404'])];

  test.each(paths)('%s has tags only where the inventory says so', async (path) => {
    for (const [cookie, wanted] of [
      [TEXAS, EVERYTHING],
      [`${GERMANY}; ${chose('measuring+advertising')}`, EVERYTHING],
      [GERMANY, 'asks'],
      [`${GERMANY}; ${chose('none')}`, 'nothing'],
      [`${CALIFORNIA}; ${chose('none')}`, 'nothing'],
    ] as const) {
      const page = await ask({ path, cookie });
      const name = pageAt(path);
      const kind = name ? rowOf(name).kind : 'plain';
      if (kind !== 'plain') expect(tagsIn(page), `${path} with ${cookie}`).toBe('nothing');
      expect(tagsIn(page), `${path} with ${cookie}`).toBe(tagPages.has(path) ? wanted : 'nothing');
    }
  });
});

describe('POST /api/consent', () => {
  const choose = (fields: Record<string, string>, cookie: string, headers = {}) =>
    postForm('/api/consent', fields, { cookie, headers });

  test.each([
    ['agree', GERMANY, 'measuring+advertising', HALF_A_YEAR],
    ['refuse', GERMANY, 'none', HALF_A_YEAR],
    ['agree', NOWHERE, 'measuring+advertising', HALF_A_YEAR],
    ['refuse', CALIFORNIA, 'none', LONGEST],
  ])('%s with %s keeps the choice and the day, and nobody’s name', async (choice, cookie, kept, seconds) => {
    const answer = await choose({ choice, page: '/plans?planId=7&utm=1' }, cookie);
    expect([answer.status, answer.location]).toEqual([303, '/plans?planId=7']);
    expect(answer.setCookies).toEqual([
      `${COOKIE}=1.${day(0)}.${kept}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`,
    ]);
    const next = `${cookie}; ${cookieHeader(answer)}`;
    expect(tagsIn(await ask({ path: '/plans', cookie: next }))).toBe(
      kept === 'none' ? 'nothing' : EVERYTHING,
    );
  });

  test.each([
    ['nothing', 'choice=save', 'none'],
    ['one', 'choice=save&purpose=advertising', 'advertising'],
    ['both, in any order', 'choice=save&purpose=advertising&purpose=measuring', 'measuring+advertising'],
    ['all that is not refused', 'choice=refuse&purpose=measuring', 'none'],
  ])('each purpose is chosen on its own: %s', async (_what, body, kept) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const answer = await ask({ method: 'POST', path: '/api/consent', headers, cookie: GERMANY, body });
    expect(cookieValue(answer, COOKIE)).toBe(`1.${day(0)}.${kept}`);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/nowhere', 'javascript:1'])(
    'leads to no other place than a page: %s',
    async (page) => {
      expect((await choose({ choice: 'refuse', page }, GERMANY)).location).toBe('/');
    },
  );

  test.each([{}, { choice: 'maybe' }, { choice: 'save', purpose: 'everything' }])(
    '%j is refused and keeps nothing',
    async (fields) => {
      const answer = await choose({ page: '/plans', ...fields }, GERMANY);
      expect(answer.setCookies).toEqual([]);
      expect(answer.status).toBe(400);
    },
  );

  test('with the signal of the browser there is nothing to choose', async () => {
    const answer = await choose({ choice: 'agree', page: '/plans' }, CALIFORNIA, GPC);
    expect([answer.location, answer.setCookies]).toEqual(['/plans', []]);
  });

  test('from another site is refused', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await choose({ choice: 'agree' }, GERMANY, headers);
    expect(answer.setCookies).toEqual([]);
  });
});

describe('A refusal without an end', () => {
  test('is kept anew at each visit, with the day on which it was made', async () => {
    const page = await ask({ path: '/plans', cookie: `${CALIFORNIA}; ${chose('none', 300)}` });
    expect(page.setCookies).toEqual([
      `${COOKIE}=1.${day(300)}.none; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${LONGEST}`,
    ]);
  });

  test.each([
    ['where the law asks again after six months', `${GERMANY}; ${chose('none', 30)}`],
    ['a choice that cannot be read', `${CALIFORNIA}; ${COOKIE}=yes`],
    ['no choice', CALIFORNIA],
  ])('no cookie is set anew: %s', async (_what, cookie) => {
    expect((await ask({ path: '/plans', cookie })).setCookies).toEqual([]);
  });
});

describe('/privacy-choices', () => {
  const checkedIn = (page: Answer) =>
    tagsOf(page.text)
      .filter(({ name, attributes }) => name === 'input' && attributes.has('checked'))
      .map(({ attributes }) => attributes.get('value'));

  test.each([
    ['Germany', GERMANY, [], 'You haven’t chosen yet.'],
    ['Texas', TEXAS, ['measuring', 'advertising'], 'everything below is on until you turn it off.'],
    ['Texas, refused', `${TEXAS}; ${chose('none')}`, [], 'You chose this on '],
    ['Germany, half', `${GERMANY}; ${chose('measuring')}`, ['measuring'], 'You chose this on '],
    ['Texas, garbled', `${TEXAS}; ${COOKIE}=x`, [], 'We can’t read your earlier choice.'],
  ])('says what holds for a visitor from %s', async (_who, cookie, checked, says) => {
    const page = await ask({ path: '/privacy-choices', cookie });
    expect(page.text).toContain(says);
    expect(checkedIn(page)).toEqual(checked);
    expect(page.text).toContain('Received by: Google.');
  });

  test('keeps to the signal of the browser, and asks nothing', async () => {
    const page = await ask({ path: '/privacy-choices', cookie: CALIFORNIA, headers: GPC });
    expect(page.text).toContain('Your browser sends Global Privacy Control, and we respect it');
    expect(page.text).not.toContain('action="/api/consent"');
  });

  test('saves what is chosen, and says so once it is kept', async () => {
    const before = await ask({ path: '/privacy-choices', cookie: TEXAS });
    const page = formTo(before.text, '/api/consent').fields['page'] ?? '';
    const saved = await postForm(
      '/api/consent',
      { choice: 'save', purpose: 'measuring', page },
      { cookie: TEXAS },
    );
    const kept = `${TEXAS}; ${cookieHeader(saved)}`;
    const after = await ask({ path: saved.location ?? '', cookie: kept });
    expect(after.text).toContain('Your choices are saved.');
    expect(checkedIn(after)).toEqual(['measuring']);
    // A browser that keeps no cookie.
    const lost = await ask({ path: saved.location ?? '', cookie: TEXAS });
    expect(lost.text).not.toContain('Your choices are saved.');
  });

  test('is open to a signed-in person', async () => {
    const cookie = `${await signedIn('owner')}; ${TEXAS}`;
    const page = await ask({ path: '/privacy-choices', cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sign Out');
  });
});

describe('A brand without tags', () => {
  const untagged = [...allBrands.byKey].filter(([, { tagManager }]) => !tagManager).map(([key]) => key);

  test.each(untagged)('%s has no question, no link and no page', async (brand) => {
    for (const path of ['/plans', '/login', '/error']) {
      const page = await ask({ brand, path, cookie: GERMANY });
      expect(tagsIn(page)).toBe('nothing');
      expect(page.text).not.toContain('/privacy-choices');
    }
    expect((await ask({ brand, path: '/privacy-choices' })).location).toBe('/login');
    const owner = await signedIn('owner', brand);
    expect((await ask({ brand, path: '/privacy-choices', cookie: owner })).text).toContain('Next charge');
    const call = await postForm('/api/consent', { choice: 'agree' }, { brand });
    expect(call.setCookies).toEqual([]);
  });
});

test('every page of a brand with tags links to the choices, also a kept one', async () => {
  for (const path of ['/login', '/login', '/plans', '/reset-password', '/oauth', '/error'])
    expect((await ask({ path, cookie: GERMANY })).text, path).toContain('href="/privacy-choices"');
});

test('the headers of a page with the real tags keep their budget', async () => {
  const { tagManager } = allBrands.byKey.get('geeni') ?? {};
  const sending = Object.values(tagManager?.sendsTo ?? {}).flat();
  const scripts = ['https://www.googletagmanager.com', 'https://experiments.geeni.example'];
  // Scripts stand in three directives, the hosts that tags send to in two.
  const real = [...scripts, ...scripts, ...scripts, ...sending, ...sending].join(' ').length;
  const page = await ask({ path: '/plans', cookie: TEXAS });
  expect(headerBytes(page) + real).toBeLessThanOrEqual(headerBudget);
});
