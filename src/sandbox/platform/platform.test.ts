import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { subscriptionList } from '../../contracts/plans/subscription.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../world/clock.ts';
import { makeToken } from '../access/one-time-token.ts';
import { accountKey } from '../world/seed.ts';
import {
  basic,
  brandOf,
  byEmail,
  codesSent,
  memorySql,
  signedIn,
  testWorld,
} from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
const api = geeni.platform.api;
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const object = z.record(z.string(), z.unknown());
const problem = async (response: Response) => ({
  status: response.status,
  ...object.parse(await response.json()),
});
const list = async (response: Response) => z.array(object).parse(await response.json());
const call = (path: string, init?: RequestInit) => sandbox.fetch(new Request(`${api}${path}`, init));

describe('POST /byEmail', () => {
  const wrong = {
    status: 401,
    errorCode: 966,
    description: 'The email or password you entered is incorrect.',
  };

  test.each([
    ['a wrong password', { username: 'owner@geeni.example', password: 'passw0rd!' }, wrong],
    ['an unknown address', { username: 'nobody@geeni.example' }, wrong],
    ['an account of another brand', { username: 'owner@otis.example' }, wrong],
    ['a wrong password of a locked account', { username: 'locked@geeni.example', password: 'x' }, wrong],
    ['no password', { username: 'owner@geeni.example', password: '' }, wrong],
    ['a locked account', { username: 'locked@geeni.example' }, { status: 403, errorCode: 1198 }],
    ['an unverified address', { username: 'unverified@geeni.example' }, { status: 403, errorCode: 970 }],
  ])('refuses %s', async (_name, login, expected) => {
    expect(await problem(await byEmail(sandbox.fetch, geeni, login))).toMatchObject(expected);
  });

  it('ignores the case of the address', async () => {
    expect((await byEmail(sandbox.fetch, geeni, { username: 'OWNER@Geeni.Example' })).status).toBe(200);
  });

  it('refuses the credentials of another brand on this host', async () => {
    const headers = basic('otis:owner@otis.example:Passw0rd!');
    const response = await call('/authentication/byEmail', {
      method: 'POST',
      headers,
      body: '{"rememberMe":true}',
    });
    expect(await problem(response)).toMatchObject(wrong);
  });

  test.each([undefined, '', '{', '{}', '{"rememberMe":"yes"}', '{"rememberMe":true,"more":1}'])(
    'refuses the body %s',
    async (body) => {
      const headers = basic('geeni:owner@geeni.example:Passw0rd!');
      const response = await call('/authentication/byEmail', { method: 'POST', headers, body: body ?? null });
      expect(await problem(response)).toMatchObject({ status: 400, errorCode: 'BadRequest' });
    },
  );
});

describe('POST /byToken', () => {
  const account = () => {
    const found = sandbox.world.store.accounts.get(accountKey('geeni', 'owner@geeni.example'));
    if (!found) throw new Error('no owner');
    return found;
  };
  const byToken = async (token: string, brand = geeni) =>
    problem(
      await sandbox.fetch(
        new Request(`${brand.platform.api}/authentication/byToken`, {
          method: 'POST',
          headers: basic(`${brand.key}:${token}`),
        }),
      ),
    );

  it('accepts a token once', async () => {
    const { token } = makeToken(sandbox.world, { purpose: 'sso', account: account() });
    expect(await byToken(token)).toMatchObject({ status: 200, email: 'owner@geeni.example' });
    expect(await byToken(token)).toMatchObject({ status: 401, errorCode: 1104 });
  });

  it('refuses a token at another brand without using it up', async () => {
    const { token } = makeToken(sandbox.world, { purpose: 'sso', account: account() });
    expect(await byToken(token, brandOf('otis'))).toMatchObject({ errorCode: 1104 });
    expect(await byToken(token)).toMatchObject({ status: 200 });
  });

  it('refuses a token after 10 minutes, an unknown one, and one made for a password reset', async () => {
    const { token } = makeToken(sandbox.world, { purpose: 'sso', account: account() });
    const other = makeToken(sandbox.world, { purpose: 'resetPassword', account: account() });
    sandbox.world.clock.advance(10 * MINUTE_MS);
    for (const each of [token, other.token, 'nope'])
      expect(await byToken(each)).toMatchObject({ errorCode: 1104 });
  });
});

