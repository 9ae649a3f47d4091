// Floods and guesses: each budget and the rate limit count every spelling of a name, a call and a network once.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linksOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  originOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

const PATH = '/api/auth/sign-in';
const TRIES_FROM_ONE_NETWORK = 10;
const TRIES_OF_ONE_NETWORK = 100;
const RATE_LIMIT_CALLS = 600;

const attempt = (username: string, password: string, network: string) =>
  postJson(PATH, { username, password, rememberMe: false }, { network });

/** Uses up the budget of wrong passwords that one account has from one network. */
async function useUp(username: string, network: string): Promise<void> {
  const tries = Array.from({ length: TRIES_FROM_ONE_NETWORK }, (_, index) =>
    attempt(username, `wrong-${index}`, network),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
}

describe('Wrong passwords', () => {
  // CVE-2023-47111: parallel guesses that pass a limit before it counts them.
  test('twenty at once: exactly ten reach the platform, and ten are refused with 429', async () => {
    const network = newNetwork();
    const username = emailOf('yearly');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(username, `wrong-${index}`, network)),
    );
    for (const answer of answers) expectSafe(answer);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(TRIES_FROM_ONE_NETWORK);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20 - TRIES_FROM_ONE_NETWORK);
    expect(await sandbox.log()).toHaveLength(TRIES_FROM_ONE_NETWORK);
  });

  test('used up: the right password is refused too, with a message and a Retry-After', async () => {
    const network = newNetwork();
    const username = emailOf('trial');
    await useUp(username, network);
    const answer = await attempt(username, PASSWORD, network);
    expectSafe(answer);
    expectProblem(answer, 429, 'too_many_attempts');
    expect(JSON.parse(answer.text).message).toBe(
      'Too many attempts to sign in. Please wait 10 minutes and try again.',
    );
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);

    const form = await postForm(PATH, { username, password: PASSWORD }, { network });
    expect([form.status, form.location]).toEqual([303, '/login']);
    const page = await ask({ path: '/login', cookie: cookieHeader(form) });
    expect(wordsOf(page.text)).toContain(
      'Too many attempts to sign in. Please wait 10 minutes and try again.',
    );
    expect(page.text).toContain(`value="${username}"`);
  });

  test('used up from one network: the account signs in from another network, and other accounts from this one', async () => {
    const network = newNetwork();
    const username = emailOf('pastdue');
    await useUp(username, network);
    expect((await attempt(username, PASSWORD, newNetwork())).status).toBe(200);
    expect((await attempt(emailOf('expired'), PASSWORD, network)).status).toBe(200);
    const other = await postJson(
      PATH,
      { username: emailOf('pastdue', 'otis'), password: PASSWORD, rememberMe: false },
      { network, brand: 'otis' },
    );
    expect(other.status).toBe(200);
  });

  test('count for one account, in whatever spelling of its name', async () => {
    const network = newNetwork();
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1) {
      const username =
        ['Legacy@Geeni.example', ' legacy@geeni.example', 'LEGACY@GEENI.EXAMPLE '][index % 3] ?? '';
      expect((await attempt(username, `wrong-${index}`, network)).status).toBe(401);
    }
    expect((await attempt(emailOf('legacy'), PASSWORD, network)).status).toBe(429);
  });

  test('count for the whole /64 of an IPv6 address', async () => {
    const prefix = '2001:db8:c0de:7';
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK; index += 1) {
      const answer = await attempt(emailOf('apple'), `wrong-${index}`, `${prefix}::${index + 1}`);
      expect(answer.status).toBe(401);
    }
    expect((await attempt(emailOf('apple'), PASSWORD, `${prefix}:ffff::1`)).status).toBe(429);
    expect((await attempt(emailOf('apple'), PASSWORD, '2001:db8:ffff:8::1')).status).toBe(200);
  });

  test('fifty for one account from several networks: it is refused from every network', async () => {
    // The name of no persona: a persona would stay locked for the other files.
    const username = 'everywhere@geeni.example';
    for (let index = 0; index < 5; index += 1) await useUp(username, newNetwork());
    const answer = await attempt(username, PASSWORD, newNetwork());
    expectProblem(answer, 429, 'too_many_attempts');
    expect((await attempt(emailOf('stuck'), PASSWORD, newNetwork())).status).toBe(200);
  });

  test('are counted alone: right passwords are not', async () => {
    const network = newNetwork();
    for (let index = 0; index < TRIES_FROM_ONE_NETWORK + 3; index += 1) {
      expect((await attempt(emailOf('free'), PASSWORD, network)).status).toBe(200);
    }
  });

  test('for a hundred names from one network: the next name is refused too', async () => {
    const network = newNetwork();
    const statuses: number[] = [];
    for (let batch = 0; batch < TRIES_OF_ONE_NETWORK / 20; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          attempt(`sprayed-${batch}-${index}@geeni.example`, 'Passw0rd!', network),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual(Array.from({ length: TRIES_OF_ONE_NETWORK }, () => 401));
    expect((await attempt(emailOf('owner'), PASSWORD, network)).status).toBe(429);
    expect((await attempt(emailOf('owner'), PASSWORD, newNetwork())).status).toBe(200);
  });
});

