import { describe, expect, it } from 'vitest';
import { aSlot, logInto } from '../../../tests/support/test-platform.ts';
import type { TokenRequest } from '../../sandbox/access/one-time-token.ts';
import { makeToken } from '../../sandbox/access/one-time-token.ts';
import { accountKey } from '../../sandbox/world/seed.ts';
import { brandOf, testWorld } from '../../sandbox/world/world.fixture.ts';
import { platformClient } from '../platform/platform-client.ts';

const clientId = 'geeni-google';
const redirectUri = 'https://oauth-redirect.googleusercontent.com/r/geeni-home';

/** The portal's platform client on the sandbox, and a token by which Google or Apple identifies `persona`. */
function inSandbox(purpose: TokenRequest['purpose'], persona = 'owner') {
  const { world, fetch } = testWorld();
  const account = world.store.accounts.get(accountKey('geeni', `${persona}@geeni.example`));
  if (!account) throw new Error(`no ${persona}`);
  const { token } = makeToken(world, { purpose, account });
  const client = platformClient({
    brand: brandOf('geeni'),
    requestId: 'request-1',
    log: logInto([]),
    fetcher: fetch,
    session: undefined,
    circuits: new Map(),
    timeScale: 1,
  });
  return { world, token, client };
}

// No page of the portal makes these calls: a linking page must not offer sign-in by Google or Apple.
describe('an assistant’s code for a sign-in by Google or Apple', () => {
  it('is given for Google’s token, once', async () => {
    const { client, token } = inSandbox('googleIdentity');
    const query = { clientId, redirectUri, state: 'S', idToken: token };
    expect(await client.callWithin(aSlot, 'authCodeGoogle', { query })).toMatchObject({
      ok: true,
      answer: { authorizationCode: expect.stringMatching(/^authorization-/) },
    });
    expect(await client.callWithin(aSlot, 'authCodeGoogle', { query })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: '1104' },
    });
  });

  it('is given for Apple’s code, for five minutes', async () => {
    const { client, token, world } = inSandbox('appleIdentity');
    const late = makeToken(world, { purpose: 'appleIdentity', account: accountOf(world, token) }).token;
    const query = (code: string) => ({ query: { clientId, redirectUri, state: 'S', code } });
    expect(await client.callWithin(aSlot, 'authCodeApple', query(token))).toMatchObject({ ok: true });
    world.clock.advance(5 * 60_000);
    expect(await client.callWithin(aSlot, 'authCodeApple', query(late))).toMatchObject({
      ok: false,
      failure: { code: '1104' },
    });
  });

  it('is refused for a token of the other provider, for an unknown client, and for a locked account', async () => {
    const { client, token } = inSandbox('appleIdentity');
    const query = { clientId, redirectUri, state: 'S', idToken: token };
    expect(await client.callWithin(aSlot, 'authCodeGoogle', { query })).toMatchObject({
      failure: { code: '1104' },
    });
    const unknown = { ...query, clientId: 'otis-google' };
    expect(await client.callWithin(aSlot, 'authCodeGoogle', { query: unknown })).toMatchObject({
      failure: { code: 'UnknownClient' },
    });
    const locked = inSandbox('googleIdentity', 'locked');
    expect(
      await locked.client.callWithin(aSlot, 'authCodeGoogle', {
        query: { ...query, idToken: locked.token },
      }),
    ).toMatchObject({ failure: { code: '1198' } });
  });
});

function accountOf({ store }: ReturnType<typeof testWorld>['world'], token: string) {
  const account = store.accounts.get(store.oneTimeTokens.get(token)?.accountKey ?? '');
  if (!account) throw new Error('no account');
  return account;
}
