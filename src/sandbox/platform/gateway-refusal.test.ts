import { expect, test } from 'vitest';
import { credentialError, platformProblem } from '../../contracts/platform/platform-problem.ts';
import { gatewayRefusal } from './gateway-refusal.ts';

const NOW = Date.UTC(2026, 11, 3, 10);

/**
 * API Gateway's own messages, with one example of each kind: https://github.com/aws-amplify/aws-sdk-android/issues/253
 */
test.each([
  [
    'requestTimeTooSkewed',
    '20261203T070000Z',
    'InvalidSignatureException',
    'Signature expired: 20261203T070000Z is now earlier than 20261203T095500Z (20261203T100000Z - 5 min.)',
    'clock',
  ],
  [
    'requestTimeTooSkewed',
    '20261203T130000Z',
    'InvalidSignatureException',
    'Signature not yet current: 20261203T130000Z is still later than 20261203T100500Z (20261203T100000Z + 5 min.)',
    'clock',
  ],
  [
    'credentialsExpired',
    '20261203T100000Z',
    'ExpiredTokenException',
    'The security token included in the request is expired',
    'expired',
  ],
  [
    'credentialsUnknown',
    '20261203T100000Z',
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
    'expired',
  ],
  [
    'signatureDoesNotMatch',
    '20261203T100000Z',
    'InvalidSignatureException',
    expect.stringMatching(/^The request signature we calculated does not match the signature you provided\./),
    undefined,
  ],
] as const)('%s, signed at %s, is refused as %s: %s', async (verdict, signed, kind, message, error) => {
  const answer = gatewayRefusal(verdict, new Headers({ 'x-amz-date': signed }), NOW);
  expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([403, kind]);
  expect(Date.parse(answer.headers.get('date') ?? '')).toBe(NOW);
  const body: unknown = await answer.json();
  expect(body).toEqual({ message });
  expect(credentialError(platformProblem(body, kind))).toBe(error);
});
