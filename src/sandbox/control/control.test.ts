import * as z from 'zod';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { DAY_MS } from '../world/clock.ts';
import { brandOf, byEmail, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const ask = (method: string, path: string, body?: unknown) =>
  sandbox.fetch(
    new Request(`http://geeni.localhost:8787${path}`, {
      method,
      headers: {
        'x-sandbox-brand': 'geeni',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
const post = (path: string, fields: Record<string, string>) =>
  sandbox.fetch(
    new Request(`http://geeni.localhost:8787${path}`, {
      method: 'POST',
      headers: { 'x-sandbox-brand': 'geeni' },
      body: new URLSearchParams(fields),
    }),
  );
const json = async (method: string, path: string, body?: unknown) => (await ask(method, path, body)).json();
const clock = z.object({ nowMs: z.number() });
const messages = async () =>
  z.array(z.looseObject({ kind: z.string() })).parse(await json('GET', '/sandbox/outbox'));

describe('GET /sandbox/outbox', () => {
  it('lists the newest first, and filters by address', async () => {
    await byEmail(sandbox.fetch, geeni, { username: 'mfa-sms@geeni.example' });
    await byEmail(sandbox.fetch, geeni, { username: 'mfa-email@geeni.example' });
    const code = expect.stringMatching(/^\d{6}$/);
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const sms = { at, brand: 'geeni', to: '+12025550142', channel: 'sms', kind: 'mfa', code };
    const email = { at, brand: 'geeni', to: 'mfa-email@geeni.example', channel: 'email', kind: 'mfa', code };
    expect((await messages()).slice(0, 2)).toEqual([email, sms]);
    expect(await json('GET', '/sandbox/outbox?to=MFA-email@geeni.example')).toEqual([email]);
    for (const to of ['%2B12025550142', '+12025550142']) {
      expect(await json('GET', `/sandbox/outbox?to=${to}`)).toEqual([sms]);
    }
  });
});

describe('/sandbox/log', () => {
  it('lists and clears', async () => {
    await byEmail(sandbox.fetch, geeni, { username: 'owner@geeni.example' });
    expect(await json('GET', '/sandbox/log')).toHaveLength(1);
    expect(await json('DELETE', '/sandbox/log')).toEqual([]);
    expect(await json('GET', '/sandbox/log')).toEqual([]);
  });
});

describe('/sandbox/faults', () => {
  const fault = { method: 'GET', path: '/subscriptions', fault: 'status:500' };

  it('sets, replaces, lists and clears', async () => {
    await ask('PUT', '/sandbox/faults', { ...fault, method: 'get' });
    await ask('PUT', '/sandbox/faults', { ...fault, fault: 'hang' });
    const more = { ...fault, brand: 'otis', times: 3 };
    expect(await json('PUT', '/sandbox/faults', more)).toEqual([{ ...fault, fault: 'hang' }, more]);
    expect(await json('GET', '/sandbox/faults')).toHaveLength(2);
    expect(await json('DELETE', '/sandbox/faults')).toEqual([]);
  });

  test.each([
    ['no body', undefined],
    ['an unknown path', { ...fault, path: '/nope' }],
    ['an unknown fault', { ...fault, fault: 'flood' }],
    ['no times', { ...fault, times: 0 }],
    ['an unknown field', { ...fault, until: 'noon' }],
  ])('refuses %s', async (_name, body) => {
    const response = await ask('PUT', '/sandbox/faults', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'badBody', message: expect.any(String) });
  });

  it('refuses an unknown brand', async () => {
    expect(await json('PUT', '/sandbox/faults', { ...fault, brand: 'acme' })).toMatchObject({
      code: 'unknownBrand',
    });
  });

  it('accepts the page’s forms and redirects to their section', async () => {
    const form = { operation: 'GET /subscriptions', kind: 'slow', value: '2000', times: '', brand: 'geeni' };
    const set = await post('/sandbox/faults', form);
    expect([set.status, set.headers.get('location')]).toEqual([303, '/sandbox#faults']);
    await post('/sandbox/faults', { ...form, kind: 'hang', times: '1', brand: '' });
    expect(await json('GET', '/sandbox/faults')).toEqual([
      { ...fault, fault: 'slow:2000', brand: 'geeni' },
      { ...fault, fault: 'hang', times: 1 },
    ]);
    await post('/sandbox/faults/clear', { operation: 'GET /subscriptions', brand: 'geeni' });
    expect(await json('GET', '/sandbox/faults')).toHaveLength(1);
    await post('/sandbox/faults/clear', {});
    expect(await json('GET', '/sandbox/faults')).toEqual([]);
  });

  it('renders the page again if a form is invalid', async () => {
    const response = await post('/sandbox/faults', {
      operation: 'GET /subscriptions',
      kind: 'status',
      value: 'x',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('role="alert"');
  });
});

test.each(['log', 'native-messages', 'faults', 'dialect', 'prices'])(
  '/sandbox/%s: DELETE and the form of the page clear the list',
  async (name) => {
    const section = name === 'native-messages' ? 'native' : name;
    for (const clear of [() => ask('DELETE', `/sandbox/${name}`), () => post(`/sandbox/${name}/clear`, {})]) {
      await byEmail(sandbox.fetch, geeni, { username: 'owner@geeni.example' });
      await ask('POST', '/sandbox/native-messages', { event: 'NAVIGATE_BACK' });
      await ask('PUT', '/sandbox/faults', { method: 'GET', path: '/plans', fault: 'hang' });
      await ask('PUT', '/sandbox/dialect', { forms: ['nil'] });
      const price = { brand: 'geeni', planCode: 'geeni_plus_m', currency: 'USD', amountMinor: 1 };
      await ask('PUT', '/sandbox/prices', price);
      expect(await json('GET', `/sandbox/${name}`)).toHaveLength(1);
      const cleared = await clear();
      expect([cleared.status, cleared.headers.get('location') ?? (await cleared.json())]).toEqual(
        cleared.status === 303 ? [303, `/sandbox#${section}`] : [200, []],
      );
      expect(await json('GET', `/sandbox/${name}`)).toEqual([]);
    }
  },
);

describe('/sandbox/clock', () => {
  it('advances, for scripts and for the page', async () => {
    const before = sandbox.world.clock.nowMs();
    const { nowMs } = clock.parse(await json('POST', '/sandbox/clock', { advanceMs: DAY_MS }));
    expect(nowMs - before).toBeGreaterThanOrEqual(DAY_MS);
    expect((await post('/sandbox/clock', { advanceMs: String(DAY_MS) })).headers.get('location')).toBe(
      '/sandbox#clock',
    );
    expect(clock.parse(await json('GET', '/sandbox/clock')).nowMs - nowMs).toBeGreaterThanOrEqual(DAY_MS);
  });

  test.each([{}, { advanceMs: -1 }, { advanceMs: 1.5 }, { advanceMs: 'soon' }, { advanceMs: 1e15 }])(
    'refuses %j',
    async (body) => {
      expect((await ask('POST', '/sandbox/clock', body)).status).toBe(400);
    },
  );
});

describe('POST /sandbox/reset', () => {
  it('restores the seed', async () => {
    await ask('POST', '/sandbox/clock', { advanceMs: DAY_MS });
    await ask('PUT', '/sandbox/faults', { method: 'GET', path: '/plans', fault: 'hang' });
    await byEmail(sandbox.fetch, geeni, { username: 'mfa-sms@geeni.example' });
    expect((await ask('POST', '/sandbox/reset')).status).toBe(200);
    for (const path of ['log', 'faults']) expect(await json('GET', `/sandbox/${path}`)).toEqual([]);
    expect((await messages()).filter(({ kind }) => kind !== 'verify')).toEqual([]);
    expect(clock.parse(await json('GET', '/sandbox/clock')).nowMs).toBeLessThanOrEqual(Date.now());
    expect(sandbox.world.store.sessions.list()).toEqual([]);
  });
});

describe('POST /sandbox/sso', () => {
  it('makes an SSO token with its plan codes', async () => {
    const body = {
      brand: 'geeni',
      email: 'Owner@geeni.example',
      toPlanCode: 'geeni_plus_m',
      fromPlanCode: 'x',
    };
    const { token } = z.object({ token: z.string() }).parse(await json('POST', '/sandbox/sso', body));
    expect(sandbox.world.store.oneTimeTokens.get(token)).toMatchObject({
      purpose: 'sso',
      toPlanCode: 'geeni_plus_m',
      fromPlanCode: 'x',
    });
  });

  it('refuses an unknown account', async () => {
    const response = await ask('POST', '/sandbox/sso', { brand: 'geeni', email: 'nobody@geeni.example' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'unknownAccount', message: expect.any(String) },
    ]);
  });
});

it('any other path of the control API gets a 404', async () => {
  expect(await json('GET', '/sandbox/nope')).toMatchObject({ code: 'notFound' });
});
