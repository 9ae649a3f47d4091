import { describe, expect, it, test } from 'vitest';
import { readReference, withReference } from './reference.ts';

const ID = '5de051eb-0b5c-4f0e-9d0a-6c1f5a3b7e21';

describe('an address that a failed request leads to names the request', () => {
  test.each([
    ['/error', `/error?reference=${ID}`],
    ['/error?redirectUri=%2Fpayment', `/error?redirectUri=%2Fpayment&reference=${ID}`],
    ['/error-status?error_code=cancel_unsure', `/error-status?error_code=cancel_unsure&reference=${ID}`],
    [
      '/login?redirectUri=%2Fplans&reason=unavailable',
      `/login?redirectUri=%2Fplans&reason=unavailable&reference=${ID}`,
    ],
    ['/login?reason=sso-failed', `/login?reason=sso-failed&reference=${ID}`],
    ['/order-summary?notice=unsure', `/order-summary?notice=unsure&reference=${ID}`],
    ['/plans?notice=unavailable', `/plans?notice=unavailable&reference=${ID}`],
  ])('%s', (address, named) => expect(withReference(address, ID)).toBe(named));

  test.each([
    '/subscriptions',
    '/login?reason=ended',
    '/order-summary?notice=repriced',
    '/errors',
    '//evil.example/error',
    'https://partner.example/error?reason=unavailable',
    `/error?reference=${ID}`,
  ])('but not %s', (address) => expect(withReference(address, 'another')).toBe(address));
});

describe('the reference in an address', () => {
  it('is the id of a request', () => expect(readReference(ID)).toBe(ID));

  test.each([null, '', 'x', 'Call 0900 123', `${ID} `, ID.toUpperCase(), `${ID}<b>`])(
    'is nothing for %j',
    (text) => expect(readReference(text)).toBeUndefined(),
  );
});
