import { expect, test } from 'vitest';
import { isOtherMachine } from './host-address.ts';

test.each([
  ['192.168.1.20', true],
  ['10.0.2.2', true],
  ['127.0.0.1', false],
  ['localhost', false],
  ['otis.localhost', false],
  ['account.otis.example', false],
  ['192.168.1.20.example', false],
])('%s: %s', (hostname, is) => {
  expect(isOtherMachine(hostname)).toBe(is);
});
