import { describe, expect, it, test, vi } from 'vitest';
import { expectedSignature } from '../../../tests/support/aws-signature.ts';
import {
  aSlot,
  brandOf,
  logInto,
  platformSession,
  testPlatform,
} from '../../../tests/support/test-platform.ts';
import { type PlatformClient, platformClient } from './platform-client.ts';

const ok = (answer: unknown) => () => Response.json(answer);
const headerNames = (request: Request | undefined) => [...(request?.headers.keys() ?? [])].toSorted();

describe('what a call sends', () => {
  it('an open call carries no credentials', async () => {
    const { client, sent } = testPlatform(ok([]));
    await client.call('plans', { query: { brand: 'geeni' } });
    expect(sent[0]?.url).toBe('https://api.geeni.example/configuration/plans?brand=geeni');
    expect(sent[0]?.method).toBe('GET');
    expect(headerNames(sent[0])).toEqual(['accept', 'x-request-id']);
    expect(sent[0]?.headers.get('x-request-id')).toBe('request-1');
  });

  it('a sign-in carries its Basic credentials and its body', async () => {
    const { client, sent } = testPlatform(ok({}));
    await client.callWithin(aSlot, 'byEmail', { basic: 'Basic abc', body: { rememberMe: true } });
    expect(sent[0]?.url).toBe('https://api.geeni.example/authentication/byEmail');
    expect(sent[0]?.method).toBe('POST');
    expect(headerNames(sent[0])).toEqual(['accept', 'authorization', 'content-type', 'x-request-id']);
    expect(sent[0]?.headers.get('authorization')).toBe('Basic abc');
    expect(await sent[0]?.json()).toEqual({ rememberMe: true });
  });

  it('a call for voice assistants goes to the OAuth base, without a context', async () => {
    const { client, sent } = testPlatform(ok({ authorizationCode: 'c' }));
    const query = { clientId: 'a&b', redirectUri: 'https://x.example/?a=1#b', state: '+ é', idToken: 't' };
    await client.callWithin(aSlot, 'authCodeGoogle', { query });
    const url = new URL(sent[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://oauth.geeni.example/authcode/google');
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
  });

  it('follows no redirect', async () => {
    const { client, sent } = testPlatform(ok([]));
    await client.call('plans', { query: { brand: 'geeni' } });
    expect(sent[0]?.redirect).toBe('manual');
  });
});

describe('a signed call carries the session token in peppertoken, plus temporary credentials', () => {
  it('in their own headers, and has no other headers', async () => {
    const { client, sent } = testPlatform(ok([]));
    await client.call('subscriptions');
    expect(sent[0]?.url).toBe('https://api.geeni.example/account/subscriptions');
    expect(headerNames(sent[0])).toEqual(
      [
        'accept',
        'authorization',
        'peppertoken',
        'x-amz-date',
        'x-amz-security-token',
        'x-request-id',
      ].toSorted(),
    );
    expect(sent[0]?.headers.get('peppertoken')).toBe(platformSession.token);
    expect(sent[0]?.headers.get('x-amz-security-token')).toBe('cloud-session-token');
  });

  it('signed for execute-api in us-east-2, over the token too', async () => {
    const { client, sent } = testPlatform(ok([]));
    await client.call('subscriptions');
    const authorization = sent[0]?.headers.get('authorization') ?? '';
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/us-east-2\/execute-api\/aws4_request, SignedHeaders=/,
    );
    expect(authorization).toMatch(/SignedHeaders=[^,]*\bhost;[^,]*\bpeppertoken;/);
    expect(authorization).not.toContain('secret-access-key');
  });

  test.each<[string, (client: PlatformClient) => Promise<unknown>]>([
    ['a read', (client) => client.call('subscriptions')],
    ['a read with a query', (client) => client.call('devices', { query: { excludeExternalSub: 'false' } })],
    [
      'a change with a body',
      (client) =>
        client.call('validateCoupon', { segments: { code: 'save 10%' }, body: { device_models: ['é'] } }),
    ],
    ['a change without a body', (client) => client.call('requestDeletion')],
  ])('with a signature that the platform can check: %s', async (_what, call) => {
    const { client, sent } = testPlatform(ok([]));
    await call(client);
    const [request] = sent;
    const signature = /Signature=([0-9a-f]{64})$/.exec(request?.headers.get('authorization') ?? '')?.[1];
    expect(request && signature).toBe(request && (await expectedSignature(request, 'secret-access-key')));
  });

  it('is not sent without a session', async () => {
    const { client, sent } = testPlatform(ok([]), { signedIn: false });
    expect(await client.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(sent).toEqual([]);
  });
});

describe('a path segment is encoded and cannot lead out of its path', () => {
  const models = async (brand: string | undefined) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { client, sent } = testPlatform(ok([]));
      const called = client.call('deviceModels', brand === undefined ? {} : { segments: { brand } });
      const outcome = called.then(
        ({ ok: answered }) => answered,
        () => false,
      );
      await vi.runAllTimersAsync();
      return { answered: await outcome, urls: sent.map(({ url }) => url) };
    } finally {
      vi.useRealTimers();
    }
  };

  test.each([
    ['geeni', 'geeni'],
    ['a/../b', 'a%2F..%2Fb'],
    ['../plans', '..%2Fplans'],
    ['?x=1', '%3Fx%3D1'],
    ['#', '%23'],
    ['%2e%2e', '%252e%252e'],
    ['a\\..\\b', 'a%5C..%5Cb'],
    ['sàve 10', 's%C3%A0ve%2010'],
    ['\ud800', '%EF%BF%BD'],
    ['a\r\nb', 'a%0D%0Ab'],
    ['..a', '..a'],
  ])('%j is sent as %s', async (brand, segment) => {
    const { urls } = await models(brand);
    expect(urls).toEqual([`https://api.geeni.example/configuration/deviceModels/${segment}`]);
  });

  it('a call without the segment of its path throws, and sends nothing', async () => {
    const { client, sent } = testPlatform(ok([]));
    await expect(client.call('deviceModels')).rejects.toThrow('no path segment brand');
    expect(sent).toEqual([]);
  });

  test.each([['..'], ['.'], ['...'], [''], [undefined]])('%j is refused: nothing is sent', async (brand) => {
    expect(await models(brand)).toEqual({ answered: false, urls: [] });
  });
});

describe('a bug in a call throws instead of counting as a platform that does not answer', () => {
  it('a body that does not fit the schema', async () => {
    const { client, sent } = testPlatform(ok({}));
    await expect(
      client.call('billingInfoUpdateDelegate', { body: { returnUrl: 'no address' } }),
    ).rejects.toThrow('url');
    expect(sent).toEqual([]);
  });

  it('a query that is missing', async () => {
    const { client, sent } = testPlatform(ok([]));
    await expect(client.call('plans')).rejects.toThrow('expected object');
    expect(sent).toEqual([]);
  });
});

it('a session token that no header can carry is a failure, and nothing is sent', async () => {
  const sent: Request[] = [];
  const client = platformClient({
    brand: brandOf('geeni'),
    requestId: 'request-1',
    log: logInto([]),
    fetcher: async (request) => {
      sent.push(request);
      return Response.json([]);
    },
    session: {
      ...platformSession,
      credentials: { ...platformSession.credentials, Expiration: null },
      token: 'a\nb',
    },
    circuits: new Map(),
    timeScale: 1,
  });
  expect(await client.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(sent).toEqual([]);
});
