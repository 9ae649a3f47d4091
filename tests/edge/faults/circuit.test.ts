import { describe, expect, test } from 'vitest';
import { circuitRule, COST_TO_OPEN } from '../../../src/domain/web/circuit-breaker.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { received } from '../../support/paused.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  portalLog,
  postForm,
  postJson,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';
import { logEntries } from '../../support/server-log.ts';

// An open circuit would affect other tests, so this file has a portal of its own.
askSeparatePortal();

const brand = 'pepper';
/** More sign-ins than the failures that open a circuit. */
const WAITING = COST_TO_OPEN * 2;
const FAILED = 'Sorry there was an error while logging in.';
const signIn = { method: 'POST', path: '/byEmail' };
const bySomebody = (index: number) =>
  postJson(
    '/api/auth/sign-in',
    { username: `somebody-${index}@pepper.example`, password: PASSWORD, rememberMe: false },
    { brand, network: newNetwork() },
  );
const logged = (event: string, operation: string) =>
  logEntries(portalLog()).filter((entry) => entry.event === event && entry['operation'] === operation).length;
const ownSignIn = () =>
  postForm(
    '/api/auth/sign-in',
    { username: emailOf('owner', brand), password: PASSWORD, redirectUri: '/payment' },
    { brand, network: newNetwork() },
  );

describe('A platform that is dead (docs/adr/014)', () => {
  test('does not slow /login down, for any number of waiting requests', async () => {
    await sandbox.setFault({ brand, ...signIn, fault: 'pause' });
    const waiting = Array.from({ length: WAITING }, (_, index) => bySomebody(index));
    await received(signIn.path, WAITING);
    const pages = await Promise.all(Array.from({ length: 3 }, () => ask({ brand, path: '/login' })));
    for (const page of pages) {
      expectSafe(page, { brand });
      expect(page.status).toBe(200);
    }
    // Only now do the calls of the others end, and all of them break.
    await sandbox.setFault({ brand, ...signIn, fault: 'reset' });
    for (const answer of await Promise.all(waiting)) expectProblem(answer, 502, 'sign_in_failed');
  });

  test('receives no call except a probe: a sign-in fails at once, and the typed e-mail stays', async () => {
    expect(logged('circuit_opened', 'byEmail')).toBeGreaterThanOrEqual(1);
    const before = await callsTo(signIn.path);
    const sinceMs = Date.now();
    const order: Answer[] = [];
    const all = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await ownSignIn();
        order.push(answer);
        return answer;
      }),
    );
    // The circuit may send one call as a probe, and another whenever a pause is over.
    const probes = 1 + Math.floor((Date.now() - sinceMs) / circuitRule.openMs);
    expect((await callsTo(signIn.path)) - before).toBeLessThanOrEqual(probes);
    for (const { location } of all) expect(location).toBe('/login?redirectUri=%2Fpayment');
    const [first] = order;
    const page = await ask({
      brand,
      path: first?.location ?? '',
      cookie: first ? cookieHeader(first) : '',
    });
    expect(wordsOf(page.text)).toContain(FAILED);
    expect(formTo(page.text, '/api/auth/sign-in').fields).toMatchObject({
      username: emailOf('owner', brand),
      redirectUri: '/payment',
    });
  });

  test('has an open circuit for one brand and one operation only', async () => {
    const elsewhere = { username: emailOf('owner'), password: PASSWORD };
    expect((await postForm('/api/auth/sign-in', elsewhere)).location).toBe('/subscriptions');
    const plans = await ask({ brand, path: '/plans' });
    expect(plans.text).toMatch(/\$\d/);
  });

  test('receives calls again once it answers, and sign-ins succeed', async () => {
    await sandbox.clearFaults();
    await expect.poll(async () => (await ownSignIn()).location, { interval: 250 }).toBe('/payment');
    expect(logged('circuit_closed', 'byEmail')).toBeGreaterThanOrEqual(1);
    expect((await ownSignIn()).location).toBe('/payment');
  });

  test('does not affect plans that are cached', async () => {
    await sandbox.setFault({ brand, method: 'GET', path: '/plans', fault: 'reset' });
    const before = await callsTo('/plans');
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask({ brand, path: '/plans' })));
    for (const page of pages) expect(page.text).toMatch(/\$\d/);
    expect(await callsTo('/plans')).toBe(before);
    await sandbox.clearFaults();
  });
});
