import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeEnv } from '../../../tests/support/fake-env.ts';
import { everyAnswer } from './every-answer.ts';
import { cachedPage } from './page-cache.ts';
import type { PortalHono } from './portal-hono.ts';

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

const { env } = fakeEnv(() => Response.error());
const VISI = 'https://account.visi.example';

/** A portal whose every page carries the number of its rendering; `count` returns how often a page was rendered. */
function rendering(answer: (count: number) => Response = (count) => new Response(`page ${count}`)) {
  let count = 0;
  const portal = new Hono<PortalHono>();
  portal.use(everyAnswer);
  portal.all('*', () => {
    count += 1;
    return answer(count);
  });
  const answered = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new Request(address, { headers, method });
    return cachedPage(request, env) ?? portal.request(request, undefined, env);
  };
  const ask = async (...asked: Parameters<typeof answered>) => (await answered(...asked)).text();
  return { answered, ask, count: () => count };
}

// Pages are kept across tests, so each test uses a return route of its own.
let turn = 0;
beforeEach(() => {
  turn += 1;
});
const login = (more = '', origin = VISI) =>
  `${origin}/login?redirectUri=${encodeURIComponent(`/plans?planId=${turn}`)}${more}`;

describe('a visitor’s page is shared with the next visitor who would get the same', () => {
  it('and is rendered once', async () => {
    const { ask } = rendering();
    expect(await ask(login())).toBe('page 1');
    expect(await ask(login())).toBe('page 1');
  });

  test.each(['__Host-social-google=x', '__Host-social-apple=x; _ga=1', '__Host-locale=nonsense', 'a=1'])(
    'also if that visitor carries the cookie %s',
    async (cookie) => {
      const { ask } = rendering();
      await ask(login());
      expect(await ask(login(), { cookie })).toBe('page 1');
    },
  );

  it('with all its headers, its own request id, and that it waited for nothing', async () => {
    const { answered } = rendering();
    const [first, second] = [await answered(login()), await answered(login())];
    const bare = (answer: Response) => {
      const {
        'x-request-id': _id,
        'server-timing': _timing,
        ...headers
      } = Object.fromEntries(answer.headers);
      return headers;
    };
    expect(bare(second)).toEqual(bare(first));
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect(second.headers.get('server-timing')).toBe('cache;desc="kept"');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('if both have the same page language and the same button language', async () => {
    const { ask } = rendering();
    await ask(login(), { 'accept-language': 'de' });
    expect(await ask(login(), { 'accept-language': 'de-AT,ja' })).toBe('page 1');
    expect(await ask(login(), { 'accept-language': 'de,en;q=0.1' })).toBe('page 1');
    expect(await ask(login(), { cookie: '__Host-locale=chosen.de', 'accept-language': 'de' })).toBe('page 1');
    expect(await ask(login(), { cookie: '__Host-locale=asked.de', 'accept-language': 'de' })).toBe('page 1');
  });
});

describe('a page is never shared across a difference', () => {
  test.each<[string, string, Record<string, string>]>([
    ['another brand', 'https://account.otis.example', {}],
    ['another language', VISI, { 'accept-language': 'fr' }],
    ['a language that the visitor chose', VISI, { cookie: '__Host-locale=chosen.es' }],
    ['a language chosen a moment ago', VISI, { cookie: '__Host-language-chosen=1' }],
    ['buttons of another region', VISI, { 'accept-language': 'en-GB' }],
    ['buttons in another language', VISI, { 'accept-language': 'is,ja;q=0.5' }],
    ['a person with a session', VISI, { cookie: '__Host-session=x' }],
    ['a person whose form has just failed', VISI, { cookie: '__Host-flash=x' }],
    ['a person whose e-mail is remembered', VISI, { cookie: 'a=1; __Host-remembered=x' }],
    ['a person with two sessions', VISI, { cookie: '__Host-session=a; __Host-session=b' }],
  ])('%s', async (_who, origin, headers) => {
    const { ask } = rendering();
    expect(await ask(login())).toBe('page 1');
    expect(await ask(login('', origin), headers)).toBe('page 2');
    expect(await ask(login())).toBe('page 1');
  });

  it('a country whose law asks for other links in the footer', async () => {
    const { ask } = rendering();
    const from = (network: string) =>
      ask(login('', 'https://account.geeni.example'), { cookie: `sandbox-network=${network}` });
    expect(await from('US-TX')).toBe('page 1');
    expect(await from('DE')).toBe('page 2');
    expect(await from('unknown')).toBe('page 2');
    expect(await from('US-CA')).toBe('page 1');
  });

  test.each(['__Host-session=x', '__Host-session=x; __Host-session=y', '__Host-language-chosen=1'])(
    'the page of a visitor with %s is not kept',
    async (cookie) => {
      const { ask } = rendering();
      await ask(login(), { cookie });
      expect(await ask(login())).toBe('page 2');
    },
  );

  it('another return route, another reason, another page', async () => {
    const { ask } = rendering();
    await ask(login());
    expect(await ask(login('&reason=idle'))).toBe('page 2');
    expect(await ask(login('&reason=ended'))).toBe('page 3');
    expect(await ask(login().replace('/login', '/subscription'))).toBe('page 4');
    turn = -turn;
    expect(await ask(login())).toBe('page 5');
  });

  it('a request that is not a GET is rendered each time', async () => {
    const { ask, count } = rendering();
    await ask(login(), {}, 'HEAD');
    await ask(login(), {}, 'HEAD');
    expect(count()).toBe(2);
  });

  test.each<[string, ResponseInit]>([
    ['sets a cookie', { headers: { 'set-cookie': '__Host-session=x' } }],
    ['failed', { status: 500 }],
    ['redirects', { status: 302, headers: { location: '/subscriptions' } }],
    ['is a 404', { status: 404 }],
  ])('an answer is not kept if it %s', async (_what, init) => {
    const { ask, count } = rendering((each) => new Response(`page ${each}`, init));
    await ask(login());
    await ask(login());
    expect(count()).toBe(2);
  });
});

describe('a page is kept under its exact address', () => {
  test.each([
    ['/login', true],
    ['/', true],
    ['/error?error_code=already_subscribed', true],
    ['/forgot-password?view=submitted', true],
    ['/login?reason=idle&redirectUri=%2Fbilling', true],
    ['/login?redirectUri=%2Fplans%3FplanId%3D1', true],
    // Another spelling than that of the portal's own links.
    ['/login?redirectUri=/billing', false],
    ['/login?redirectUri=%2fbilling', false],
    ['/login?&reason=idle', false],
    ['/login?reason=idle&', false],
    ['/login?', false],
    ['/login#a', false],
    ['/login/', false],
    ['/error?\\', false],
    ['/error?error_code=already_subscribed&\\', false],
    [`/forgot-password?${'a'.repeat(20_000)}`, false],
    // What the page does not read, or what makes it more than its address.
    ['/login?utm_source=a', false],
    ['/login?reason=nonsense', false],
    ['/login?reason=cookies', false],
    ['/login?redirectUri=%2Fnowhere', false],
    ['/login?brand=otis', false],
    ['/login?lang=es', false],
    ['/login?token=a', false],
    ['/error?disableGTM=true', false],
    // Pages that are not the same for every visitor.
    ['/plans', false],
    ['/subscriptions', false],
    ['/mfaLogin', false],
    ['/verify-email', false],
    ['/nowhere', false],
  ])('%s: %s', async (address, isCached) => {
    const { ask, count } = rendering();
    // A language that no other test asks for.
    const headers = { 'accept-language': 'he' };
    const send = () => ask(`https://account.notion.example${address}`, headers);
    const first = await send();
    for (const page of ['/', '/login', '/forgot-password', '/error'])
      await ask(`https://account.notion.example${page}`, headers);
    const before = count();
    expect((await send()) === first).toBe(isCached);
    expect(count() - before).toBe(isCached ? 0 : 1);
  });

  it('and only on a host of a brand', async () => {
    const { ask } = rendering();
    await ask(login('', 'https://preview.example'));
    expect(await ask(login('', 'https://preview.example'))).toBe('page 2');
  });
});

describe('the stores are limited', () => {
  // A full store takes a new page now and then: here it takes each.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());

  const LARGE = 2 * 1024 * 1024 - 10_000;
  const large = () => rendering((count) => new Response(`page ${count} ${'.'.repeat(LARGE)}`));
  const shown = async (text: Promise<string>) => (await text).slice(0, 7).trim();

  it('addresses with a query have 4 MB, and the least recently used one is dropped first', async () => {
    const { ask } = large();
    const page = (number: number) =>
      shown(ask(login(`&reason=idle`).replace('planId%3D', `planId%3D${number}-`)));
    for (const number of [0, 1, 0, 2]) await page(number);
    expect(await page(0)).toBe('page 1');
    expect(await page(2)).toBe('page 3');
    expect(await page(1)).toBe('page 4');
  });

  it('addresses with a query drop no address without one', async () => {
    const { ask, count } = large();
    const front = () => shown(ask(`${VISI}/`, { 'accept-language': 'ja' }));
    expect(await front()).toBe('page 1');
    for (let number = 0; number < 20; number += 1)
      await ask(login().replace('planId%3D', `planId%3D${number}-`), { 'accept-language': 'ja' });
    expect(count()).toBe(21);
    expect(await front()).toBe('page 1');
  });

  it('addresses without a query have 32 MB', async () => {
    const { ask, count } = large();
    const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'];
    const pages = languages.flatMap((language) =>
      ['/login', '/subscription', '/forgot-password'].map(
        (path) => () => ask(`${VISI}${path}`, { 'accept-language': language }),
      ),
    );
    for (const page of pages) await page();
    for (const page of pages.slice(-16)) await page();
    expect(count()).toBe(24);
    await pages[0]?.();
    expect(count()).toBe(25);
  });
});
