import { describe, expect, it, test } from 'vitest';
import { type AwsCredentials, type UnsignedRequest, withAwsSignature } from './aws-signature.ts';

/**
 * The caller, region and service of the examples in AWS's own test suite for Signature Version 4. Examples with a path
 * that is not encoded are left out, because no call has one.
 */
const credentials: AwsCredentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  service: 'service',
  region: 'us-east-1',
};
const signedAtMs = Date.parse('2015-08-30T12:36:00Z');
const unreserved = '-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function signed({ method = 'GET', target = '/', headers = {}, body = null }: Example) {
  const url = new URL(`https://example.amazonaws.com${target}`);
  return withAwsSignature({ method, url, headers, body }, credentials, { signedAtMs, keys: new Map() });
}

type Example = Partial<Pick<UnsignedRequest, 'method' | 'headers' | 'body'>> & { target?: string };

describe('an example of AWS is signed as AWS says', () => {
  test.each<[name: string, example: Example, signature: string]>([
    ['get-vanilla', {}, '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    [
      'get-vanilla-query-order-key-case',
      { target: '/?Param2=value2&Param1=value1' },
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    [
      'get-vanilla-query-order-value',
      { target: '/?Param1=value2&Param1=value1' },
      '5772eed61e12b33fae39ee5e7012498b51d56abc0abb7c60486157bd471c4694',
    ],
    [
      'get-vanilla-query-unreserved',
      { target: `/?${unreserved}=${unreserved}` },
      '9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197',
    ],
    [
      'get-vanilla-utf8-query',
      { target: '/?ሴ=bar' },
      '2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04',
    ],
    [
      'get-unreserved',
      { target: `/${unreserved}` },
      '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f',
    ],
    [
      'get-slashes',
      { target: '//example//' },
      '9a624bd73a37c9a373b5312afbebe7a714a789de108f0bdfe846570885f57e84',
    ],
    [
      'get-header-value-trim',
      { headers: { 'my-header1': ' value1', 'my-header2': ' "a   b   c"' } },
      'acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736',
    ],
    ['post-vanilla', { method: 'POST' }, '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    [
      'post-vanilla-query',
      { method: 'POST', target: '/?Param1=value1' },
      '28038455d6de14eafc1f9222cf5aa6f1a96197d7deb8263271d420d138af7f11',
    ],
    [
      'post-header-key-sort',
      { method: 'POST', headers: { 'my-header1': 'value1' } },
      'c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c',
    ],
    [
      'post-header-value-case',
      { method: 'POST', headers: { 'my-header1': 'VALUE1' } },
      'cdbc9802e29d2942e5e10b5bccfdd67c5f22c7c4e8ae67b53629efa58b974b7d',
    ],
  ])('%s', (_name, example, signature) => {
    expect(signed(example)['authorization']).toMatch(new RegExp(`, Signature=${signature}$`));
  });
});

describe('a signed request', () => {
  it('has its date and its scope', () => {
    const headers = signed({});
    expect(headers['x-amz-date']).toBe('20150830T123600Z');
    expect(headers['authorization']).toContain(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, ',
    );
  });

  it('has a signature without the headers that a proxy may change', () => {
    const altered = { 'content-type': 'text/plain', 'content-length': '2', authorization: 'Basic abc' };
    const body = '{}';
    expect(signed({ method: 'POST', headers: altered, body })['authorization']).toBe(
      signed({ method: 'POST', body })['authorization'],
    );
  });
});
