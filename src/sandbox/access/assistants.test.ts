import { beforeEach, describe, expect, it, test } from 'vitest';
import { makeAuthorizationCode } from './authorization-code.ts';
import { accountKey } from '../world/seed.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const get = (path: string, brand = 'geeni') =>
  sandbox.fetch(
    new Request(`http://${brand}.localhost:9500/sandbox${path}`, { headers: { 'x-sandbox-brand': brand } }),
  );

/** Starts a linking; returns the status and the portal address it redirects to. */
async function start(partner = 'google', brand = 'geeni') {
  const answer = await get(`/assistants/${partner}/start`, brand);
  const address = new URL(answer.headers.get('location') ?? '', `http://${brand}.localhost:9500`);
  const state = /&state=(.*)$/.exec(address.search)?.[1] ?? '';
  return { status: answer.status, address, asked: address.searchParams, state };
}

/** Makes a code as the platform does for that request. */
function codeFor(asked: URLSearchParams): string {
  const account = sandbox.world.store.accounts.get(accountKey('geeni', 'owner@geeni.example'));
  if (!account) throw new Error('no owner');
  return makeAuthorizationCode(sandbox.world, account, {
    clientId: asked.get('client_id') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
    codeChallenge: asked.get('code_challenge'),
    codeChallengeMethod: asked.get('code_challenge_method'),
  });
}

async function back(query: string, partner = 'google', brand = 'geeni') {
  // The last host of the answer: the earlier ones only redirect.
  const answer = await get(`/assistants/${partner}/answer/${brand}/2?${query}`);
  const text = await answer.text();
  return { status: answer.status, text, heading: /<h1>([^<]*)<\/h1>/.exec(text)?.[1] };
}

describe('a stand-in assistant', () => {
  it('starts at the portal with its own state and proof key', async () => {
    const first = await start();
    expect([first.status, first.address.pathname]).toEqual([303, '/oauth/google']);
    expect(Object.fromEntries(first.asked)).toMatchObject({
      client_id: 'geeni-google',
      redirect_uri:
        'http://oauth-redirect.googleusercontent.localhost:9500/sandbox/assistants/google/answer/geeni',
      response_type: 'code',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect((await start()).state).not.toBe(first.state);
  });

  it('sends the language of the person’s account if it is Google, and never if it is Amazon', async () => {
    const asked = async (partner: string, query: string, language?: string) => {
      const answer = await sandbox.fetch(
        new Request(`http://geeni.localhost:9500/sandbox/assistants/${partner}/start${query}`, {
          headers: { 'x-sandbox-brand': 'geeni', ...(language ? { 'accept-language': language } : {}) },
        }),
      );
      const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://geeni.localhost');
      return ['user_locale', 'ui_locales', 'locale', 'lang'].map((name) => searchParams.get(name));
    };
    expect(await asked('google', '?language=es', 'de')).toEqual(['es', null, null, null]);
    expect(await asked('google', '?language=', 'fr-CA,de')).toEqual(['fr-CA', null, null, null]);
    expect(await asked('google', '')).toEqual([null, null, null, null]);
    expect(await asked('alexa', '?language=es', 'de')).toEqual([null, null, null, null]);
  });

  it('exchanges the code, and shows who is linked there and on the sandbox page', async () => {
    const { asked, state } = await start();
    const linked = await back(`code=${codeFor(asked)}&state=${state}`);
    expect([linked.status, linked.heading]).toEqual([200, 'Merkury Smart is linked to Google Home']);
    expect(linked.text).toContain('owner@geeni.example');
    expect(await (await get('')).text()).toContain('To Olivia Bennett, owner@geeni.example.');
  });

  it('shows the same after a reload', async () => {
    const { asked, state } = await start();
    const query = `code=${codeFor(asked)}&state=${state}`;
    const answers = await Promise.all([back(query), back(query)]);
    expect(new Set([...answers, await back(query)].map(({ heading }) => heading))).toEqual(
      new Set(['Merkury Smart is linked to Google Home']),
    );
  });

  it.each([
    ['alexa', ['pitangui.amazon.localhost', 'skills-store.amazon.localhost', 'alexa.amazon.localhost']],
    [
      'google',
      ['oauth-redirect.googleusercontent.localhost', 'home.google.localhost', 'assistant.google.localhost'],
    ],
  ])('%s receives its answer on one host and redirects through two more', async (partner, hosts) => {
    const { asked, state } = await start(partner);
    const seen: string[] = [];
    let address = `${asked.get('redirect_uri')}?code=${codeFor(asked)}&state=${state}`;
    for (;;) {
      seen.push(new URL(address).hostname);
      expect(address).toMatch(new RegExp(`&state=${RegExp.escape(state)}$`));
      const answer = await sandbox.fetch(new Request(address));
      const onward = answer.headers.get('location');
      if (!onward) {
        expect(await answer.text()).toContain('href="http://geeni.localhost:9500/sandbox');
        break;
      }
      address = onward;
    }
    expect(seen).toEqual(hosts);
  });

  it('is not linked after Cancel', async () => {
    const { state } = await start('alexa');
    const denied = await back(`error=access_denied&state=${state}`, 'alexa');
    expect([denied.status, denied.heading]).toEqual([200, 'Merkury Smart is not linked to Alexa']);
    expect(sandbox.world.store.assistantLinks.list()).toEqual([]);
  });

  test.each<[string, (state: string, code: string) => string, string?, string?]>([
    ['no state', (_state, code) => `code=${code}`],
    ['another state', (state, code) => `code=${code}&state=${state}x`],
    ['a state that was decoded twice', (state, code) => `code=${code}&state=${decodeURIComponent(state)}`],
    ['a state that was encoded again', (state, code) => `code=${code}&state=${state.replace('%2b', '%2B')}`],
    ['two states', (state, code) => `code=${code}&state=${state}&state=${state}`],
    ['two codes', (state, code) => `code=${code}&code=${code}&state=${state}`],
    ['no code', (state) => `state=${state}`],
    ['another code', (state) => `code=nope&state=${state}`],
    ['the other assistant', (state, code) => `code=${code}&state=${state}`, 'alexa'],
    ['another brand', (state, code) => `code=${code}&state=${state}`, 'google', 'otis'],
  ])('refuses an answer with %s', async (_what, query, partner, brand) => {
    const { asked, state } = await start();
    const answer = await back(query(state, codeFor(asked)), partner, brand);
    expect(answer.status).toBe(400);
    expect(answer.heading).toContain('is not linked');
    expect(answer.text).toContain('role="alert"');
  });

  it('that is unknown gets a 404', async () => {
    expect((await get('/assistants/siri/start')).status).toBe(404);
    expect((await get('/assistants/siri/answer/geeni')).status).toBe(404);
    expect((await get('/assistants/google/answer/acme')).status).toBe(404);
  });

  it('has a start link on the sandbox page, one per assistant of the brand', async () => {
    const page = await (await get('', 'otis')).text();
    expect(page.match(/action="\/sandbox\/assistants\/\w+\/start"/g)).toHaveLength(2);
  });
});
