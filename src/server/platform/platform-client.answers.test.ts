import { describe, expect, it, test } from 'vitest';
import { aSlot, type Answering, testPlatform } from '../../../tests/support/test-platform.ts';
import type { PlatformFailure } from './platform-failure.ts';

async function plansFrom(answering: Answering) {
  const { client, sent, lines } = testPlatform(answering);
  const result = await client.call('plans', { query: { brand: 'geeni' } });
  return { result, sent, lines, failure: result.ok ? undefined : result.failure };
}

const plan = {
  id: 1,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
};

describe('an answer', () => {
  it('has passed the schema of its own call', async () => {
    const { result, lines } = await plansFrom(() => Response.json([{ ...plan, secret: 'x' }]));
    expect(result.ok && result.answer).toMatchObject([{ id: '1', code: 'pro_m' }]);
    expect(JSON.stringify(result)).not.toContain('secret');
    expect(lines).toEqual([]);
  });

  it('may begin with a byte order mark and have a wrong content type', async () => {
    const { result } = await plansFrom(
      () => new Response('\ufeff[]', { headers: { 'content-type': 'text/html' } }),
    );
    expect(result).toEqual({ ok: true, answer: [] });
  });

  it('takes the last of two values with one name', async () => {
    const text = `[${JSON.stringify(plan).replace('{', '{"name":"First",')}]`;
    const { result } = await plansFrom(() => new Response(text));
    expect(result.ok && result.answer[0]?.name).toBe('Pro');
  });
});

describe('an unusable answer is garbled, and nothing of it is passed on', () => {
  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });

  it('a refusal with a success status, to a call that accepts any other answer', async () => {
    const { client } = testPlatform(() => Response.json({ errorCode: 77, description: 'No.' }));
    const body = { pepperSubscriptionId: 's', devices: [], devicesRemoved: [] };
    expect(await client.call('saveDevices', { body })).toMatchObject({ failure: { kind: 'garbled' } });
  });

  test.each<[string, () => Response, string]>([
    ['a gateway’s page', () => new Response('<html>Gateway</html>'), 'not JSON'],
    ['an empty body', () => new Response(''), 'empty'],
    ['no content', () => new Response(null, { status: 204 }), 'empty'],
    ['half an answer', () => new Response(JSON.stringify([plan]).slice(0, -9)), 'not JSON'],
    ['two values', () => new Response('[][]'), 'not JSON'],
    ['NaN', () => new Response('[NaN]'), 'not JSON'],
    ['null', () => new Response('null'), '(whole answer): expected array'],
    ['text', () => new Response('""'), 'expected array'],
    ['a number', () => new Response('0'), 'expected array'],
    ['true', () => new Response('true'), 'expected array'],
    ['an object for a list', () => new Response('{}'), 'expected array'],
    ['a list of nothing', () => new Response('[null]'), '0: expected object'],
    [
      'a refusal with an unknown code and a success status',
      () => Response.json({ errorCode: 77 }),
      'a refusal for an answer',
    ],
    ['a plan without an id', () => Response.json([{ ...plan, id: null }]), '0.id: expected string|'],
    [
      'a number that overflows',
      () => new Response(JSON.stringify([plan]).replace(':20', ':1e400')),
      '0.billing_order',
    ],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
      'redirect',
    ],
    ['a status 300', () => new Response('[]', { status: 300 }), 'redirect'],
    ['a status 304', () => new Response(null, { status: 304 }), 'redirect'],
    ['3 MB', () => new Response(' '.repeat(3 * 1_024 * 1_024)), 'too large'],
    ['an endless body', () => new Response(endless()), 'too large'],
    ['an endless refusal', () => new Response(endless(), { status: 400 }), 'too large'],
  ])('%s', async (_what, answer, detail) => {
    const { failure, sent } = await plansFrom(answer);
    expect(failure).toEqual({ kind: 'garbled', detail: expect.stringContaining(detail) });
    expect(sent).toHaveLength(1);
  });

  it('a `__proto__` key is ignored', async () => {
    const { failure } = await plansFrom(() => new Response(`[{"__proto__":${JSON.stringify(plan)}}]`));
    expect(failure?.kind).toBe('garbled');
    expect('billing_order' in {}).toBe(false);
  });
});

