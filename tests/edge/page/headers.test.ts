import { beforeAll, describe, expect, test } from 'vitest';
import { headerBudget } from '../../../bench/budgets.ts';
import { tagsOf } from '../../support/html.ts';
import { expectCoveredByPolicy, isPage } from '../../support/page-policy.ts';
import {
  ask,
  cookieHeader,
  emailOf,
  headerBytes,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  signedIn,
} from '../../support/portal.ts';
import { TEXAS } from '../../support/networks.ts';
import { expectSecurityHeaders } from '../../support/safe-answer.ts';
import { askWhilePaused } from '../../support/paused.ts';
import { sandbox } from '../../support/sandbox.ts';
import { filePaths, routeRows, unknownPaths } from '../rows/routes.ts';
import { statusRows } from '../rows/statuses.ts';

/** Pages with card fields, whose policy allows a payment provider. */
/** The characters that the real Google and Apple add to the policy of a sign-in page; the sandbox has the portal's host. */
const REAL_PROVIDERS = 185;

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

describe.each([
  ['a visitor', () => undefined],
  ['a signed-in person', () => cookie],
])('Every route, for %s', (_, who) => {
  test.each(routeRows)('$path', async ({ path, token }) => {
    const answer = await ask({ path, cookie: who() });
    expectSecurityHeaders(answer, token ? 'token' : 'plain');
    if (who()) expect(answer.headers['cache-control']).toBe('private, no-store');
    if (!isPage(answer)) return;
    expectCoveredByPolicy(answer);
    // The headers come with every view. The sandbox has the portal's host where Google and Apple have theirs.
    expect(headerBytes(answer) + REAL_PROVIDERS).toBeLessThanOrEqual(headerBudget);
  });

  test.each([...unknownPaths, ...filePaths])('%s', async (path) => {
    const answer = await ask({ path, cookie: who() });
    expectSecurityHeaders(answer);
    if (isPage(answer)) expectCoveredByPolicy(answer);
  });

  test.each(routeRows)('HEAD $path answers with the same headers', async ({ path, token }) => {
    const answer = await ask({ path, method: 'HEAD', cookie: who() });
    expectSecurityHeaders(answer, token ? 'token' : 'plain');
    expect(answer.text).toBe('');
  });
});

