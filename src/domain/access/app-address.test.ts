import { expect, it, test } from 'vitest';
import { appAddress } from './app-address.ts';

const app = { androidPackage: 'example.visi.app', uriScheme: 'visi' };
const page = 'https://account.visi.example/login?a=1;b#c';

test('Android gets an intent that falls back to the web page', () => {
  const address = appAddress('android', app, page) ?? '';
  expect(address).toBe(
    'intent://open/#Intent;scheme=visi;package=example.visi.app;S.browser_fallback_url=https%3A%2F%2Faccount.visi.example%2Flogin%3Fa%3D1%3Bb%23c;end',
  );
  // A semicolon or a hash in the web page's address must not end an extra of the intent.
  expect(address.split('#')).toHaveLength(2);
  expect(address.split(';')).toHaveLength(5);
});

test('iOS gets the app’s own scheme', () => {
  expect(appAddress('ios', app, page)).toBe('visi://open');
});

it('there is no address on any other platform', () => {
  expect(appAddress('other', app, page)).toBeUndefined();
});
