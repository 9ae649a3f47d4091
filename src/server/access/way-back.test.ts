import { expect, test } from 'vitest';
import { withWayBack } from './way-back.ts';

test.each([
  ['/login', undefined, undefined, '/login'],
  ['/login', null, 'ended', '/login?reason=ended'],
  ['/login', '/plans?planId=1', undefined, '/login?redirectUri=%2Fplans%3FplanId%3D1'],
  ['/login', '/subscriptions', 'unavailable', '/login?redirectUri=%2Fsubscriptions&reason=unavailable'],
  ['/mfaLogin', '/billing', undefined, '/mfaLogin?redirectUri=%2Fbilling'],
  ['/login', '/plans?token=secret&planId=1', undefined, '/login?redirectUri=%2Fplans%3FplanId%3D1'],
  ['/login', 'https://evil.example', 'ended', '/login?reason=ended'],
  ['/login', '/pending-delete', undefined, '/login'],
] as const)('%s back to %s because of %s: %s', (page, redirectUri, reason, address) => {
  expect(withWayBack(page, redirectUri, reason)).toBe(address);
});