describe('A page that is the same for every visitor', () => {
  test.each(['/', '/login', '/subscription', '/forgot-password', '/error'])(
    '%s may be restored by the back and forward cache of a browser',
    async (path) => {
      const brand = 'otis';
      for (const answer of [await ask({ brand, path }), await ask({ brand, path })])
        expect(answer.headers['cache-control']).toBe('private, no-cache');
    },
  );

  test('is not kept by a cache as soon as it shows something for one person', async () => {
    const sent = await postForm('/api/auth/sign-in', { username: 'x', password: '' });
    const answer = await ask({ path: '/login', cookie: cookieHeader(sent) });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('Trusted Types', () => {
  const TRUSTED = "require-trusted-types-for 'script';trusted-types 'none'";
  const VISITOR = 'a visitor who has not agreed to tags';
  const TAGGED = 'a visitor with tags';
  const SIGNED_IN = 'a signed-in person';

  // geeni has Google’s button and a tag manager, nightowl the button; otis has neither. All take cards.
  test.each([
    [
      'geeni',
      VISITOR,
      ['/forgot-password', '/oauth', '/verify-email', '/error', '/plans', '/share', '/privacy-choices'],
      ['/', '/login', '/subscription'],
    ],
    [
      'geeni',
      TAGGED,
      ['/forgot-password', '/oauth', '/verify-email', '/privacy-choices'],
      ['/', '/login', '/subscription', '/error', '/plans'],
    ],
    ['geeni', TAGGED, ['/reset-password'], ['/share', '/error-status', '/nothing.css']],
    [
      'geeni',
      SIGNED_IN,
      ['/subscriptions', '/plans', '/payment', '/security', '/error', '/nothing.css'],
      ['/billing'],
    ],
    [
      'nightowl',
      VISITOR,
      ['/forgot-password', '/error', '/plans', '/nothing.css'],
      ['/', '/login', '/subscription'],
    ],
    ['nightowl', SIGNED_IN, ['/subscriptions', '/account-history', '/delete-account'], ['/billing']],
    ['otis', VISITOR, ['/', '/login', '/subscription', '/error', '/plans', '/share'], []],
    ['otis', SIGNED_IN, ['/subscriptions', '/manage-devices', '/payment', '/plans', '/error'], ['/billing']],
  ] as const)(
    'are required by %s, for %s, where no third party’s script runs',
    async (brand, who, required, free) => {
      const own = who === SIGNED_IN ? await signedIn('owner', brand) : who === TAGGED ? TEXAS : undefined;
      for (const path of [...required, ...free]) {
        const answer = await ask({ brand, path, cookie: own });
        expect([200, 400, 404], path).toContain(answer.status);
        const policy = String(answer.headers['content-security-policy']);
        expect([path, policy.includes(TRUSTED)]).toEqual([path, required.some((one) => one === path)]);
      }
    },
  );
});

describe('Every status', () => {
  test.each(statusRows())('$status $what', async ({ status, signedIn: withSession, request }) => {
    const answer = await ask({ ...request, cookie: withSession ? cookie : undefined });
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer);
    if (isPage(answer)) expectCoveredByPolicy(answer);
  });

  test('429 too many attempts', async () => {
    const network = newNetwork();
    const body = { username: 'headers-429@geeni.example', password: 'wrong', rememberMe: false };
    for (let index = 0; index < 10; index += 1) await postJson('/api/auth/sign-in', body, { network });
    const answer = await postJson('/api/auth/sign-in', body, { network });
    expect(answer.status).toBe(429);
    expectSecurityHeaders(answer);
  });

  test('502 when the platform fails', async () => {
    await sandbox.setFault({ method: 'POST', path: '/byEmail', fault: 'status:503', times: 1 });
    const body = { username: emailOf('owner'), password: PASSWORD, rememberMe: false };
    const answer = await postJson('/api/auth/sign-in', body, { network: newNetwork() });
    expect(answer.status).toBe(502);
    expectSecurityHeaders(answer);
  });
});

describe('Pages in a special state', () => {
  test.each(['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'])(
    'of %s: visitor, signed in and not found are covered by the policy',
    async (brand) => {
      const own = await signedIn('owner', brand);
      for (const [path, who] of [
        ['/', undefined],
        ['/subscription', undefined],
        ['/404', undefined],
        ['/error-status', own],
        ['/subscriptions', own],
        ['/login?reason=unavailable', own],
      ] as const) {
        const page = await ask({ brand, path, cookie: who });
        expectSecurityHeaders(page);
        expectCoveredByPolicy(page);
        expect(page.text).toContain(`/brands/${brand}/`);
      }
    },
  );

  test.each([
    ...['collector', 'apple', 'pending', 'trial', 'free', 'yearly', 'pastdue', 'expired'].map(
      (person): [string, string] => [person, '/subscriptions'],
    ),
    ['leaving', '/pending-delete'],
  ])('of %s: %s is covered by the policy', async (person, path) => {
    const page = await ask({ path, cookie: await signedIn(person) });
    expect(page.status).toBe(200);
    expectSecurityHeaders(page);
    expectCoveredByPolicy(page);
  });

  test('with a failure, with an MFA code to enter, and streamed', async () => {
    const failed = await postForm(
      '/api/auth/sign-in',
      { username: 'headers@geeni.example', password: 'wrong' },
      { network: newNetwork() },
    );
    const waiting = await postForm('/api/auth/sign-in', { username: emailOf('mfa-sms'), password: PASSWORD });
    const devices = { method: 'GET', path: '/devices' };
    const { page: streamed } = await askWhilePaused(devices, { path: '/subscriptions', cookie }, 'skeleton');
    const pages = [
      await ask({ path: '/login', cookie: cookieHeader(failed) }),
      await ask({ path: '/mfaLogin', cookie: cookieHeader(waiting) }),
      streamed,
    ];
    for (const page of pages) {
      expect(page.status).toBe(200);
      expectSecurityHeaders(page, page === pages[1] ? 'token' : 'plain');
      expectCoveredByPolicy(page);
    }
  });
});

describe('Files of the build', () => {
  test('are found, kept for a year, and have the right content type', async () => {
    const page = await ask({ path: '/login' });
    const islands = tagsOf(page.text).filter(({ name }) => name === 'astro-island');
    const scripts = islands.flatMap(({ attributes }) => [
      attributes.get('component-url') ?? '',
      attributes.get('renderer-url') ?? '',
    ]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const file = await ask({ path });
      expect(file.status).toBe(200);
      expect(file.headers['content-type']).toMatch(/^text\/javascript/);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each(['/brands/geeni/logo.svg', '/brands/geeni/icon.svg', '/brands/otis/touch-icon.png'])(
    '%s carries nosniff and HSTS too (ASVS 3.4.1, 3.4.4)',
    async (path) => {
      const file = await ask({ path });
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      expect(file.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    },
  );
});
