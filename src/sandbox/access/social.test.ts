import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { appleSignInAddress } from '../../domain/access/apple-sign-in-address.ts';
import { GOOGLE_KEY_SETTING } from '../world/social-entities.ts';
import { brandOf, testWorld } from '../world/world.fixture.ts';
import { resetWorld } from '../world/world.ts';

const visi = brandOf('visi');
const ORIGIN = 'http://visi.localhost:8787';
const callback = `${ORIGIN}/login?apple=n-1`;
const clientId = visi.social.google?.clientId ?? '';
const tokenAnswer = z.object({ credential: z.string() });
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
/** The part of a sign-in's answer that these tests read; a refusal has none of it. */
const signedIn = z.object({
  email: z.string().optional(),
  fullName: z.string().optional(),
  accountCreated: z.boolean().optional(),
  pepperUser: z.object({ account_id: z.string() }).optional(),
});
let sandbox = testWorld();
beforeEach(() => {
  // Making a key takes longer than a test: every world has the first one's.
  const key = sandbox.world.store.settings.get(GOOGLE_KEY_SETTING);
  sandbox = testWorld();
  if (key) sandbox.world.store.settings.put(key);
});

const ask = (path: string, init: RequestInit = {}) =>
  sandbox.fetch(
    new Request(`${ORIGIN}${path}`, { ...init, headers: { 'x-sandbox-brand': 'visi', ...init.headers } }),
  );
const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });

async function googleToken(order: object): Promise<string> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  };
  return tokenAnswer.parse(await (await ask('/sandbox/google/token', init)).json()).credential;
}

async function atPlatform(socialProvider: string, socialCredential: object) {
  const answer = await sandbox.fetch(
    new Request(`${visi.platform.api}/authentication/authenticateViaSocial/visi`, {
      method: 'POST',
      body: JSON.stringify({ socialProvider, socialCredential, redirectUri: ORIGIN }),
    }),
  );
  return { status: answer.status, body: signedIn.parse(await answer.json()) };
}

async function appleToken(email = 'owner@visi.example'): Promise<string> {
  const answer = await post('/sandbox/apple/auth', { email, fullName: 'Olivia Bennett', callback });
  const { hash } = new URL(answer.headers.get('location') ?? '');
  return new URLSearchParams(hash.slice(1)).get('lr-token') ?? '';
}

describe('the sandbox’s Google', () => {
  it('signs with the key it publishes, also after a reset', async () => {
    const keys = keySet.parse(await (await ask('/sandbox/google/certs')).json());
    resetWorld(sandbox.world);
    expect(await (await ask('/sandbox/google/certs')).json()).toEqual(keys);
    const idToken = await googleToken({ email: 'owner@visi.example', clientId, nonce: 'n' });
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'RS256', kid: keys.keys[0]?.kid });
    expect(decodeJwt(idToken)).toMatchObject({ aud: clientId, nonce: 'n', email_verified: true });
    expect(JSON.stringify(keys)).not.toMatch(/"d":/);
  });

  it('signs in the person that its token names', async () => {
    const idToken = await googleToken({ email: 'owner@visi.example', clientId });
    const answer = await atPlatform('google', { idToken });
    expect(answer).toMatchObject({
      status: 200,
      body: { email: 'owner@visi.example', accountCreated: false },
    });
  });

  it('creates an account for a new person, once', async () => {
    const order = { email: 'new@mail.example', fullName: 'Nova Reyes', clientId };
    const first = await atPlatform('google', { idToken: await googleToken(order) });
    const second = await atPlatform('google', { idToken: await googleToken(order) });
    expect([first.body.accountCreated, second.body.accountCreated]).toEqual([true, false]);
    expect(first.body.fullName).toBe('Nova Reyes');
    expect(second.body.pepperUser?.account_id).toBe(first.body.pepperUser?.account_id);
  });

  test.each(['algNone', 'hs256', 'otherKey', 'audience', 'issuer', 'expired', 'unverified'])(
    'issues a token that the platform refuses for its flaw: %s',
    async (flaw) => {
      const idToken = await googleToken({ email: 'owner@visi.example', clientId, flaw });
      expect((await atPlatform('google', { idToken })).status).toBe(401);
    },
  );

  test.each(['locked', 'unverified'])('does not sign in a persona that is %s', async (persona) => {
    const idToken = await googleToken({ email: `${persona}@visi.example`, clientId });
    expect((await atPlatform('google', { idToken })).status).toBe(403);
  });
});

describe('the sandbox’s Apple', () => {
  const address = appleSignInAddress({
    lrUri: '/sandbox/apple/auth',
    lrApiKey: visi.social.apple?.lrApiKey ?? '',
    callback,
  });

  it('shows the people to choose from, and a link back', async () => {
    const text = await (await ask(address)).text();
    expect(text).toContain('Continue as Olivia');
    expect(text).toContain(`href="${callback}"`);
  });

  test.each([
    ['another key', address.replace('apikey=', 'apikey=x')],
    ['another provider', address.replace('provider=apple', 'provider=google')],
    ['a callback elsewhere', address.replace('visi.localhost', 'evil.example')],
    ['a callback to another page', address.replace('%2Flogin', '%2Fplans')],
    ['an additional parameter', `${address}&more=1`],
    ['the token in the query', address.replace('Hash', 'QueryString')],
  ])('refuses %s', async (_what, asked) => {
    expect((await ask(asked)).status).toBe(400);
  });

  it('issues a token that works once, at its brand, for five minutes', async () => {
    const token = await appleToken();
    expect(await atPlatform('appleweb', { authCode: token })).toMatchObject({ status: 200 });
    expect((await atPlatform('appleweb', { authCode: token })).status).toBe(401);
    const late = await appleToken();
    sandbox.world.clock.advance(300_000);
    expect((await atPlatform('appleweb', { authCode: late })).status).toBe(401);
    expect((await atPlatform('google', { authCode: await appleToken() })).status).toBe(401);
  });

  test.each([
    ['type=continue&locale=es_MX', 'Continuar con Apple'],
    ['type=continue&locale=iw_IL', 'המשך עם Apple'],
    ['type=continue&locale=da_DK', 'Continue with Apple'],
    ['type=continue', 'Continue with Apple'],
  ])('draws the button %s with the text %s', async (query, words) => {
    expect(await (await ask(`/sandbox/apple/button?${query}`)).text()).toContain(`>${words}</text>`);
  });

  test.each([
    ['?width=375&height=40&color=white&type=continue&border=false&border_radius=0&scale=2&locale=iw_IL', 200],
    ['?locale=en_AU', 404],
    ['?locale=he_IL', 404],
    ['?width=400', 404],
    ['?color=red', 404],
    ['?size=big', 404],
  ])('answers the button %s with %i', async (query, status) => {
    expect((await ask(`/sandbox/apple/button${query}`)).status).toBe(status);
  });
});
