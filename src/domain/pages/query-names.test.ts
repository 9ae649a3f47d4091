import { expect, test } from 'vitest';
import { isAmbiguous } from './query-names.ts';

test.each([
  ['/checkout?planId=a&planId=b', true],
  ['/checkout?planId=a&planId=a', true],
  ['/checkout?planId=a&%70lanId=b', true],
  ['/login?redirectUri=%2Fplans&reason=idle&redirectUri=%2Fbilling', true],
  ['/billing?from=payment&from=order', true],
  ['/api/billing/year?year=2026&year=2025', true],
  ['/api/billing/calendar?content=a&content=b', true],
  ['/api/billing/address-form?country=a&country=b', true],
  ['/checkout?planId=a&promoCode=b', false],
  ['/checkout?planId=a&PLANID=b', false],
  ['/login?utm_source=a&utm_source=b', false],
  ['/login?disableGTM=true&disableGTM=false', false],
  ['/plans?planId=a&planId=b', false],
  ['/sso-redirect?token=a&token=b', false],
  ['/oauth/google?state=a&state=b', false],
  ['/login', false],
])('%s repeats a parameter that may appear once: %s', (address, ambiguous) => {
  expect(isAmbiguous(new URL(address, 'https://account.visi.example'))).toBe(ambiguous);
});
