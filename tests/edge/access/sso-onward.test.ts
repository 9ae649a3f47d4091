import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appLink, appToken, arrived, arrivedInApp, opened } from '../../support/sso.ts';
import { ask, cookieHeader, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

describe('Where nextPath leads', () => {
  test.each([
    ['undefined', '/subscriptions'],
    ['plans', '/plans'],
    ['/plans?planId=12', '/plans?planId=12'],
    ['evil.example', '/subscriptions'],
    ['https://evil.example', '/subscriptions'],
    // CVE-2020-5233.
    ['/\\evil.example', '/subscriptions'],
    ['\\evil.example', '/subscriptions'],
    ['.//evil.example', '/subscriptions'],
    ['//evil.example', '/subscriptions'],
    ['/sso-redirect?token=x', '/subscriptions'],
    ['plans?token=SECRET&planId=1', '/plans?planId=1'],
    [`plans?${'a'.repeat(3_000)}`, '/subscriptions'],
    ['javascript:alert(1)', '/subscriptions'],
    ['', '/subscriptions'],
  ])('%.40s: %s', async (nextPath, leads) => {
    for (const way of ['sso', 'isolated'] as const) {
      const link = appLink(way, { token: await appToken('owner'), nextPath });
      const page = await opened(link);
      expectSafe(page);
      expect(page.text).not.toMatch(/evil\.example|SECRET/);
      const answer = await arrived(link);
      expectSafe(answer);
      expect([answer.status, answer.location]).toEqual([303, leads]);
    }
  });
});

describe('A plan change that the app sends with SSO', () => {
  const change = async (persona: string, fromPlanCode: string, toPlanCode: string) => {
    const token = await appToken(persona);
    return arrived(appLink('sso', { token, fromPlanCode, toPlanCode, nextPath: '/payment' }));
  };

  test.each([
    ['expired', 'geeni_plus_m', 'geeni_premium_m', '/order-summary', 'two devices, two covered, a card'],
    ['owner', 'geeni_plus_m', 'geeni_premium_m', '/manage-devices', 'three devices, two covered'],
    ['collector', 'geeni_premium_y', 'geeni_premium_m', '/manage-devices', 'twelve devices, ten covered'],
    ['expired', 'geeni_plus_m', 'geeni_basic_m', '/manage-devices', 'more than the new plan covers'],
    ['expired', 'geeni_plus_m', 'gone_m', '/subscriptions', 'an unknown plan'],
    ['expired', 'geeni_basic_m', 'geeni_premium_m', '/subscriptions', 'a plan they are not on'],
    ['expired', '__proto__', '__proto__', '/subscriptions', '__proto__'],
    ['expired', 'geeni_plus_m', 'constructor', '/subscriptions', 'constructor'],
    ['newcomer', 'geeni_plus_m', 'geeni_premium_m', '/subscriptions', 'no plan'],
    ['apple', 'geeni_plus_m', 'geeni_premium_m', '/subscriptions', 'billed by Apple'],
  ])('%s from %s to %s: %s (%s)', async (persona, from, to, leads) => {
    const answer = await change(persona, from, to);
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, leads]);
    const calls = (await sandbox.log()).map(({ method, path }) => `${method} ${path}`);
    expect(calls.toSorted()).toEqual([
      'GET /billingInfo',
      'GET /devices',
      'GET /listAvailableSubscriptions',
      'GET /subscriptions',
      'POST /byToken',
    ]);
    expect((await ask({ path: '/plans', cookie: cookieHeader(answer) })).text).toContain('account-menu');
  });

  test.each([
    ['/billingInfo', '/billing'],
    ['/subscriptions', '/login?redirectUri=%2Fsubscriptions&reason=unavailable'],
    ['/listAvailableSubscriptions', '/login?redirectUri=%2Fsubscriptions&reason=unavailable'],
    ['/devices', '/error'],
  ])('without an answer to GET %s leads to %s, signed in', async (path, leads) => {
    await sandbox.setFault({ method: 'GET', path, fault: 'status:500' });
    try {
      const answer = await change('expired', 'geeni_plus_m', 'geeni_premium_m');
      expectSafe(answer);
      expect(answer.location).toBe(leads);
      expect((await ask({ path: '/api/session', cookie: cookieHeader(answer) })).status).toBe(200);
    } finally {
      await sandbox.clearFaults();
    }
  });

  test('with only one of the two plans changes nothing and reads nothing', async () => {
    for (const one of ['toPlanCode', 'fromPlanCode']) {
      await sandbox.clearLog();
      const link = appLink('sso', { token: await appToken('owner'), [one]: 'geeni_plus_m' });
      expect((await arrived(link)).location).toBe('/subscriptions');
      expect((await sandbox.log()).map(({ path }) => path)).toEqual(['/byToken']);
    }
  });

  test('does the same in an isolated SSO link', async () => {
    const codes = { fromPlanCode: 'geeni_plus_m', toPlanCode: 'geeni_premium_m' };
    const link = appLink('isolated', { token: await appToken('owner'), nextPath: 'payment', ...codes });
    expect((await arrived(link)).location).toBe('/manage-devices');
  });
});

describe('The app around the portal (docs/native-bridge.md)', () => {
  const pageOf = async (way: 'sso' | 'isolated', more: Record<string, string> = {}) => {
    const answer = await arrivedInApp(appLink(way, { token: await appToken('owner'), ...more }));
    return (await ask({ path: '/plans', cookie: cookieHeader(answer) })).text;
  };

  test.each([
    ['isolated', { source: 'ios' }, 'ios'],
    ['isolated', { source: 'android' }, 'android'],
    ['sso', { source: 'ios' }, 'ios'],
    ['sso', {}, 'app'],
    ['isolated', {}, 'app'],
    ...['IOS', '"><script>', '', 'undefined'].map((source) => ['isolated', { source }, 'app'] as const),
  ] as const)('an %s link with %j: %s, on every page of the session', async (way, more, source) => {
    const page = await pageOf(way, more);
    expect(page).toContain(`data-native-source="${source}"`);
    expect(page).toContain('src="/sandbox/native-host.js"');
    expect(page).toContain('<astro-island');
    // An island may hydrate while the page is still parsed.
    expect(page.indexOf('data-native-source')).toBeLessThan(page.indexOf('<astro-island'));
  });

  test.each(['sso', 'isolated'] as const)(
    'is not assumed for an %s link that found no receiver',
    async (way) => {
      const answer = await arrived(appLink(way, { token: await appToken('owner'), source: 'ios' }));
      const page = await ask({ path: '/plans', cookie: cookieHeader(answer) });
      expect(page.text).toContain('account-menu');
      expect(page.text).not.toMatch(/data-native-source|native-host|data-back-to-app/);
    },
  );

  test('is not assumed after a sign-in by password', async () => {
    const page = await ask({ path: '/plans', cookie: await signedIn('owner') });
    expect(page.text).not.toMatch(/data-native-source|native-host|data-back-to-app/);
  });
});
