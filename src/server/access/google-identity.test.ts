import { base64url, CompactSign, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { googleIdentity } from './google-identity.ts';

type Key = CryptoKey | Uint8Array;
const NOW_SECONDS = 1_790_000_000;
const clientId = 'visi.apps.googleusercontent.example';
let keyPair: Awaited<ReturnType<typeof generateKeyPair>>;
let modulus: string;
let turn = 0;
let asked: string[];

beforeAll(async () => {
  keyPair = await generateKeyPair('RS256', { extractable: true });
  modulus = (await exportJWK(keyPair.publicKey)).n ?? '';
});
beforeEach(() => {
  turn += 1;
  asked = [];
});

const good = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  sub: '1',
  email: 'jane@mail.example',
  email_verified: true,
  nonce: 'n-2',
  iat: NOW_SECONDS - 5,
  nbf: NOW_SECONDS - 300,
  exp: NOW_SECONDS + 3_000,
};

async function token(
  claims: object = {},
  header: object = {},
  key: Key = keyPair.privateKey,
): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify({ ...good, ...claims }));
  return new CompactSign(payload).setProtectedHeader({ alg: 'RS256', kid: 'k-1', ...header }).sign(key);
}

async function keySet(): Promise<Response> {
  const jwk = await exportJWK(keyPair.publicKey);
  return Response.json({ keys: [{ ...jwk, kid: 'k-1', use: 'sig', alg: 'RS256' }] });
}

/** Each test has its own address of the keys, so that it uses no keys that another test has cached. */
const look = (idToken: string, keys: () => Promise<Response> = keySet) =>
  googleIdentity(
    idToken,
    {
      keys: `https://keys-${turn}.example/certs`,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      clientId,
      nonces: ['n-2', 'n-1'],
      nowMs: NOW_SECONDS * 1_000,
    },
    (address) => {
      asked.push(address);
      return keys();
    },
  );

describe('a valid token is accepted', () => {
  test.each([
    ['with the newest nonce', {}, 'n-2'],
    ['with the one before', { nonce: 'n-1' }, 'n-1'],
    ['by Google’s other name', { iss: 'accounts.google.com' }, 'n-2'],
    ['from a clock that is slightly fast', { iat: NOW_SECONDS + 20, nbf: NOW_SECONDS + 20 }, 'n-2'],
  ])('%s', async (_what, claims, nonce) => {
    expect(await look(await token(claims))).toEqual({ kind: 'verified', nonce });
  });

  it('and the keys are fetched once for several tokens', async () => {
    await look(await token());
    await look(await token());
    expect(asked).toEqual([`https://keys-${turn}.example/certs`]);
  });
});

describe('an invalid token is refused', () => {
  test.each([
    ['for somebody else', { aud: 'else.apps.googleusercontent.example' }],
    ['for us and another client', { aud: [clientId, 'else'] }],
    ['for nobody', { aud: undefined }],
    ['by somebody else', { iss: 'https://accounts.google.com.evil.example' }],
    ['by nobody', { iss: undefined }],
    ['expired', { exp: NOW_SECONDS - 60 }],
    ['whose exp is text', { exp: String(NOW_SECONDS + 3_000) }],
    ['without exp', { exp: undefined }],
    ['that is not valid yet', { nbf: NOW_SECONDS + 600 }],
    ['whose nbf is text', { nbf: '0' }],
    ['issued tomorrow', { iat: NOW_SECONDS + 86_400 }],
    ['too old', { iat: NOW_SECONDS - 7_200 }],
    ['without iat', { iat: undefined }],
    ['with an unverified e-mail', { email_verified: false }],
    ['whose email_verified is text', { email_verified: 'true' }],
    ['without email_verified', { email_verified: undefined }],
    ['without an e-mail', { email: undefined }],
    ['without sub', { sub: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['whose nonce is a list', { nonce: ['n-2'] }],
  ])('%s', async (_what, claims) => {
    expect(await look(await token(claims))).toMatchObject({ kind: 'refused' });
  });

  it('with a nonce of another browser, with a result of its own: the person must begin again', async () => {
    expect(await look(await token({ nonce: 'n-3' }))).toEqual({ kind: 'otherNonce' });
  });

  it('unsigned', async () => {
    const encoded = (part: object) => base64url.encode(JSON.stringify(part));
    for (const alg of ['none', 'None', 'NONE'])
      expect(await look(`${encoded({ alg, kid: 'k-1' })}.${encoded(good)}.`)).toMatchObject({
        kind: 'refused',
      });
  });

  it('signed with the public key as a secret', async () => {
    const secret = new TextEncoder().encode(modulus);
    expect(await look(await token({}, { alg: 'HS256' }, secret))).toMatchObject({ kind: 'refused' });
  });

  it('signed with another algorithm', async () => {
    const other = await generateKeyPair('PS256');
    expect(await look(await token({}, { alg: 'PS256' }, other.privateKey))).toMatchObject({
      kind: 'refused',
    });
  });

  it('signed by another key', async () => {
    const other = await generateKeyPair('RS256');
    expect(await look(await token({}, {}, other.privateKey))).toMatchObject({ kind: 'refused' });
  });

  test.each(['../../../../dev/null', 'https://evil.example/key', '', 'k-2', "' OR 1=1"])(
    'with an unknown key id: %j',
    async (kid) => {
      expect(await look(await token({}, { kid }))).toMatchObject({ kind: 'refused' });
    },
  );

  it('that carries its own key', async () => {
    const other = await generateKeyPair('RS256', { extractable: true });
    const header = { jwk: await exportJWK(other.publicKey), jku: 'https://evil.example/keys', kid: 'k-9' };
    expect(await look(await token({}, header, other.privateKey))).toMatchObject({ kind: 'refused' });
    expect(asked.every((address) => address.startsWith('https://keys-'))).toBe(true);
  });

  test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d.e', `${'x'.repeat(4_000)}.y.z`])(
    'that is not a JWT: %j',
    async (text) => {
      expect(await look(text)).toMatchObject({ kind: 'refused' });
    },
  );
});

describe('without Google’s keys, the result is unavailable and the next token is checked again', () => {
  test.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('network'))],
    ['an error', async () => new Response('', { status: 503 })],
    [
      'a redirect',
      async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    ],
    ['a page', async () => new Response('<html>')],
    ['another shape', async () => Response.json({ keys: 'none' })],
  ])('%s', async (_what, keys) => {
    expect(await look(await token(), keys)).toEqual({ kind: 'unavailable' });
    expect(await look(await token())).toEqual({ kind: 'verified', nonce: 'n-2' });
  });
});
