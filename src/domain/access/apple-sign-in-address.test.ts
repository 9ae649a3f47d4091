import { expect, test } from 'vitest';
import { appleSignInAddress } from './apple-sign-in-address.ts';

test('the address of Apple’s sign-in has exactly these parameters', () => {
  const callback = 'https://account.visi.example/login?apple=n-1&redirectUri=%2Fplans%3FplanId%3D1';
  const address = new URL(
    appleSignInAddress({
      lrUri: 'https://visi.hub.loginradius.example/RequestHandlor.aspx',
      lrApiKey: 'key & more',
      callback,
    }),
  );
  expect(address.origin + address.pathname).toBe('https://visi.hub.loginradius.example/RequestHandlor.aspx');
  expect([...address.searchParams]).toEqual([
    ['apikey', 'key & more'],
    ['provider', 'apple'],
    ['callback', callback],
    ['same_window', ''],
    ['is_access_token', 'true'],
    ['callbacktype', 'Hash'],
  ]);
});
