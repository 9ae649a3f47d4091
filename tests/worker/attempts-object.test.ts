import { reset } from 'cloudflare:test';
import { afterEach, describe, expect, test } from 'vitest';
import type { PortalEnv } from '../../src/server/portal-env.ts';
import { takeSignInAttempt } from '../../src/server/limits/sign-in-attempts.ts';
import { MINUTE_MS, NOW_MS, objects } from './fixtures.ts';

afterEach(reset);

const env = objects as PortalEnv;
const attempt = { brand: 'geeni', username: 'owner@geeni.example', address: '203.0.113.7' };

/** Makes attempts one after another and answers how many were let through. */
async function allowed(count: number, change: (index: number) => Partial<typeof attempt> = () => ({})) {
  let through = 0;
  for (let index = 0; index < count; index += 1) {
    const place = await takeSignInAttempt(env, { ...attempt, ...change(index) }, NOW_MS);
    if (place.allowed) through += 1;
  }
  return through;
}

describe('Attempts to sign in (design decision 25)', () => {
  test('20 at once count as 20: ten pass', async () => {
    const places = await Promise.all(
      Array.from({ length: 20 }, () => takeSignInAttempt(env, attempt, NOW_MS)),
    );
    expect(places.filter((place) => place.allowed)).toHaveLength(10);
  });

  test('the refused are told how long to wait', async () => {
    await allowed(10);
    const place = await takeSignInAttempt(env, attempt, NOW_MS + 4 * MINUTE_MS);
    expect(place).toMatchObject({ allowed: false, waitMs: 6 * MINUTE_MS });
  });

  test('after ten minutes the account is open again', async () => {
    await allowed(12);
    const place = await takeSignInAttempt(env, attempt, NOW_MS + 10 * MINUTE_MS);
    expect(place.allowed).toBe(true);
  });

  test('what succeeds does not count', async () => {
    for (let index = 0; index < 30; index += 1) {
      const place = await takeSignInAttempt(env, attempt, NOW_MS);
      expect(place.allowed).toBe(true);
      if (place.allowed) await place.giveBack();
    }
  });

  test('the e-mail counts in any case and with spaces around', async () => {
    expect(await allowed(12, (index) => (index % 2 ? { username: ' OWNER@geeni.example ' } : {}))).toBe(10);
  });

  test('the owner at home is not locked out by guesses from elsewhere', async () => {
    await allowed(15, () => ({ address: '198.51.100.1' }));
    expect((await takeSignInAttempt(env, attempt, NOW_MS)).allowed).toBe(true);
  });

  test('guesses from many networks stop at 50 an account', async () => {
    expect(await allowed(60, (index) => ({ address: `198.51.100.${index}` }))).toBe(50);
  });

  test('one network stops at 100 over all accounts', async () => {
    expect(await allowed(110, (index) => ({ username: `${index}@geeni.example` }))).toBe(100);
  });

  test('an IPv6 network is its first 64 bits', async () => {
    expect(await allowed(12, (index) => ({ address: `2001:db8:1:2::${index.toString(16)}` }))).toBe(10);
  });

  test('brands count apart', async () => {
    await allowed(10);
    expect(await allowed(1, () => ({ brand: 'otis' }))).toBe(1);
  });
});
