// The page cache: what is kept under an address is what that address answers, for anybody and however it is spelt.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { pageNames, rowOf } from '../../../src/domain/pages/find-page.ts';
import { chosenLanguages } from '../../../src/domain/text/languages.ts';
import { fuzzRuns } from '../../support/hostile-data.ts';
import { type Answer, type Ask, ask, newNetwork, portalPort } from '../../support/portal.ts';
import { onWire } from '../../support/wire.ts';

const FRONT_PAGES = ['/', '/login', '/forgot-password'];
/** A cookie that no page reads. With any cookie of this prefix the answer is made anew and not kept. */
const UNCACHED = '__Host-nobody-reads-this=1';
/** Languages of the sign-in buttons without a page in them. With each of them every page is another one. */
const buttonLanguages = 'ca cs da el fi hr hu id it ko ms nl no pl ro ru sk sv th tr uk vi'.split(' ');

type Visitor = { brand: string; language: string };

/** Visitors for whom nothing is kept yet: no two have the same brand, page language and language of the buttons. */
const newVisitors = (function* (): Generator<Visitor, never> {
  for (const button of buttonLanguages)
    for (const page of chosenLanguages)
      for (const brand of allBrands.byKey.keys()) yield { brand, language: `${button},${page}` };
  throw new Error('there are no more visitors for whom nothing is kept');
})();

/** A visitor of a brand with tags, or of one without. */
function newVisitor({ hasTags }: { hasTags: boolean }): Visitor {
  const visitor = newVisitors.next().value;
  return (allBrands.byKey.get(visitor.brand)?.tagManager !== undefined) === hasTags
    ? visitor
    : newVisitor({ hasTags });
}

const asking = ({ brand, language }: Visitor, network = newNetwork()) => {
  const headers = { 'accept-language': language };
  return (path: string, more: Partial<Ask> = {}) => ask({ brand, path, headers, network, ...more });
};

/** What must be the same in two answers: not the time, the ids and what the answer waited for. */
function shown({ status, headers, text, setCookies }: Answer) {
  const { date: _date, 'x-request-id': _id, 'server-timing': _timing, ...others } = headers;
  delete others['content-length'];
  delete others['transfer-encoding'];
  return { status, headers: others, setCookies, text: text.replaceAll(/[0-9a-f-]{36}/g, 'id') };
}

/** The same of an answer that is not kept, which differs in `Cache-Control` alone. */
function shownUncached(answer: Answer) {
  const { headers, ...others } = shown(answer);
  return { ...others, headers: { ...headers, 'cache-control': 'any' } };
}

const wasCached = ({ headers }: Answer) => String(headers['server-timing']).includes('kept');

/** Does `attack` before anybody else has asked for a page, and expects the front pages to be themselves afterwards. */
async function expectSameFrontPages(
  visitor: Visitor,
  attack: (send: ReturnType<typeof asking>) => Promise<void>,
): Promise<void> {
  const send = asking(visitor);
  const before = await Promise.all(FRONT_PAGES.map((path) => send(path, { cookie: UNCACHED })));
  await attack(send);
  const after = await Promise.all(FRONT_PAGES.map((path) => send(path)));
  expect(after.map(shownUncached)).toEqual(before.map(shownUncached));
}

/** Expects an address to answer the same twice, the same as without a cache, and never to answer for another one. */
async function expectOwnAnswer(path: string, visitor: Visitor, more: Partial<Ask> = {}): Promise<boolean> {
  let isCached = false;
  await expectSameFrontPages(visitor, async (send) => {
    const uncached = await send(path, { ...more, cookie: UNCACHED });
    const [first, second] = [await send(path, more), await send(path, more)];
    expect(shown(second)).toEqual(shown(first));
    expect(shownUncached(second)).toEqual(shownUncached(uncached));
    isCached = wasCached(second);
  });
  return isCached;
}

