import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, leadsTo, tagsOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import {
  callPaths,
  cancelPlanBrands,
  filePaths,
  type RouteRow,
  routeRows,
  unknownPaths,
} from '../rows/routes.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

const QUERY = '?planId=12&note=a%26b%20c&back=%2Fx';
const resuming = routeRows.filter(({ access }) => access === 'resumes');

/** Expects the page itself with its words, or the answer that its row has instead. */
function expectAnswered(answer: Answer, instead: RouteRow['visitor'], shows: string): void {
  expectSafe(answer);
  expect(answer.status).toBe(instead?.status ?? 200);
  if (instead?.location) expect(answer.location).toMatch(instead.location);
  else expect(answer.location).toBeUndefined();
  if (answer.location === undefined) expect(wordsOf(answer.text)).toContain(shows);
}

describe('A visitor', () => {
  test.each(routeRows.filter(({ access }) => access === 'open'))(
    'may open $path',
    async ({ path, visitor, shows }) => {
      expectAnswered(await ask({ path }), visitor, shows);
    },
  );

  test.each(resuming)(
    'on $path is redirected to sign in, with path and query as the return route',
    async ({ path }) => {
      const answer = await ask({ path: path + QUERY });
      expectSafe(answer);
      expect(answer.status).toBe(302);
      const login = new URL(answer.location ?? '', 'http://portal.example');
      expect(login.pathname).toBe('/login');
      expect([...login.searchParams.keys()]).toEqual(['redirectUri']);
      const back = new URL(login.searchParams.get('redirectUri') ?? '', login);
      expect(back.pathname).toBe(path);
      expect([...back.searchParams]).toEqual([...new URLSearchParams(QUERY)]);
      expect(answer.text).not.toContain('My Plan');
    },
  );

  test.each(resuming)('on plain $path is redirected to exactly one address', async ({ path }) => {
    const answer = await ask({ path });
    expect([answer.status, answer.location]).toEqual([302, `/login?redirectUri=${encodeURIComponent(path)}`]);
  });

  test.each([
    ...routeRows.filter(({ access }) => access === 'signedIn').map(({ path }) => path),
    ...unknownPaths,
  ])('on %s is redirected to sign in, without a return route', async (path) => {
    const answer = await ask({ path: path + QUERY });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([302, '/login']);
  });

  test('is answered the same by HEAD, without a body', async () => {
    const page = await ask({ path: '/login', method: 'HEAD' });
    expect([page.status, page.text]).toEqual([200, '']);
    const guarded = await ask({ path: '/billing', method: 'HEAD' });
    expect([guarded.status, guarded.location]).toEqual([302, '/login?redirectUri=%2Fbilling']);
  });
});

describe('Signed in', () => {
  test.each(routeRows)('$path', async ({ path, shows, signedIn: instead }) => {
    expectAnswered(await ask({ path, cookie }), instead, shows);
  });

  test.each(unknownPaths)('%s shows My Plan', async (path) => {
    const page = await ask({ path, cookie });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>My Plan</h1>');
    expect(page.text).toMatch(/<h2 id="plan-/);
  });
});

describe('A person without a plan', () => {
  test.each(['/subscriptions', '/anything-unknown', '/checkout'])(
    'on %s is led to the plans',
    async (path) => {
      const page = await ask({ path, cookie: await signedIn('newcomer') });
      expectSafe(page);
      expect(page.text).not.toContain('<h2 id="plan-');
      expect(leadsTo(page)).toBe('/plans');
    },
  );
});

describe.each([
  ['a visitor', () => undefined],
  ['a signed-in person', () => cookie],
])('For %s', (_, who) => {
  test.each(filePaths)('the file %s is not found', async (path) => {
    const answer = await ask({ path, cookie: who() });
    expectSafe(answer);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(wordsOf(answer.text)).toContain('Page not found.');
  });

  test('a page that is not found links to their pages', async () => {
    const { text } = await ask({ path: '/nothing.html', cookie: who() });
    const way = tagsOf(/<main[^]*<\/main>/.exec(text)?.[0] ?? '').find(({ name }) => name === 'a');
    expect(way?.attributes.get('href')).toBe(who() ? '/subscriptions' : '/login');
  });

  test.each(callPaths)('the call %s is not found, as JSON', async (path) => {
    const answer = await ask({ path, cookie: who() });
    expectSafe(answer);
    expectProblem(answer, 404, 'not_found');
  });
});

describe('The cancel plan page', () => {
  test.each(cancelPlanBrands.with)('exists for %s', async (brand) => {
    const answer = await ask({ brand, path: '/cancel-plan' });
    expect([answer.status, answer.location]).toEqual([302, '/login?redirectUri=%2Fcancel-plan']);
  });

  test.each(cancelPlanBrands.without)('is an unknown path for %s', async (brand) => {
    const answer = await ask({ brand, path: '/cancel-plan' });
    expect([answer.status, answer.location]).toEqual([302, '/login']);
  });
});

describe('Coming back after signing in', () => {
  test.each(resuming)('$path', async ({ path, signedIn: answered }) => {
    const asked = path + QUERY;
    const guarded = await ask({ path: asked });
    const login = await ask({ path: guarded.location ?? '' });
    const form = formTo(login.text, '/api/auth/sign-in');
    expect(form.method).toBe('POST');
    const answer = await postForm(form.action, {
      ...form.fields,
      username: emailOf('owner'),
      password: PASSWORD,
    });
    expect(answer.status).toBe(303);
    const landed = new URL(answer.location ?? '', 'http://portal.example');
    const wanted = new URL(asked, 'http://portal.example');
    expect(landed.pathname).toBe(wanted.pathname);
    expect([...landed.searchParams]).toEqual([...wanted.searchParams]);
    const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
    expect(page.status).toBe(answered?.status ?? 200);
  });
});
