import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it, test } from 'vitest';
import { type SignedRequest, type TemporaryKeys, verifySignature } from './signature.ts';

const keys: TemporaryKeys = { accessKeyId: 'ASIA1', secretAccessKey: 'secret', sessionToken: 'temporary' };
const nowMs = Date.parse('2026-11-20T10:00:00Z');

async function signed(
  parts: { datetime?: string; body?: string; keys?: TemporaryKeys; region?: string } = {},
) {
  const signer = new AwsV4Signer({
    method: parts.body === undefined ? 'GET' : 'POST',
    url: 'https://api.geeni.example/account/subscriptions?b=2%20x&a=1&a=0',
    headers: { peppertoken: 'session-1', 'x-request-id': 'r1', 'content-type': 'application/json' },
    body: parts.body ?? null,
    service: 'execute-api',
    region: parts.region ?? 'us-east-2',
    datetime: parts.datetime ?? '20261120T100000Z',
    ...(parts.keys ?? keys),
  });
  const { method, url, headers } = await signer.sign();
  return {
    method,
    url: url.href,
    headers,
    body: new TextEncoder().encode(parts.body),
  } satisfies SignedRequest;
}

function withHeader(request: SignedRequest, name: string, value: string | null): SignedRequest {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...request, headers };
}

describe('verifySignature', () => {
  test.each([
    ['a GET', {}],
    ['a POST with a body', { body: '{"name":"Großmutters Küche 🐶"}' }],
    ['one made 5 minutes ago', { datetime: '20261120T095500Z' }],
    ['one made 5 minutes ahead', { datetime: '20261120T100500Z' }],
  ])('accepts %s', async (_name, parts) => {
    expect(await verifySignature(await signed(parts), keys, nowMs)).toBe('valid');
  });

  it('accepts additional headers that the signature does not list', async () => {
    const request = withHeader(await signed(), 'cf-connecting-ip', '::1');
    expect(await verifySignature(request, keys, nowMs)).toBe('valid');
  });

  test.each<[string, (request: SignedRequest) => SignedRequest]>([
    ['path', (request) => ({ ...request, url: request.url.replace('subscriptions', 'contactInfo') })],
    ['host', (request) => ({ ...request, url: request.url.replace('geeni', 'otis') })],
    ['query', (request) => ({ ...request, url: request.url.replace('a=1', 'a=3') })],
    ['more query', (request) => ({ ...request, url: `${request.url}&c=` })],
    ['method', (request) => ({ ...request, method: 'DELETE' })],
    ['body', (request) => ({ ...request, body: new TextEncoder().encode('{}') })],
    ['signed header', (request) => withHeader(request, 'peppertoken', 'session-2')],
    ['missing signed header', (request) => withHeader(request, 'x-request-id', null)],
    ['date', (request) => withHeader(request, 'x-amz-date', '20261120T100001Z')],
    ['missing date', (request) => withHeader(request, 'x-amz-date', null)],
    ['impossible date', (request) => withHeader(request, 'x-amz-date', '20261399T990000Z')],
    ['missing signature', (request) => withHeader(request, 'authorization', null)],
    ['Basic instead', (request) => withHeader(request, 'authorization', 'Basic abc')],
    [
      'shorter list of signed headers',
      (request) =>
        withHeader(
          request,
          'authorization',
          request.headers.get('authorization')?.replace(';x-amz-security-token', '') ?? '',
        ),
    ],
  ])('refuses another %s', async (_name, altered) => {
    expect(await verifySignature(altered(await signed()), keys, nowMs)).toBe('signatureDoesNotMatch');
  });

  it('refuses another session token', async () => {
    const sent = withHeader(await signed(), 'x-amz-security-token', 'other');
    expect(await verifySignature(sent, keys, nowMs)).toBe('credentialsUnknown');
    const made = await signed({ keys: { ...keys, sessionToken: 'other' } });
    expect(await verifySignature(made, keys, nowMs)).toBe('credentialsUnknown');
  });

  test.each([
    ['another key id', { keys: { ...keys, accessKeyId: 'ASIA2' } }],
    ['another secret', { keys: { ...keys, secretAccessKey: 'other' } }],
    ['another region', { region: 'us-east-1' }],
  ])('refuses %s', async (_name, parts) => {
    expect(await verifySignature(await signed(parts), keys, nowMs)).toBe('signatureDoesNotMatch');
  });

  test.each(['20261120T095459Z', '20261120T100501Z', '20251120T100000Z'])(
    'refuses the date %s',
    async (datetime) => {
      expect(await verifySignature(await signed({ datetime }), keys, nowMs)).toBe('requestTimeTooSkewed');
    },
  );
});
