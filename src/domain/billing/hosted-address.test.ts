import { expect, test } from 'vitest';
import { hostedAddress } from './hosted-address.ts';

const allowed = { hosts: ['checkout.stripe.com'], ownOrigin: undefined };

test.each([
  ['https://checkout.stripe.com/c/pay/1?x=1#y', true],
  ['http://checkout.stripe.com/c/pay/1', false],
  ['https://checkout.stripe.com.evil.example/', false],
  ['https://evil.example/https://checkout.stripe.com/', false],
  ['https://checkout.stripe.com:8443/', false],
  ['https://user@checkout.stripe.com/', false],
  ['https://CHECKOUT.stripe.com/', true],
  ['//checkout.stripe.com/', false],
  ['javascript:alert(1)', false],
  ['', false],
  ['http://notion.localhost:8787/sandbox/hosted-checkout/1', false],
])('%s: %s', (raw, may) => {
  expect(hostedAddress(raw, allowed) !== undefined).toBe(may);
});

test('in the sandbox environment only the portal’s own origin is allowed as well', () => {
  const beside = { ...allowed, ownOrigin: 'http://notion.localhost:8787' };
  const own = 'http://notion.localhost:8787/sandbox/hosted-checkout/1';
  expect(hostedAddress(own, beside)).toBe(own);
  expect(hostedAddress('http://otis.localhost:8787/sandbox/hosted-checkout/1', beside)).toBeUndefined();
});