it('a call whose answer has no content accepts an empty body', async () => {
  const { client } = testPlatform(() => new Response(null, { status: 204 }));
  const body = { brand: 'geeni', secondFactorAuthenticationToken: 't', email: 'jane@example.com' };
  expect((await client.callWithin(aSlot, 'mfaResendOtp', { body })).ok).toBe(true);
});

describe('a part that may be missing and cannot be read is left out of an answer, and logged', () => {
  it('by its path and what was expected, never by its value', async () => {
    const secret = 'jane@example.com';
    const { result, lines } = await plansFrom(() =>
      Response.json([plan, { ...plan, billing_order: secret }, { ...plan, id: 2, trial: secret }]),
    );
    expect(result).toMatchObject({ ok: true, missing: 1, answer: [{ id: '1' }, { id: '2', trial: null }] });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'platform_item_left_out',
        operation: 'plans',
        path: '1.billing_order',
        expected: expect.stringContaining('a whole number'),
        count: 2,
      },
      { event: 'platform_item_left_out', operation: 'plans', path: '2.trial', expected: 'object', count: 2 },
    ]);
    expect(lines.join()).not.toContain(secret);
  });

  it('in at most three lines, each with the total count', async () => {
    const { lines } = await plansFrom(() => Response.json([plan, ...Array.from({ length: 9 }, () => null)]));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ count: 9 }, { count: 9 }, { count: 9 }]);
  });

  it('an unreadable sign-in is logged by the deepest path, not as a union without one', async () => {
    const { client, lines } = testPlatform(() =>
      Response.json({
        token: 't',
        email: 'jane@example.com',
        pepperUser: { account_id: 1, awsUserCredentials: { AccessKeyId: 'a', SecretAccessKey: 's' } },
      }),
    );
    await client.callWithin(aSlot, 'byEmail', { basic: 'Basic abc', body: { rememberMe: false } });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        event: 'platform_call_failed',
        detail: 'pepperUser.awsUserCredentials.SessionToken: expected string',
      },
    ]);
  });
});

describe('a refusal keeps its status and code', () => {
  test.each<[string, () => Response, PlatformFailure]>([
    [
      'with a description',
      () => Response.json({ errorCode: 1198, description: 'Account locked' }, { status: 400 }),
      { kind: 'refused', status: 400, code: '1198', description: 'Account locked', errorData: undefined },
    ],
    [
      'with data',
      () =>
        Response.json(
          { errorCode: 'error.subscription.card.3d.security', errorData: { id: 1 } },
          { status: 402 },
        ),
      {
        kind: 'refused',
        status: 402,
        code: 'error.subscription.card.3d.security',
        description: undefined,
        errorData: { id: 1 },
      },
    ],
    [
      'without an envelope it has no code: the status is not the platform’s',
      () => new Response('<html>Too many</html>', { status: 429 }),
      { kind: 'refused', status: 429, code: undefined, description: undefined, errorData: undefined },
    ],
    [
      'with the number in its body',
      () => Response.json({ errorCode: 429 }, { status: 429 }),
      { kind: 'refused', status: 429, code: '429', description: undefined, errorData: undefined },
    ],
    [
      'with an envelope of another shape too',
      () => Response.json({ errorCode: {}, description: 'x y' }, { status: 500 }),
      { kind: 'refused', status: 500, code: undefined, description: 'x y', errorData: undefined },
    ],
  ])('%s', async (_what, answer, expected) => {
    expect((await plansFrom(answer)).failure).toEqual(expected);
  });
});

