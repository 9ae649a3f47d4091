import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { AUTHORIZATION_CODE_LIFETIME_MS, codeProof, useAuthorizationCode } from './authorization-code.ts';
import { setFault } from '../platform/faults.ts';
import { basic, brandOf, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
const oauth = geeni.platform.oauth;
const client = {
  client_id: 'geeni-google',
  redirect_uri: 'https://oauth-redirect.googleusercontent.com/r/geeni-home',
};
const waiting = z.object({ mfaLoginInfo: z.object({ secondFactorAuthenticationToken: z.string() }) });
const granted = z.object({ authCode: z.object({ authorizationCode: z.string() }) });
const object = z.record(z.string(), z.unknown());
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const authCode = async (body: object = client, credentials = 'owner@geeni.example:Passw0rd!:geeni') => {
  const headers = basic(credentials);
  const request = new Request(`${oauth}/authcode`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await sandbox.fetch(request);
  return { status: response.status, ...object.parse(await response.json()) };
};
const codeOf = (answer: object) => granted.parse(answer).authCode.authorizationCode;
const get = async (path: string, query: Record<string, string>) => {
  const response = await sandbox.fetch(new Request(`${oauth}${path}?${new URLSearchParams(query)}`));
  return { status: response.status, ...object.parse(await response.json()) };
};
const exchange = async (code: string, changes: object = {}, verifier?: string) =>
  useAuthorizationCode(sandbox.world, {
    brand: 'geeni',
    code,
    clientId: client.client_id,
    redirectUri: client.redirect_uri,
    proof: await codeProof(verifier),
    ...changes,
  });

describe('POST /authcode', () => {
  test.each([
    ['a wrong password', 'owner@geeni.example:nope:geeni', { status: 401, errorCode: 966 }],
    ['an unknown address', 'nobody@geeni.example:Passw0rd!:geeni', { status: 401, errorCode: 966 }],
    ['another brand', 'owner@geeni.example:Passw0rd!:otis', { status: 401, errorCode: 966 }],
    [
      'credentials in the order of byEmail',
      'geeni:owner@geeni.example:Passw0rd!',
      { status: 401, errorCode: 966 },
    ],
    ['a locked account', 'locked@geeni.example:Passw0rd!:geeni', { status: 403, errorCode: 1198 }],
    ['an unverified address', 'unverified@geeni.example:Passw0rd!:geeni', { status: 403, errorCode: 970 }],
  ])('refuses %s', async (_what, credentials, expected) => {
    expect(await authCode(client, credentials)).toMatchObject(expected);
  });

  test.each([
    ['an unknown client', { ...client, client_id: 'otis-google' }],
    ['another client’s address', { ...client, client_id: 'geeni-alexa' }],
    ['a registered address with a suffix', { ...client, redirect_uri: `${client.redirect_uri}/` }],
    [
      'the other stand-in’s address',
      { ...client, redirect_uri: 'http://x.localhost/sandbox/assistants/alexa' },
    ],
  ])('refuses %s', async (_what, body) => {
    expect(await authCode(body)).toMatchObject({ status: 400, errorCode: 'UnknownClient' });
  });

  it('accepts the stand-in on every host', async () => {
    const body = {
      ...client,
      redirect_uri: 'http://any.localhost:9500/sandbox/assistants/google/answer/geeni',
    };
    expect((await authCode(body)).status).toBe(200);
  });
});

describe('a code for an assistant', () => {
  it('is exchanged once', async () => {
    const code = codeOf(await authCode());
    expect(await exchange(code)).toMatchObject({ at: 'good', account: { email: 'owner@geeni.example' } });
    expect(await exchange(code)).toEqual({ at: 'refused', because: 'The code was used before.' });
  });

  it.each([
    ['another brand', { brand: 'otis' }, 'The code is unknown.'],
    ['another client', { clientId: 'geeni-alexa' }, 'The code was made for another client.'],
    ['another address', { redirectUri: 'https://evil.example/' }, 'The code was made for another address.'],
  ])('is refused for %s, and can still be used', async (_what, changes, because) => {
    const code = codeOf(await authCode());
    expect(await exchange(code, changes)).toEqual({ at: 'refused', because });
    expect((await exchange(code)).at).toBe('good');
  });

  it('is valid for ten minutes', async () => {
    const [early, late] = [codeOf(await authCode()), codeOf(await authCode())];
    sandbox.world.clock.advance(AUTHORIZATION_CODE_LIFETIME_MS - 1_000);
    expect((await exchange(early)).at).toBe('good');
    sandbox.world.clock.advance(1_000);
    expect(await exchange(late)).toEqual({ at: 'refused', because: 'The code has expired.' });
  });

  // The verifier and challenge of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const S256 = {
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };

  test.each<[string, object, string | undefined, 'good' | 'refused']>([
    ['the right verifier', S256, verifier, 'good'],
    ['another verifier', S256, `${verifier}x`, 'refused'],
    ['no verifier', S256, undefined, 'refused'],
    ['the challenge itself', S256, S256.code_challenge, 'refused'],
    ['a plain challenge', { code_challenge: verifier, code_challenge_method: 'plain' }, verifier, 'good'],
    ['a challenge without a method', { code_challenge: verifier }, verifier, 'good'],
    ['a verifier without a challenge', {}, verifier, 'refused'],
  ])('is checked against its proof key: %s', async (_what, challenge, given, expected) => {
    const code = codeOf(await authCode({ ...client, ...challenge }));
    expect((await exchange(code, {}, given)).at).toBe(expected);
  });
});

describe('GET /authcode/mfa', () => {
  const email = 'mfa-email@geeni.example';
  const begin = async (challenge = {}) => {
    const answer = await authCode({ ...client, ...challenge }, `${email}:Passw0rd!:geeni`);
    const { secondFactorAuthenticationToken } = waiting.parse(answer).mfaLoginInfo;
    const otp = sandbox.world.store.outbox.list().at(-1)?.code ?? '';
    return {
      email,
      secondFactorAuthenticationToken,
      otp,
      clientId: client.client_id,
      redirectUri: client.redirect_uri,
    };
  };

  it('gives one code for the request it started with', async () => {
    const query = await begin();
    // It is asked once, also if it is told to lag as a read does.
    setFault(sandbox.world, { method: 'GET', path: '/authcode/mfa', fault: 'lag:1', times: 1 });
    const answer = await get('/authcode/mfa', query);
    expect(answer).toMatchObject({ status: 200, authorizationCode: expect.any(String) });
    expect(await get('/authcode/mfa', query)).toMatchObject({ status: 401, errorCode: 1104 });
  });

  it('keeps the challenge of the request', async () => {
    const query = await begin({ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' });
    await get('/authcode/mfa', query);
    expect(sandbox.world.store.authorizationCodes.list()).toMatchObject([{ codeChallenge: 'x'.repeat(43) }]);
  });

  it.each([
    ['another client', { clientId: 'geeni-alexa' }],
    ['another address', { redirectUri: 'https://evil.example/' }],
    ['another person', { email: 'owner@geeni.example' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await get('/authcode/mfa', { ...(await begin()), ...changes })).toMatchObject({ errorCode: 1104 });
  });

  it('is separate from a sign-in: the token of one is refused by the other', async () => {
    const { secondFactorAuthenticationToken, otp } = await begin();
    const body = { brand: 'geeni', secondFactorAuthenticationToken, oneTimePasscode: otp, email };
    const response = await sandbox.fetch(
      new Request(`${geeni.platform.api}/authentication/mfaValidateLoginOTP`, {
        method: 'PUT',
        body: JSON.stringify(body),
      }),
    );
    expect(await response.json()).toMatchObject({ errorCode: 1104 });
  });
});
