import { expect, test } from 'vitest';
import { type Biller, billerOf } from './biller.ts';

test.each<[Biller, (string | null | undefined)[]]>([
  [{ kind: 'card' }, [null, undefined, '', 'stripe', 'Recurly', 'RECURLY', 'stripe_elements']],
  [{ kind: 'apple' }, ['apple', 'Apple', 'APPLE_STORE', 'app_store', 'App Store', 'itunes']],
  [{ kind: 'store', name: 'Google Play' }, ['google', 'google_play', 'Google Play', 'PLAY_STORE']],
  [{ kind: 'store', name: 'Amazon' }, ['amazon', 'amazon_appstore']],
  [{ kind: 'store', name: 'Roku' }, ['roku']],
  [{ kind: 'unknown' }, ['corner_shop', 'braintree', 'constructor', '0']],
])('%j: %j', (biller, words) => {
  for (const word of words) {
    expect([word, billerOf([word])]).toEqual([word, biller]);
    expect([word, billerOf([null, word])]).toEqual([word, biller]);
  }
});

test('a store in either place counts, and then what nobody knows', () => {
  expect(billerOf(['recurly', 'apple'])).toEqual({ kind: 'apple' });
  expect(billerOf(['corner_shop', 'google'])).toEqual({ kind: 'store', name: 'Google Play' });
  expect(billerOf(['recurly', 'corner_shop'])).toEqual({ kind: 'unknown' });
});
