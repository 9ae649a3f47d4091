import { expect, test } from 'vitest';
import { brandAddress } from './brand-address.ts';

test.each([
  ['http://geeni.localhost:8787/sandbox', '/', 'http://otis.localhost:8787/'],
  [
    'http://127.0.0.1:8787/sandbox/outbox',
    '/verify-email?vtoken=T',
    'http://otis.localhost:8787/verify-email?vtoken=T',
  ],
  ['http://localhost/sandbox', '/', 'http://otis.localhost/'],
  ['http://192.168.1.20:8787/sandbox?brand=geeni', '/', 'http://192.168.1.20:8787/?brand=otis'],
  [
    'http://192.168.1.20:8787/sandbox',
    '/verify-email?vtoken=T',
    'http://192.168.1.20:8787/verify-email?vtoken=T&brand=otis',
  ],
])('from %s to %s: %s', (asked, path, address) => {
  expect(brandAddress(new URL(asked), 'otis', path)).toBe(address);
});
