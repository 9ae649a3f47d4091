import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
  postJson,
  requestIdOf,
  signedIn,
} from '../../support/portal.ts';
import { received } from '../../support/paused.ts';
import { type LoggedCall, sandbox } from '../../support/sandbox.ts';
import { unknownPaths } from '../rows/routes.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});
beforeEach(async () => {
  await sandbox.clearFaults();
  await sandbox.clearLog();
});

const names = (calls: LoggedCall[]) => calls.map(({ method, path }) => `${method} ${path}`).toSorted();
const fanOut = [
  'GET /billingInfo',
  'GET /contactInfo',
  'GET /devices',
  'GET /listAvailableSubscriptions',
  'GET /paymentHistory',
  'GET /subscriptions',
];
/** True for a call that is not about a brand's plans or models, which are cached for five minutes. */
const isPersonal = ({ path }: LoggedCall) => path !== '/plans' && !path.startsWith('/deviceModels');

describe('One fan-out', () => {
  test.each(['/subscriptions', '/anything-unknown', '/caf%C3%A9'])(
    '%s makes all of its calls at once, with the request id of the answer',
    async (path) => {
      const page = await ask({ path, cookie });
      expect(page.status).toBe(200);
      const calls = (await sandbox.log()).filter(isPersonal);
      expect(names(calls)).toEqual(fanOut);
      expect(new Set(calls.map(({ requestId }) => requestId))).toEqual(new Set([requestIdOf(page)]));
      expect(new Set(calls.map(({ account, brand, status }) => `${account} ${brand} ${status}`))).toEqual(
        new Set([`${emailOf('owner')} geeni 200`]),
      );
    },
  );

  test('is parallel: no call waits for the answer of another', async () => {
    await sandbox.clearLog();
    const paths = ['/subscriptions', '/listAvailableSubscriptions', '/devices'];
    for (const path of paths) await sandbox.setFault({ method: 'GET', path, fault: 'pause' });
    const page = ask({ path: '/subscriptions', cookie });
    for (const path of paths) await received(path, 1);
    await sandbox.clearFaults();
    expect((await page).text).toContain('<h2 id="plan-');
  });

  test('two people at the same time each get their own data', async () => {
    const people = ['owner', 'yearly', 'trial', 'collector'];
    const cookies = await Promise.all(people.map((person) => signedIn(person)));
    await sandbox.clearLog();
    const pages = await Promise.all(cookies.map((each) => ask({ path: '/subscriptions', cookie: each })));
    const calls = await sandbox.log();
    people.forEach((person, index) => {
      const page = pages[index];
      if (!page) throw new Error('no page');
      expect(page.text).toContain(`id="plan-geeni-${person}-plan"`);
      const own = calls.filter((call) => isPersonal(call) && call.requestId === requestIdOf(page));
      expect(names(own)).toEqual(fanOut);
      expect(own.every(({ account }) => account === emailOf(person))).toBe(true);
    });
  });

  test.each([
    ['sms', 'mfa-sms'],
    ['password', 'owner'],
  ])('a sign-in (%s) is one call', async (_, person) => {
    const answer = await postForm('/api/auth/sign-in', { username: emailOf(person), password: PASSWORD });
    const calls = await sandbox.log();
    expect(names(calls)).toEqual(['POST /byEmail']);
    expect(calls[0]?.requestId).toBe(requestIdOf(answer));
    await sandbox.clearLog();
    await ask({
      path: answer.location === '/mfaLogin' ? '/mfaLogin' : '/login',
      cookie: cookieHeader(answer),
    });
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('No call at all', () => {
  test.each([
    '/',
    '/login',
    '/login?redirectUri=%2Fbilling&reason=idle',
    '/subscription',
    '/mfaLogin',
    '/error',
    '/error-status',
    '/subscriptions',
    '/billing',
    '/pending-delete',
    '/verify-email?vtoken=x&email=a%40b.c',
    '/reset-password?vtoken=x&email=a%40b.c',
    '/sso-redirect?token=x',
    '/favicon.ico',
    '/api/session',
    '/api/x',
    ...unknownPaths,
  ])('for a visitor on %s', async (path) => {
    await ask({ path });
    await ask({ path, method: 'HEAD' });
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    '/login',
    '/error',
    '/error-status',
    '/verify-email',
    '/api/session',
    '/login?reason=unavailable',
  ])('for a signed-in person on %s', async (path) => {
    await ask({ path, cookie });
    expect(await sandbox.log()).toEqual([]);
  });

  test('for signing out', async () => {
    const leaving = await signedIn('owner');
    await sandbox.clearLog();
    await postForm('/api/auth/sign-out', {}, { cookie: leaving });
    expect(await sandbox.log()).toEqual([]);
  });
});

describe('Retries', () => {
  test.each(['reset', 'status:503'])('a POST under %s is never sent again', async (fault) => {
    await sandbox.setFault({ method: 'POST', path: '/byEmail', fault });
    const body = { username: emailOf('owner'), password: PASSWORD, rememberMe: false };
    const answer = await postJson('/api/auth/sign-in', body, { network: newNetwork() });
    expect(answer.status).toBe(502);
    expect(names(await sandbox.log())).toEqual(['POST /byEmail']);
  });

  test.each(['/subscriptions', '/listAvailableSubscriptions', '/devices'])(
    'a GET %s that is cut off once is sent again, and the page is complete',
    async (path) => {
      for (const fault of ['reset', 'status:503']) {
        await sandbox.clearLog();
        await sandbox.setFault({ method: 'GET', path, fault, times: 1 });
        const page = await ask({ path: '/subscriptions', cookie });
        expect(page.text).toContain('<h2 id="plan-');
        expect(refreshOf(page.text)).toBeUndefined();
        expect(names((await sandbox.log()).filter(isPersonal))).toEqual(
          [...fanOut, `GET ${path}`].toSorted(),
        );
      }
    },
  );
});
