import { describe, expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { linkingCookieName, requestCookies } from '../request/cookies.ts';
import { keyRing } from './key-ring.ts';
import { beginLinkingTransaction, linkingObject } from './linking-transactions.ts';
import { recordName } from './record-handle.ts';

const pending = {
  brand: 'geeni',
  startedAtMs: 0,
  sentAtMs: 0,
  email: 'mfa-sms@geeni.example',
  mfa: { secondFactorAuthenticationToken: 't', phoneNumber: '+12025550142' },
  next: '/oauth/google',
};
const { env } = fakeEnv(() => new Response(null, { status: 204 }));
const context = (cookies: ReadonlyMap<string, string> = new Map()) => ({
  ...aContext('https://account.geeni.example/oauth', {}, undefined, env),
  cookies,
});
const begin = () => beginLinkingTransaction(context(), pending);

describe('a linking that waits for its code', () => {
  it('has a cookie of its own for thirty minutes, named after its transaction', async () => {
    const { transaction, cookie } = await begin();
    expect(transaction).toMatch(/^[A-Za-z0-9_-]{8}$/);
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(new RegExp(`^__Host-linking-${transaction}=[\\w-]{43}\\.[\\w-]{43}$`));
    expect(attributes).toEqual(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax', 'Max-Age=1800']);
  });

  it('opens by that cookie under that name, and by nothing else', async () => {
    const { transaction, cookie } = await begin();
    const other = await begin();
    const cookies = requestCookies(cookie.split(';')[0]);
    const renamed = requestCookies(
      cookie.split(';')[0]?.replace(linkingCookieName(transaction), linkingCookieName(other.transaction)),
    );
    expect(await linkingObject(context(cookies), transaction)).toBeDefined();
    expect(await linkingObject(context(cookies), other.transaction)).toBeUndefined();
    expect(await linkingObject(context(renamed), transaction)).toBeUndefined();
    expect(await linkingObject(context(new Map()), transaction)).toBeUndefined();
  });

  it('is no sign-in and no session, whatever cookie carries it', async () => {
    const { transaction, cookie } = await begin();
    const handle = requestCookies(cookie.split(';')[0]).get(linkingCookieName(transaction));
    const keys = await keyRing(env);
    expect(await recordName(keys, 'linking', handle)).toBeDefined();
    expect(await recordName(keys, 'pending-sign-in', handle)).toBeUndefined();
    expect(await recordName(keys, 'session', handle)).toBeUndefined();
  });
});
