import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { brandsIn } from '../../brands/all-brands.ts';
import { placeholdersIn } from '../../brands/placeholder.ts';
import { everyAnswer } from './every-answer.ts';
import { healthAnswer, healthOf, wrongEnvironmentAnswer } from './health.ts';
import type { PortalHono } from './portal-hono.ts';

const SESSION_KEY = 'a-secret-of-at-least-thirty-two-characters';
const names = ['ASSETS', 'SESSIONS', 'PENDING', 'ATTEMPTS', 'ACCOUNTS', 'RATE_LIMITER'];
const bound = { SESSION_KEY, ...Object.fromEntries(names.map((name) => [name, {}])) };
const SANDBOX = {
  fetch: () => Promise.resolve(new Response()),
  connect: () => {
    throw new Error('no sockets');
  },
};
const complete = { ...bound, ENVIRONMENT: 'sandbox', SANDBOX };

describe('a deployment', () => {
  it('with all that it needs is ok', () => {
    expect(healthOf(complete)).toEqual({ status: 'ok' });
  });

  it('reports its version, if the runtime provides it', () => {
    const CF_VERSION_METADATA = { id: '7c1f', tag: 'v12', timestamp: '2026-11-21T00:00:00Z' };
    expect(healthOf({ ...complete, CF_VERSION_METADATA })).toEqual({
      status: 'ok',
      version: { id: '7c1f', tag: 'v12' },
    });
  });

  test.each([...names, 'SESSION_KEY'])('without %s is unready, and names it', (name) => {
    expect(healthOf({ ...complete, [name]: undefined })).toEqual({ status: 'unready', missing: [name] });
  });

  it('with a second key is ok; a short second key is named', () => {
    expect(healthOf({ ...complete, SESSION_KEY_ALSO: `${SESSION_KEY}-2` })).toEqual({ status: 'ok' });
    expect(healthOf({ ...complete, SESSION_KEY_ALSO: 'short' })).toEqual({
      status: 'unready',
      missing: ['SESSION_KEY_ALSO'],
    });
  });

  it('with a short key is unready, and does not reveal the key', () => {
    expect(healthOf({ ...complete, SESSION_KEY: 'short' })).toEqual({
      status: 'unready',
      missing: ['SESSION_KEY'],
    });
  });
});

describe('the environment of a deployment', () => {
  const places: [what: string, env: object, missing: string[]][] = [
    ['in no environment', { ENVIRONMENT: undefined }, ['ENVIRONMENT']],
    ['in an environment that has no file', { ENVIRONMENT: 'live' }, ['ENVIRONMENT']],
    ['in an environment named like a built-in property', { ENVIRONMENT: 'constructor' }, ['ENVIRONMENT']],
    ['in the sandbox environment, without it', { SANDBOX: undefined }, ['SANDBOX']],
    ['in production, with the sandbox', { ENVIRONMENT: 'production' }, ['SANDBOX']],
    ['in staging, with the sandbox', { ENVIRONMENT: 'staging' }, ['SANDBOX']],
  ];

  test.each(places)('%s: is unready, and answers every request with that', async (_what, env, missing) => {
    const health = healthOf({ ...complete, ...env });
    expect(health.status === 'unready' && health.missing.slice(0, 1)).toEqual(missing);
    const answer = wrongEnvironmentAnswer({ ...complete, ...env });
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
    expect(answer?.headers.get('x-frame-options')).toBe('DENY');
    expect(answer?.headers.get('x-robots-tag')).toBe('noindex');
    const environment = 'ENVIRONMENT' in env ? (env.ENVIRONMENT ?? null) : 'sandbox';
    expect(await answer?.json()).toEqual({ ...health, environment, brand: null });
  });

  test.each(['production', 'staging'])(
    'in %s: lists placeholders by name, never by value, and the portal answers requests',
    (name) => {
      const env = { ...bound, ENVIRONMENT: name };
      expect(wrongEnvironmentAnswer(env)).toBeUndefined();
      const waiting = [...(brandsIn(name)?.byKey.values() ?? [])].flatMap((brand) =>
        placeholdersIn(brand, { takesMoney: name === 'production' }).map((field) => `${brand.key}.${field}`),
      );
      expect(healthOf(env)).toEqual(
        waiting.length === 0 ? { status: 'ok' } : { status: 'unready', missing: waiting },
      );
    },
  );

  it('in the sandbox environment: the portal answers requests', () => {
    expect(wrongEnvironmentAnswer(complete)).toBeUndefined();
  });
});

describe('/healthz', () => {
  const portal = new Hono<PortalHono>();
  portal.use(everyAnswer);
  portal.get('/healthz', (c) => healthAnswer(c.var.context, c.var.answer));

  test.each([
    ['is ok', complete, 200],
    ['has no bindings', {}, 503],
  ])('answers for a deployment that %s, on a host of no brand, without a cookie', async (_, env, status) => {
    const answer = await portal.request('https://10.0.0.7/healthz?brand=otis', {}, env);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('server-timing')).toBeNull();
    expect(await answer.json()).toMatchObject({ brand: null });
  });
});