// GHSA-x732-6j76-qmhm: a rate limit that counts each spelling of a path apart.
describe('Another spelling of the sign-in call', () => {
  test.each([
    '//api//auth//sign-in',
    '/api//auth/sign-in',
    '/api/auth/sign-in/',
    '/api/auth/sign-in//',
    '/API/auth/sign-in',
    '/api/auth/SIGN-IN',
    '/api/auth/%73ign-in',
    '/api/auth;x/sign-in',
    '/api/./auth/../auth/sign-in',
    '/api/auth/sign-in?x=1',
  ])('%s has no second budget', async (path) => {
    const network = newNetwork();
    const username = `spelling-${path.length}@geeni.example`;
    await useUp(username, network);
    await sandbox.clearLog();
    const headers = { origin: originOf(), 'content-type': 'application/json', 'x-portal-request': '1' };
    const body = JSON.stringify({ username, password: 'wrong', rememberMe: false });
    const answer = await ask({ method: 'POST', path, network, headers, body });
    expectSafe(answer);
    expect([400, 403, 404, 405, 429]).toContain(answer.status);
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('The rate limit', () => {
  test(`lets ${RATE_LIMIT_CALLS} unsafe calls a minute through from one network, and every read`, async () => {
    const network = newNetwork();
    const knock = () =>
      ask({ method: 'POST', path: '/api/nothing', network, headers: { origin: originOf() } });
    const answers: Answer[] = [];
    // Up to twice the limit, because a new minute may begin during the test.
    while (!answers.some(({ status }) => status === 429) && answers.length < 2 * RATE_LIMIT_CALLS + 40) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, knock))));
    }
    expect(answers.slice(0, RATE_LIMIT_CALLS).filter(({ status }) => status !== 404)).toEqual([]);
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) throw new Error(`${answers.length} calls were let through`);
    expectSafe(refused);
    expectProblem(refused, 429, 'too_many_requests');
    expect(refused.headers['retry-after']).toBe('60');
    expect((await ask({ path: '/api/session', network })).status).toBe(401);
    expect((await ask({ path: '/login', network })).status).toBe(200);
    expect((await attempt(emailOf('owner'), PASSWORD, newNetwork())).status).toBe(200);
  });

  test(`lets a network see ${RATE_LIMIT_CALLS} rendered pages a minute, and every kept one`, async () => {
    const network = newNetwork();
    const headers = { 'accept-language': 'de' };
    const look = (_: unknown, index: number) =>
      ask({ path: `/error?utm_source=${index}`, network, headers, method: index % 2 ? 'HEAD' : 'GET' });
    await ask({ path: '/login', network: newNetwork(), headers });
    const answers: Answer[] = [];
    const isRefusedPage = ({ status, text }: Answer) => status === 429 && text !== '';
    // Up to twice the limit, because a new minute may begin during the test.
    while (!answers.some(isRefusedPage) && answers.length < 2 * RATE_LIMIT_CALLS + 40) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, look))));
    }
    expect(answers.slice(0, RATE_LIMIT_CALLS).filter(({ status }) => status !== 200)).toEqual([]);
    const refused = answers.find(isRefusedPage);
    if (!refused) throw new Error(`${answers.length} pages were let through`);
    expectSafe(refused);
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'private, no-store',
    ]);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.text).toContain('<html lang="de" dir="ltr">');
    expect(wordsOf(refused.text)).toContain('Zu viele Anfragen.');
    expect((await ask({ path: '/login', network, headers })).status).toBe(200);
    expect((await ask({ path: '/plans', network: newNetwork(), headers })).status).toBe(200);
    expect((await attempt(emailOf('owner'), PASSWORD, network)).status).toBe(200);
  });

  test('counts a year on one sheet, and its file, as ten pages', async () => {
    const network = newNetwork();
    const cookie = await signedIn('owner');
    const year = String(new Date().getUTCFullYear() - 1);
    const sheet = await ask({ path: `/account-history/${year}`, cookie });
    const file = linksOf(sheet.text).find((href) => href.startsWith('/api/billing/year?')) ?? '';
    const paths = [`/account-history/${year}`, file];
    const answers: Answer[] = [];
    // Up to twice the limit, because a new minute may begin during the test.
    while (
      !answers.some(({ status }) => status === 429) &&
      answers.length < (2 * RATE_LIMIT_CALLS) / 10 + 4
    ) {
      answers.push(...(await Promise.all(paths.map((path) => ask({ path, cookie, network })))));
    }
    expect(answers.slice(0, RATE_LIMIT_CALLS / 10).filter(({ status }) => status !== 200)).toEqual([]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) {
      expectSafe(each);
      expect(each.headers['retry-after']).toBe('60');
      expect(wordsOf(each.text)).toContain('Too many requests.');
    }
    await sandbox.clearLog();
    for (const path of paths) expect((await ask({ path, cookie, network })).status).toBe(429);
    expect(await sandbox.log()).toEqual([]);
  });

  test('counts a year as ten pages also where its address ends with a slash', async () => {
    const network = newNetwork();
    const cookie = await signedIn('owner');
    // A year without invoices is shown quickly.
    const path = '/account-history/1999/';
    const most = (2 * RATE_LIMIT_CALLS) / 10 + 4;
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < most)
      statuses.push(
        ...(await Promise.all([1, 2, 3, 4].map(() => ask({ path, cookie, network })))).map(
          ({ status }) => status,
        ),
      );
    expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
  });
});
