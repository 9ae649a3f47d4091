import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { setDialect } from '../platform/dialects.ts';
import { HOUR_MS } from '../world/clock.ts';
import { outboxEntries } from './outbox.ts';
import { brandOf, byEmail, signedIn, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
const email = 'owner@geeni.example';
const NEW = 'Different-2026';
const portal = new URL('http://127.0.0.1:9400/sandbox/outbox');
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const object = z.record(z.string(), z.unknown());
async function call(method: string, path: string, body: object, brand = geeni) {
  const url = `${brand.platform.api}/authentication/${path}/${brand.key}`;
  const response = await sandbox.fetch(new Request(url, { method, body: JSON.stringify(body) }));
  return { status: response.status, ...object.parse(await response.json()) };
}
const forgot = (to: string) => call('POST', 'forgotPassword', { template: '', email: to });
const reset = (token: string, password = NEW, to = email, brand = geeni) =>
  call('PUT', 'resetPassword', { token, password, email: to }, brand);
const verify = (token: string, to = 'unverified@geeni.example', brand = geeni) =>
  call('PUT', 'verifyEmail', { token, email: to }, brand);
const mails = (to: string) => outboxEntries(sandbox.world, portal, to);
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('vtoken') ?? '';
async function mailedToken(to = email): Promise<string> {
  await forgot(to);
  return tokenIn(mails(to)[0]?.link);
}
const signIn = async (password: string, username = email) =>
  (await byEmail(sandbox.fetch, geeni, { username, password })).status;

const posted = { status: 200, IsPosted: true };
const invalid = { status: 400, description: 'Verification token (vtoken) is invalid' };
const used = { status: 400, description: 'The email verification link has already been used' };
const similar = { status: 400, description: 'The new password is invalid' };

describe('forgotPassword', () => {
  it('mails a link to a known address, on the brand’s own host and the portal’s port', async () => {
    expect(await forgot('OWNER@geeni.example')).toEqual(posted);
    const [mail] = mails(email);
    expect(mail).toMatchObject({ brand: 'geeni', to: email, channel: 'email', kind: 'reset' });
    const link = new URL(mail?.link ?? '');
    expect(link.origin + link.pathname).toBe('http://geeni.localhost:9400/reset-password');
    expect([...link.searchParams.keys()]).toEqual(['vtoken', 'email']);
    expect(link.searchParams.get('email')).toBe(email);
  });

  test.each(['nobody@geeni.example', 'owner@otis.example', ''])(
    'answers the same for %j, and sends no mail',
    async (to) => {
      const before = sandbox.world.store.outbox.list().length;
      expect(await forgot(to)).toEqual(posted);
      expect(sandbox.world.store.outbox.list()).toHaveLength(before);
    },
  );
});

describe('resetPassword', () => {
  it('changes the password once, and signs everybody out', async () => {
    const { get } = await signedIn(sandbox, geeni, 'owner');
    const [earlier, token] = [await mailedToken(), await mailedToken()];
    expect(await reset(token)).toEqual(posted);
    expect([await signIn('Passw0rd!'), await signIn(NEW)]).toEqual([401, 200]);
    expect((await get('/account/profile')).status).toBe(401);
    expect(await reset(token, 'Another-2027')).toMatchObject(used);
    expect(await reset(earlier, 'Another-2027')).toMatchObject(used);
  });

  it('under tokens-stay changes the password, and signs nobody out', async () => {
    setDialect(sandbox.world, { brand: 'geeni', forms: ['tokens-stay'] });
    const { get } = await signedIn(sandbox, geeni, 'owner');
    expect(await reset(await mailedToken())).toEqual(posted);
    expect([await signIn('Passw0rd!'), await signIn(NEW)]).toEqual([401, 200]);
    expect((await get('/account/profile')).status).toBe(200);
  });

  test.each([
    ['an unknown token', (): [string, string] => ['nope', email]],
    ['no token', (): [string, string] => ['', email]],
    ['another address', (token: string): [string, string] => [token, 'free@geeni.example']],
    ['no address', (token: string): [string, string] => [token, '']],
  ])('refuses %s, and the link stays valid', async (_what, asked) => {
    const token = await mailedToken();
    const [given, to] = asked(token);
    expect(await reset(given, NEW, to)).toMatchObject(invalid);
    expect(await reset(token)).toEqual(posted);
  });

  it('refuses a link of another brand, of another purpose, and after an hour', async () => {
    const token = await mailedToken();
    expect(await reset(token, NEW, email, brandOf('otis'))).toMatchObject(invalid);
    const other = tokenIn(mails('unverified@geeni.example')[0]?.link);
    expect(await reset(other, NEW, 'unverified@geeni.example')).toMatchObject(invalid);
    sandbox.world.clock.advance(HOUR_MS);
    expect(await reset(token)).toMatchObject(invalid);
  });

  test.each(['Passw0rd!', 'Passw0rd!12', 'passw0rd?'])(
    'refuses %s as too similar, and the link stays valid',
    async (password) => {
      const token = await mailedToken();
      expect(await reset(token, password)).toMatchObject(similar);
      expect(await reset(token)).toEqual(posted);
    },
  );

  it('compares with earlier passwords', async () => {
    await reset(await mailedToken());
    const token = await mailedToken();
    expect(await reset(token, 'Passw0rd!')).toMatchObject(similar);
    expect(await reset(token, `${NEW}!`)).toMatchObject(similar);
    expect(await reset(token, 'Third-time-lucky3')).toEqual(posted);
  });

  it('stores a password byte for byte', async () => {
    const password = ' Caf\u0065\u0301-2026 ';
    await reset(await mailedToken(), password);
    expect(await signIn(password.normalize('NFC'))).toBe(401);
    expect(await signIn(password.trim())).toBe(401);
    expect(await signIn(password)).toBe(200);
  });
});

describe('verifyEmail', () => {
  const to = 'unverified@geeni.example';

  it('is not needed after another mailed link to that address was used', async () => {
    await forgot(to);
    expect(await reset(tokenIn(mails(to)[0]?.link), NEW, to)).toEqual(posted);
    expect(await signIn(NEW, to)).toBe(200);
  });

  it('has a seeded mail whose link works once and permits the sign-in', async () => {
    const [mail] = mails(to);
    expect(mail).toMatchObject({ kind: 'verify', channel: 'email', brand: 'geeni' });
    expect(mail?.link).toMatch(
      /^http:\/\/geeni\.localhost:9400\/verify-email\?vtoken=[^&]+&email=unverified/,
    );
    expect(await signIn('Passw0rd!', to)).toBe(403);
    const token = tokenIn(mail?.link);
    expect(await verify(token)).toEqual(posted);
    expect(await signIn('Passw0rd!', to)).toBe(200);
    expect(await verify(token)).toMatchObject(used);
  });

  it('refuses an unknown link, another address or brand, and reports an expired link', async () => {
    const token = tokenIn(mails(to)[0]?.link);
    expect(await verify('nope')).toMatchObject(invalid);
    expect(await verify(token, email)).toMatchObject(invalid);
    expect(await verify(token, to, brandOf('otis'))).toMatchObject(invalid);
    sandbox.world.clock.advance(24 * HOUR_MS);
    expect(await verify(token)).toMatchObject({
      status: 400,
      description: 'Email verification link has expired',
    });
    expect(await signIn('Passw0rd!', to)).toBe(403);
  });
});

it('returns the links of a brand’s app', async () => {
  const response = await sandbox.fetch(new Request(`${geeni.platform.api}/configuration/appLink/geeni`));
  expect(platformOperations.appLink.answer.parse(await response.json())).toEqual({
    brand: 'geeni',
    appUri: 'example.geeni.app',
    uriScheme: 'geeni',
  });
});
