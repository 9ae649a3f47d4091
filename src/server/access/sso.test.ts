import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { ssoAddress, loginAfterSso, openToken, sealToken } from './sso-address.ts';
import { signInBySso, reasonOf } from './sso.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { wholeBrand } from '../../domain/pages/page-brand.fixture.ts';

const { env } = fakeEnv(() => Response.error());
const NOW_MS = Date.UTC(2026, 11, 1);
const at = (brand: string, nowMs = NOW_MS) => aContext(`https://account.${brand}.example/`, {}, nowMs);
const refused = (code: string | undefined, status = 401): PlatformFailure => ({
  kind: 'refused',
  status,
  code,
  description: undefined,
  errorData: undefined,
});

describe('why an SSO ends at the login page', () => {
  test.each<[string, PlatformFailure, string]>([
    ['1104, invalid token', refused('1104'), 'token-refused'],
    ['an unknown refusal', refused('77', 400), 'token-refused'],
    ['970, e-mail not verified', refused('970'), 'not-verified'],
    ['email.not.verified', refused('email.not.verified'), 'not-verified'],
    ['1198, account locked', refused('1198'), 'locked'],
    ['429, too many requests', refused('429', 429), 'sso-failed'],
    ['a busy gateway', refused(undefined, 429), 'sso-failed'],
    ['a refusal without a code', refused(undefined), 'token-refused'],
    ['a server error', refused(undefined, 500), 'sso-failed'],
    ['no answer in time', { kind: 'late' }, 'sso-failed'],
    ['no connection', { kind: 'unreachable' }, 'sso-failed'],
    ['an unreadable answer', { kind: 'garbled', detail: 'html' }, 'sso-failed'],
  ])('%s', (_what, failure, reason) => {
    expect(reasonOf(failure)).toBe(reason);
  });

  test.each([
    ['/subscriptions', '/login?reason=no-token'],
    ['/plans?planId=1', '/login?redirectUri=%2Fplans%3FplanId%3D1&reason=no-token'],
  ])('with the return route %s', (next, login) => {
    expect(loginAfterSso('no-token', next)).toBe(login);
  });
});

describe('what an SSO address holds', () => {
  const read = (query: string, via: 'sso' | 'isolated') =>
    ssoAddress(new URLSearchParams(query), via, wholeBrand);

  test.each<['sso' | 'isolated', string, object]>([
    ['isolated', '', { next: '/subscriptions' }],
    ['isolated', '&source=ios&nextPath=plans', { next: '/plans', source: 'ios' }],
    ['isolated', '&source=IOS', { next: '/subscriptions', source: 'app' }],
    [
      'isolated',
      '&toPlanCode=a&fromPlanCode=b',
      { next: '/subscriptions', toPlanCode: 'a', fromPlanCode: 'b' },
    ],
    ['sso', '&source=ios', { next: '/subscriptions', source: 'ios' }],
    ['sso', '&toPlanCode=a&fromPlanCode=b', { next: '/subscriptions', toPlanCode: 'a', fromPlanCode: 'b' }],
    ['sso', '&toPlanCode=&fromPlanCode=', { next: '/subscriptions' }],
    ['sso', '&utm=1&utm=2', { next: '/subscriptions' }],
  ])('%s ?token=T%s', (via, query, asked) => {
    expect(read(`token=a%2Bb%3AT${query}`, via)).toEqual({
      kind: 'fresh',
      token: 'a+b:T',
      request: { via, ...asked },
    });
    expect(read(`sealed=S${query}`, via)).toEqual({
      kind: 'sealed',
      request: { via, sealed: 'S', ...asked },
    });
  });

  test.each([
    ['sealed=', 'token-refused'],
    ['token=T&token=U', 'token-refused'],
    ['token=T&nextPath=plans&nextPath=billing', 'token-refused'],
    ['token=T&source=ios&source=android', 'token-refused'],
    [`token=${'T'.repeat(2_801)}`, 'token-refused'],
    [`token=T&toPlanCode=${'a'.repeat(201)}`, 'token-refused'],
  ])('?%s: %s', (query, reason) => {
    for (const via of ['sso', 'isolated'] as const)
      expect(read(query, via)).toMatchObject({ kind: 'unusable', reason });
  });
});

describe('an SSO address without a token', () => {
  test.each(['', 'token=', 'token=%20', 'Token=T', 'token=undefined', 'token=null', 'token=%20null'])(
    '?%s',
    (query) => {
      for (const via of ['sso', 'isolated'] as const)
        expect(ssoAddress(new URLSearchParams(query), via, wholeBrand)).toMatchObject({ kind: 'bare' });
    },
  );
});

describe('a sealed token', () => {
  it('opens for its brand, for ten minutes', async () => {
    const token = `long-${'é€😀'.repeat(190)}`;
    const sealed = await sealToken({ ...at('visi'), env: env }, token);
    const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toContain(token.slice(0, 20));
    expect(sealed.length).toBeLessThan(4_096);
    expect(await openToken({ ...at('visi', NOW_MS + 599_000), env: env }, sealed)).toBe(token);
    expect(await openToken({ ...at('visi', NOW_MS + 601_000), env: env }, sealed)).toBeUndefined();
    expect(await openToken({ ...at('otis'), env: env }, sealed)).toBeUndefined();
    expect(
      await openToken(
        { ...at('visi'), env: env },
        sealed.replace(/.(?=.{10}$)/, (one) => (one === 'x' ? 'y' : 'x')),
      ),
    ).toBeUndefined();
  });

  it('that does not open never reaches the platform', async () => {
    const { env: quiet, story } = fakeEnv(() => Response.error());
    const sealed = await sealToken({ ...at('otis'), env: env }, 'T');
    for (const foreign of [sealed, 'T', 'a.b.c.d.e']) {
      const request = { via: 'sso', sealed: foreign, next: '/plans' } as const;
      expect(await signInBySso({ ...at('visi'), env: quiet }, request)).toMatchObject({
        kind: 'failed',
        next: '/login?redirectUri=%2Fplans&reason=token-refused',
      });
    }
    expect(story).toEqual([]);
  });

  it('is sent once, and a refusal begins and ends nothing', async () => {
    const { env: busy, story } = fakeEnv(() => Response.json({ errorCode: 1104 }, { status: 401 }));
    const sealed = await sealToken({ ...at('visi'), env: env }, 'T');
    await signInBySso({ ...at('visi'), env: busy }, { via: 'sso', sealed, next: '/plans' });
    expect(story).toEqual(['attempts take', 'platform POST /authentication/byToken']);
  });
});
