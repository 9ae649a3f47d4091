import { AwsV4Signer } from 'aws4fetch';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DerivedKeys, withAwsSignature } from './aws-signature.ts';

describe('any request', () => {
  const odd = fc.constantFrom(
    ...'aZ09-._~!\'()*+/ %2F%2e%25&=?;:@,$|^[]{}`"\\<>\t\u00a0éßሴ😀\ud800'.split(''),
  );
  const text = fc.oneof(fc.string({ unit: odd, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 8 }));
  const encodedText = text.map((raw) => encodeURIComponent(raw.toWellFormed()));
  const path = fc.oneof(
    fc.array(encodedText, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    fc.array(odd, { maxLength: 12 }).map((parts) => `/${parts.join('').toWellFormed()}`),
  );
  const query = fc.array(fc.tuple(text, text), { maxLength: 5 });
  const name = fc.constantFrom(
    'accept',
    'peppertoken',
    'x-request-id',
    'content-type',
    'x-odd',
    'range-x',
    'a',
  );
  const value = fc.string({ unit: fc.constantFrom(...'aZ0 \t-;=,\'"é\u00a0'.split('')), maxLength: 20 });
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    host: fc.constantFrom('api.geeni.example', 'api.geeni.example:8443', 'xn--bcher-kva.example'),
    path,
    query,
    headers: fc.dictionary(name, value),
    body: fc.option(fc.string({ unit: 'binary', maxLength: 200 })),
    secret: fc.constantFrom('secret', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', 'geheim-ß'),
    atMs: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }).map(Number),
  });

  test('is signed as aws4fetch signs it (2,000 requests)', async () => {
    const keys: DerivedKeys = new Map();
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({ method, host, path: asked, query: pairs, headers, body, secret, atMs }) => {
          const url = new URL(`https://${host}`);
          url.pathname = asked;
          for (const [key, each] of pairs) url.searchParams.append(key, each);
          const credentials = {
            accessKeyId: 'ASIA1',
            secretAccessKey: secret,
            sessionToken: 'temporary+/=',
            service: 'execute-api',
            region: 'us-east-2',
          };
          const datetime = new Date(atMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
          const library = new AwsV4Signer({ method, url: url.href, headers, body, datetime, ...credentials });
          const signed = withAwsSignature({ method, url, headers, body }, credentials, {
            signedAtMs: atMs,
            keys,
          });
          expect(Object.fromEntries(new Headers(signed))).toEqual(
            Object.fromEntries((await library.sign()).headers),
          );
          expect(url.href).toBe(library.url.href);
        },
      ),
      { seed: 20_261_122, numRuns: 2_000 },
    );
  });
});