const addresses: { path: string; isCached: boolean; name?: string }[] = [
  { path: '/error', isCached: true },
  { path: '/error?error_code=already_subscribed', isCached: true },
  { path: '/login?redirectUri=%2Fplans%3FplanId%3D1&reason=idle', isCached: true },
  // The runtime resolves dots and drops a fragment before the Worker sees the address.
  { path: '/./error', isCached: true },
  { path: '/login/../error', isCached: true },
  { path: '/login/%2e%2e/error', isCached: true },
  { path: '/error#/login', isCached: true },
  { path: '/login?redirectUri=/delete-account&reason=locked&x=\\', isCached: false },
  { path: '/error?\\', isCached: false },
  { path: '/error\\', isCached: false },
  { path: '/error?error_code=cancel&\\', isCached: false },
  {
    path: `/forgot-password?${'a'.repeat(20_000)}`,
    isCached: false,
    name: '/forgot-password?<20,000 letters>',
  },
  {
    path: `/error?error_code=cancel&${'a'.repeat(16_384)}`,
    isCached: false,
    name: '/error?…&<16,384 letters>',
  },
  { path: '/error?error_code=already_subscribed&error_code=cancel', isCached: false },
  { path: '/error?redirectUri=%2Fbilling&redirectUri=%2Fbilling', isCached: false },
  { path: '/login?reason=idle&utm_source=a', isCached: false },
  { path: '/login?reason=%69dle', isCached: false },
  { path: '/login?Reason=idle', isCached: false },
  { path: '/error%2f', isCached: false },
  { path: '/%65rror', isCached: false },
  { path: '//error', isCached: false },
  { path: '/error/', isCached: false },
  { path: '/error;a=1', isCached: false },
  { path: '/error?disableGTM=true', isCached: false },
  { path: '/login?lang=de', isCached: false },
  { path: '/error?brand=otis', isCached: false },
  { path: '/subscription?\u00e9', isCached: false },
  { path: '/error?', isCached: false },
];
test.each(addresses.map((row) => ({ name: row.path, ...row })))(
  '$name answers for itself alone; kept: $isKept',
  async ({ path, isCached }) => {
    expect(await expectOwnAnswer(path, newVisitor({ hasTags: false }))).toBe(isCached);
  },
);

test.each([
  ['/error', false],
  ['/error-status', false],
  ['/error?error_code=already_subscribed', false],
  ['/login', true],
  ['/forgot-password', true],
])('%s of a brand with tags answers for itself alone; kept: %s', async (path, isCached) => {
  expect(await expectOwnAnswer(path, newVisitor({ hasTags: true }))).toBe(isCached);
});

test('a choice about tags does not stop a sign-in page from being kept', async () => {
  const visitor = newVisitor({ hasTags: true });
  const cookie = '__Host-consent=1.2026-11-26.none; sandbox-network=DE';
  expect(await expectOwnAnswer('/login', visitor, { cookie })).toBe(true);
});

test.each([
  ['in capitals', ({ brand }: Visitor) => `${brand.toUpperCase()}.localhost:${portalPort()}`],
  ['with a dot at its end', ({ brand }: Visitor) => `${brand}.localhost.:${portalPort()}`],
  ['on another port', ({ brand }: Visitor) => `${brand}.localhost:1`],
  ['of no brand', () => `preview.example:${portalPort()}`],
  [
    'of another brand',
    ({ brand }: Visitor) => `${brand === 'otis' ? 'visi' : 'otis'}.localhost:${portalPort()}`,
  ],
])('/error on a host %s answers for itself alone', async (_what, hostOf) => {
  const visitor = newVisitors.next().value;
  await expectOwnAnswer('/error', visitor, { host: hostOf(visitor) });
});

test.each([
  ['a tab', '/error?\t'],
  ['a null', '/error?\0'],
  ['an escape', '/error\x1b'],
  ['a host before a backslash', '/\\account.invalid/error'],
  ['a vertical tab and a letter outside ASCII', '/error?\v\u00fc'],
])('a raw request for %s answers for nothing else', async (_what, target) => {
  const visitor = newVisitors.next().value;
  const { brand, language } = visitor;
  const head = [
    `GET ${target} HTTP/1.1`,
    `host: ${brand}.localhost:${portalPort()}`,
    `accept-language: ${language}`,
    `cf-connecting-ip: ${newNetwork()}`,
    'connection: close',
  ];
  await expectSameFrontPages(visitor, async () => {
    for (let turn = 0; turn < 2; turn += 1) await onWire(`${head.join('\r\n')}\r\n\r\n`);
  });
});

test('a made-up address answers for itself alone', async () => {
  const { seed, numRuns } = fuzzRuns(24);
  const names = pageNames.flatMap((page) => Object.keys(rowOf(page).query ?? {}));
  const name = fc.constantFrom(...new Set([...names, 'lang', 'x', 'Reason', '__proto__']));
  const value = fc.constantFrom(
    'idle',
    'cookies',
    'cancel',
    'submitted',
    '/billing',
    '%2Fplans%3FplanId%3D1',
    '',
    '%5c',
  );
  const path = fc.constantFrom('/', '/login', '/subscription', '/forgot-password', '/error', '/error-status');
  const afterPath = fc.constantFrom('', '', '', '', '/', '\\', '%2f', '//');
  const pairs = fc.array(
    fc.tuple(name, value).map((both) => both.join('=')),
    { maxLength: 3 },
  );
  const afterQuery = fc.constantFrom('', '\\', '&\\', '#a', '&', '&%00', '\u00ff', `&${'a'.repeat(16_384)}`);
  await fc.assert(
    fc.asyncProperty(path, afterPath, pairs, afterQuery, async (page, end, query, rest) => {
      await expectOwnAnswer(`${page}${end}?${query.join('&')}${rest}`, newVisitors.next().value);
    }),
    { seed, numRuns, endOnFailure: true },
  );
});
