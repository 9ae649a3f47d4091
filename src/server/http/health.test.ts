import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { healthAnswer, healthOf } from './health.ts';
import type { PortalHono } from './portal-hono.ts';

const SESSION_KEY = 'a-secret-of-at-least-thirty-two-characters';
const names = ['ASSETS', 'SESSIONS', 'PENDING', 'ATTEMPTS', 'ACCOUNTS', 'RATE_LIMITER'];
const complete = { SESSION_KEY, ...Object.fromEntries(names.map((name) => [name, {}])) };

describe('a deployment', () => {
  it('with all it needs is well', () => {
    expect(healthOf(complete)).toEqual({ status: 'ok' });
  });

  it('says which it is, where the runtime tells', () => {
    const CF_VERSION_METADATA = { id: '7c1f', tag: 'v12', timestamp: '2026-11-21T00:00:00Z' };
    expect(healthOf({ ...complete, CF_VERSION_METADATA })).toEqual({
      status: 'ok',
      version: { id: '7c1f', tag: 'v12' },
    });
  });

  test.each([...names, 'SESSION_KEY'])('without %s is not ready, and says so', (name) => {
    expect(healthOf({ ...complete, [name]: undefined })).toEqual({ status: 'unready', missing: [name] });
  });

  it('with a short key is not ready, and does not say the key', () => {
    expect(healthOf({ ...complete, SESSION_KEY: 'short' })).toEqual({
      status: 'unready',
      missing: ['SESSION_KEY'],
    });
  });
});

describe('/healthz', () => {
  const portal = new Hono<PortalHono>();
  portal.use(everyAnswer);
  portal.get('/healthz', (c) => healthAnswer(c.env, c.var.context));

  test.each([
    ['is well', complete, 200],
    ['has nothing', {}, 503],
  ])('answers for a deployment that %s, on a host of no brand, without a cookie', async (_, env, status) => {
    const answer = await portal.request('https://10.0.0.7/healthz?brand=otis', {}, env);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('server-timing')).toBeNull();
  });
});
