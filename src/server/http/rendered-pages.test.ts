import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { portalOf } from '../../../tests/support/fake-env.ts';
import { renderedPages } from './rendered-pages.ts';

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

/** A portal whose every page carries the number of its rendering; `count` returns how often a page was rendered. */
function rendering(answer: (count: number) => Response = (count) => new Response(`page ${count}`)) {
  let count = 0;
  const portal = portalOf((app) => {
    app.use(renderedPages);
    app.all('*', () => {
      count += 1;
      return answer(count);
    });
  });
  const ask = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await portal.request(new Request(address, { headers, method }))).text();
  return { ask, count: () => count };
}

// Rendered pages are kept across tests, so each test uses a return route of its own.
let turn = 0;
const login = (more = '', host = 'account.visi.example') => {
  return `https://${host}/login?redirectUri=${encodeURIComponent(`/plans?planId=${turn}`)}${more}`;
};
beforeEach(() => {
  turn += 1;
});

describe('a visitor’s page is shared with the next visitor who would get the same', () => {
  it('and is rendered once', async () => {
    const { ask } = rendering();
    expect(await ask(login())).toBe('page 1');
    expect(await ask(login())).toBe('page 1');
  });

  test.each(['__Host-social-google=x', '__Host-social-apple=x', '__Host-locale=nonsense'])(
    'also if that visitor carries the cookie %s',
    async (cookie) => {
      const { ask } = rendering();
      await ask(login());
      expect(await ask(login(), { cookie })).toBe('page 1');
    },
  );

  test.each([
    ['a parameter no page reads', '&utm_source=%3Cscript%3E'],
    ['an unknown reason', '&reason=nonsense'],
  ])('also if the query contains %s', async (_what, more) => {
    const { ask } = rendering();
    await ask(login());
    expect(await ask(login(more))).toBe('page 1');
  });
});

describe('a page is never shared across a difference', () => {
  test.each<[string, string, Record<string, string>]>([
    ['another brand', 'account.otis.example', {}],
    ['another language', 'account.visi.example', { 'accept-language': 'fr' }],
    ['a language that the visitor chose', 'account.visi.example', { cookie: '__Host-locale=chosen.es' }],
    ['a language chosen a moment ago', 'account.visi.example', { cookie: '__Host-language-chosen=1' }],
    ['buttons of another region', 'account.visi.example', { 'accept-language': 'en-GB' }],
    ['buttons in another language', 'account.visi.example', { 'accept-language': 'is,ja;q=0.5' }],
    ['a person with a session', 'account.visi.example', { cookie: '__Host-session=x' }],
    ['a person whose form has just failed', 'account.visi.example', { cookie: '__Host-flash=x' }],
    ['a person whose e-mail is remembered', 'account.visi.example', { cookie: 'a=1; __Host-remembered=x' }],
  ])('%s', async (_who, host, headers) => {
    const { ask } = rendering();
    expect(await ask(login())).toBe('page 1');
    expect(await ask(login('', host), headers)).toBe('page 2');
    expect(await ask(login())).toBe('page 1');
  });

  it('the page of a person with a session is not kept', async () => {
    const { ask } = rendering();
    await ask(login(), { cookie: '__Host-session=x' });
    expect(await ask(login())).toBe('page 2');
  });

  it('another return route, another reason, another page', async () => {
    const { ask } = rendering();
    await ask(login());
    expect(await ask('https://account.visi.example/login?redirectUri=%2Fbilling')).toBe('page 2');
    expect(await ask(login('&reason=idle'))).toBe('page 3');
    expect(await ask(login('&reason=ended'))).toBe('page 4');
    expect(await ask(login().replace('/login', '/subscription'))).toBe('page 5');
  });

  test.each([['/plans'], ['/subscriptions'], ['/mfaLogin'], ['/verify-email'], ['/nowhere']])(
    'a page that is not in the list is not shared: %s',
    async (path) => {
      const { ask } = rendering();
      await ask(`https://account.visi.example${path}`);
      expect(await ask(`https://account.visi.example${path}`)).toBe('page 2');
    },
  );

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

it('each visitor gets a fresh copy of what the page’s policy needs', async () => {
  const seen: unknown[] = [];
  const portal = portalOf((app) => {
    app.use(async (c, next) => {
      await next();
      const { answering, scriptOrigins, policySources } = c.var.context;
      seen.push(structuredClone({ answering, scriptOrigins, policySources }));
      scriptOrigins.push('https://added-later.example');
    });
    app.use(renderedPages);
    app.all('*', (c) => {
      c.var.context.answering = 'credential';
      c.var.context.scriptOrigins.push('https://scripts.example');
      c.var.context.policySources.push({ directive: 'frame-src', source: 'https://frames.example' });
      return new Response('page');
    });
  });
  for (let visitor = 0; visitor < 3; visitor += 1) await portal.request(new Request(login()));
  expect(seen[0]).toEqual({
    answering: 'credential',
    scriptOrigins: ['https://scripts.example'],
    policySources: [{ directive: 'frame-src', source: 'https://frames.example' }],
  });
  expect(seen).toEqual([seen[0], seen[0], seen[0]]);
});

it('keeps 24 MB of pages and drops the least recently used one first', async () => {
  const { ask } = rendering((count) => new Response(`page ${count} ${'.'.repeat(2 * 1024 * 1024 - 2_000)}`));
  const page = (number: number) =>
    `https://account.visi.example/?redirectUri=${encodeURIComponent(`/plans?planId=shell-${number}`)}`;
  const shown = async (number: number) => (await ask(page(number))).slice(0, 7).trim();
  for (let number = 0; number < 12; number += 1) await ask(page(number));
  expect(await shown(0)).toBe('page 1');
  expect(await shown(12)).toBe('page 13');
  expect(await shown(0)).toBe('page 1');
  expect(await shown(1)).toBe('page 14');
});