describe('a signed call', () => {
  const unauthorized = { status: 401, errorCode: 'UnauthorizedSession' };

  it('needs a valid session token of this brand', async () => {
    const { sign } = await signedIn(sandbox, geeni, 'owner');
    const request = await sign('/account/profile');
    const unknown = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), peppertoken: 'nope' },
    });
    expect(await problem(await sandbox.fetch(unknown))).toMatchObject(unauthorized);
    const elsewhere = new Request(request.url.replace('geeni', 'otis'), request);
    expect(await problem(await sandbox.fetch(elsewhere))).toMatchObject(unauthorized);
    sandbox.world.clock.advance(12 * HOUR_MS);
    expect(await problem(await sandbox.fetch(request))).toMatchObject(unauthorized);
  });

  it('needs the credentials of the same session', async () => {
    const first = await signedIn(sandbox, geeni, 'owner');
    const second = await signedIn(sandbox, geeni, 'owner');
    const mixed = await first.sign('/account/profile', { headers: {} });
    mixed.headers.set('peppertoken', second.who.token);
    expect(await problem(await sandbox.fetch(mixed))).toMatchObject({
      status: 403,
      message: 'The security token included in the request is invalid.',
    });
  });

  it('shows an account only its own subscriptions', async () => {
    const { get } = await signedIn(sandbox, geeni, 'owner');
    expect(await problem(await get('/subscriptions/subscriptions/geeni-free'))).toMatchObject({
      errorCode: 'Forbidden',
    });
  });

  it('applies due renewals before it answers', async () => {
    sandbox.world.clock.advance(31 * DAY_MS);
    const { get } = await signedIn(sandbox, geeni, 'owner');
    const [plan] = subscriptionList.parse(await (await get('/account/subscriptions')).json());
    expect(plan?.renewsAt).toBeGreaterThan(sandbox.world.clock.nowMs());
    expect(await (await get('/billing/paymentHistory')).json()).toHaveLength(24);
  });

  it('makes a past_due invoice if the card has expired', async () => {
    sandbox.world.clock.advance(31 * DAY_MS);
    const { get } = await signedIn(sandbox, geeni, 'expired');
    expect((await list(await get('/billing/paymentHistory'))).at(-1)).toMatchObject({
      status: 'past_due',
    });
  });
});

describe('the platform', () => {
  it.each([
    ['GET', '/nowhere', 404, 'NoSuchOperation'],
    ['DELETE', '/account/subscriptions', 404, 'NoSuchOperation'],
    ['GET', '/account/%E0%A4%A', 404, 'NoSuchOperation'],
    ['POST', '/authentication/forgotPassword/geeni', 400, 'BadRequest'],
    ['GET', '/configuration/plans?brand=otis', 400, 'WrongBrand'],
    ['GET', '/configuration/plans', 400, 'BadRequest'],
    ['GET', '/configuration/deviceModels/otis', 400, 'WrongBrand'],
  ])('answers %s %s with %i %s', async (method, path, status, errorCode) => {
    expect(await problem(await call(path, { method }))).toMatchObject({ status, errorCode });
  });

  it('logs every call, the newest first', async () => {
    const { get } = await signedIn(sandbox, geeni, 'owner');
    await get('/account/subscriptions');
    await call('/configuration/deviceModels/geeni', { headers: { 'x-request-id': 'r1' } });
    await call('/nowhere');
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const base = { at, requestId: null, brand: 'geeni', account: 'owner@geeni.example', status: 200 };
    expect(sandbox.world.store.calls.list()).toEqual([
      { ...base, account: null, method: 'GET', path: '/nowhere', status: 404 },
      { ...base, requestId: 'r1', account: null, method: 'GET', path: '/deviceModels/geeni' },
      { ...base, method: 'GET', path: '/subscriptions' },
      { ...base, method: 'POST', path: '/byEmail' },
    ]);
  });

  it('logs only the last 2,000 calls', () => {
    const { calls } = sandbox.world.store;
    for (let count = 1; count <= 2_005; count += 1) {
      calls.arrived({
        atMs: count,
        requestId: null,
        brand: 'geeni',
        account: null,
        method: 'GET',
        path: `/${count}`,
      });
    }
    expect(calls.list()).toHaveLength(2_000);
    expect(calls.list().at(-1)?.path).toBe('/6');
  });

  it('keeps its data across a restart, and is seeded again if the plans on sale have changed', async () => {
    const sql = memorySql();
    const before = testWorld({ sql });
    before.world.clock.advance(DAY_MS);
    await byEmail(before.fetch, geeni, { username: 'mfa-sms@geeni.example' });
    const after = testWorld({ sql });
    expect(codesSent(after.world)).toHaveLength(1);
    expect(after.world.clock.offsetMs()).toBe(DAY_MS);
    after.world.store.settings.put({ name: 'seed', value: 'of another day' });
    expect(codesSent(testWorld({ sql }).world)).toEqual([]);
  });
});
