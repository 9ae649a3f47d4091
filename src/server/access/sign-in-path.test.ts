import { expect, test } from 'vitest';
import { wholeBrand } from '../../domain/pages/page-brand.fixture.ts';
import { signInPath } from './sign-in-path.ts';

test.each([
  [undefined, undefined, '/login'],
  [null, 'ended', '/login?reason=ended'],
  ['/plans?planId=1', undefined, '/login?redirectUri=%2Fplans%3FplanId%3D1'],
  ['/subscriptions', 'unavailable', '/login?redirectUri=%2Fsubscriptions&reason=unavailable'],
  ['/plans?token=secret&planId=1', undefined, '/login?redirectUri=%2Fplans%3FplanId%3D1'],
  ['https://evil.example', 'ended', '/login?reason=ended'],
  ['/pending-delete', undefined, '/login'],
] as const)('back to %s because of %s: %s', (redirectUri, reason, address) => {
  expect(signInPath(wholeBrand, redirectUri, reason)).toBe(address);
});