describe('401 and 403', () => {
  it('an expired token on a change: the session is over, and nothing is sent again', async () => {
    const { client, sent } = testPlatform(() =>
      Response.json({ errorCode: 'ExpiredToken' }, { status: 403 }),
    );
    expect(await client.call('requestDeletion')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(sent).toHaveLength(1);
  });

  test.each<[string, number, unknown, Record<string, string>]>([
    ['401', 401, {}, {}],
    ['401 in API Gateway’s words', 401, { message: 'Unauthorized' }, {}],
    ['403 for credentials that have ended', 403, { errorCode: 'ExpiredToken' }, {}],
    [
      'the same in API Gateway’s words',
      403,
      { message: 'The security token included in the request is expired' },
      { 'x-amzn-errortype': 'ExpiredTokenException' },
    ],
    ['the same by its header alone', 403, {}, { 'x-amzn-errortype': 'ExpiredTokenException' }],
  ])('%s on a signed call: the session is over', async (_what, status, body, headers) => {
    const { client } = testPlatform(() => Response.json(body, { status, headers }));
    expect(await client.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });

  test.each<[string, unknown, string | undefined]>([
    ['of the platform', { errorCode: 'Forbidden' }, 'Forbidden'],
    ['of API Gateway', { message: 'Forbidden' }, undefined],
    ['of a policy', { Message: 'User is not authorized to access this resource' }, undefined],
    ['without a reason', '', undefined],
  ])('403 %s on a signed call: only that call fails', async (_what, body, code) => {
    const { client } = testPlatform(() => Response.json(body, { status: 403 }));
    expect(await client.call('subscriptions')).toMatchObject({
      failure: { kind: 'refused', status: 403, code },
    });
  });

  it('expired credentials are not sent: the session is over', async () => {
    const { client, sent } = testPlatform(() => Response.json([]), { expiresAtMs: Date.now() - 1 });
    expect(await client.call('subscriptions')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(sent).toEqual([]);
    const live = testPlatform(() => Response.json([]), { expiresAtMs: Date.now() + 60_000 });
    expect((await live.client.call('subscriptions')).ok).toBe(true);
  });

  test.each([[401], [403]])('%i on a sign-in: a refusal with its code', async (status) => {
    const { client } = testPlatform(() => Response.json({ errorCode: 970 }, { status }));
    const result = await client.callWithin(aSlot, 'byEmail', {
      basic: 'Basic abc',
      body: { rememberMe: false },
    });
    expect(result.ok || result.failure).toMatchObject({ kind: 'refused', status, code: '970' });
  });
});

test.each([
  [{ errorCode: 966 }, '966'],
  [{ errorCode: 'email.not.verified' }, 'email.not.verified'],
  [{ errorCode: 'Error.Subscription.Card.Declined' }, 'error.subscription.card.declined'],
  [{ errorCode: 'error.subscription.already_subscribed' }, 'already_subscribed'],
  [{ message: 'no code at all' }, '403'],
  [{ errorCode: 'error.promo.max_redemptions' }, 'error.promo.max_redemptions'],
  [{ message: 'Forbidden', code: 'SignatureDoesNotMatch' }, 'SignatureDoesNotMatch'],
  [{ errorCode: 4711 }, 'unknown number'],
  [{ errorCode: 12_025_550_142 }, 'unknown number'],
  [{ errorCode: 'error.of.bob' }, 'unknown error.*'],
  [{ errorCode: 'error.bob.private@mail.example' }, 'unknown error.*'],
  [{ errorCode: 'bob.private@mail.example' }, 'unknown'],
  [{ code: 'Olivia-Bennett' }, 'unknown'],
])('a refusal %j is logged as %s', async (body, code) => {
  const { client, lines } = testPlatform(() => Response.json(body, { status: 403 }));
  await client.callWithin(aSlot, 'byEmail', { basic: 'Basic c2VjcmV0', body: { rememberMe: false } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'platform_call_failed', code }]);
});

it('the log of a failure names the call and never a secret', async () => {
  const { client, lines } = testPlatform(() =>
    Response.json({ errorCode: 'x', description: 'jane@example.com' }, { status: 400 }),
  );
  await client.callWithin(aSlot, 'byEmail', { basic: 'Basic c2VjcmV0', body: { rememberMe: false } });
  await client.call('verifyBilling', { body: { billing_token: 'pm_secret' } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'platform_call_failed', operation: 'byEmail', kind: 'refused', status: 400, code: 'unknown' },
    {
      event: 'platform_call_failed',
      operation: 'verifyBilling',
      kind: 'refused',
      status: 400,
      code: 'unknown',
    },
  ]);
  expect(lines.join()).not.toMatch(/c2VjcmV0|jane|pm_secret|token-1|secret-access-key|cloud-session/);
});
