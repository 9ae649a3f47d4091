import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buyer, get, post } from '../../support/buyer.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import {
  ask,
  cookieHeader,
  emailOf,
  PASSWORD,
  portalLog,
  postForm,
  requestIdOf,
  signedIn,
} from '../../support/portal.ts';
import { askWhilePaused } from '../../support/paused.ts';
import { sandbox } from '../../support/sandbox.ts';
import { type LogEntry, logEntries } from '../../support/server-log.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const linesOf = (id: string) => logEntries(portalLog()).filter(({ requestId }) => requestId === id);
const line = (event: string, facts: Record<string, unknown>) =>
  expect.objectContaining<Partial<LogEntry>>({ event, ...facts });
const shows = async (path: string, cookie?: string) => wordsOf((await ask({ path, cookie })).text);
const reference = (id: string) => `Reference: ${id}`;

describe('The reference that a person reads is that of the request that failed', () => {
  test('where a page led to the sign-in page', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500', times: 2 });
    const failed = await ask({ path: '/manage-devices', cookie });
    expect(failed.location).toMatch(/^\/login\?.*reason=unavailable$/);
    expect(failed.reference).toBe(requestIdOf(failed));
    const login = await shows(`${failed.location}&reference=${failed.reference}`, cookie);
    expect(login).toContain(reference(requestIdOf(failed)));
    await expect
      .poll(() => linesOf(requestIdOf(failed)))
      .toContainEqual(line('platform_call_failed', { operation: 'subscriptions', status: 500 }));
  });

  test('where a page that was sent in pieces leads on', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500', times: 2 });
    const devices = { method: 'GET', path: '/devices' };
    const { page: failed } = await askWhilePaused(devices, { path: '/subscriptions', cookie }, 'skeleton');
    const leadsTo = /url=([^"]*)/.exec(failed.text)?.[1];
    expect(leadsTo).toContain(`reference=${requestIdOf(failed)}`);
  });

  test('where a sign-in failed that the browser sent by itself', async () => {
    await sandbox.setFault({ method: 'POST', path: '/byEmail', fault: 'status:500', times: 1 });
    const failed = await postForm('/api/auth/sign-in', { username: emailOf('owner'), password: PASSWORD });
    const login = await shows('/login', cookieHeader(failed));
    expect(login).toContain(reference(requestIdOf(failed)));
    await expect
      .poll(() => linesOf(requestIdOf(failed)))
      .toContainEqual(
        line('sign_in_failed', { code: 'sign_in_failed', network: expect.stringMatching(/^.{5}$/) }),
      );
  });

  test('and a wrong password has none, because nothing failed', async () => {
    const refused = await postForm('/api/auth/sign-in', {
      username: emailOf('owner'),
      password: 'Wr0ng!!!!',
    });
    expect(await shows('/login', cookieHeader(refused))).not.toContain('Reference');
  });

  test.each(['<script>alert(1)</script>', 'Call%200900%20123', '5DE051EB-0B5C-4F0E-9D0A-6C1F5A3B7E21', ''])(
    'and a made-up one, %s, is not shown',
    async (made) => {
      for (const path of ['/login?reason=unavailable&', '/error?'])
        expect(await shows(`${path}reference=${made}`)).not.toContain('Reference');
    },
  );
});

test('An order of unknown outcome has one reference, on its page, on My Plan and in the line that says how it ended', async () => {
  const who = await buyer('momentum', 'owner');
  await post(who, '/api/plans/choose', { planId: 'plan-momentum_60_m', confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, '/api/orders/submit');
  await sandbox.setFault({ brand: 'momentum', method: 'GET', path: '/subscriptions', fault: 'lag:40000' });
  await sandbox.setFault({
    brand: 'momentum',
    method: 'POST',
    path: '/subscribe',
    fault: 'done:500',
    times: 1,
  });
  const id = requestIdOf(await post(who, '/api/orders/submit', { ...fields, terms: 'accepted' }));
  const told = async (path: string) => wordsOf((await get(who, path)).text);
  expect(await told('/order-summary')).toContain(reference(id));
  expect(await told('/subscriptions')).toContain(reference(id));
  await expect
    .poll(() => linesOf(id))
    .toContainEqual(line('order_placed', { outcome: 'unsure', ms: expect.any(Number) }));
  await sandbox.advanceClock(41_000);
  expect(await told('/subscriptions')).not.toContain(reference(id));
  await expect
    .poll(() => logEntries(portalLog()).filter((entry) => entry['reference'] === id))
    .toEqual([
      line('change_settled', { kind: 'order', outcome: 'made', brand: 'momentum', ms: expect.any(Number) }),
    ]);
});

describe('A session that ended is told in the log', () => {
  const cookieOf = (handle: string) => `__Host-session=${handle}`;

  test('as forged, where our key has not signed its cookie, and once for a browser', async () => {
    const page = await ask({
      path: '/subscriptions',
      cookie: cookieOf(`${'a'.repeat(43)}.${'b'.repeat(43)}`),
    });
    expect(page.setCookies.join()).toContain('__Host-session=;');
    await expect
      .poll(() => linesOf(requestIdOf(page)))
      .toEqual([line('session_ended', { reason: 'forged' })]);
  });

  test('as gone, where it was ended in another place', async () => {
    const cookie = await signedIn('owner');
    await postForm('/api/auth/sign-out', {}, { cookie });
    const page = await ask({ path: '/subscriptions', cookie });
    await expect.poll(() => linesOf(requestIdOf(page))).toEqual([line('session_ended', { reason: 'gone' })]);
  });

  test('and a visitor without a session has no line', async () => {
    const page = await ask({ path: '/subscriptions' });
    expect(linesOf(requestIdOf(page))).toEqual([]);
  });
});
