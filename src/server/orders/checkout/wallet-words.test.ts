import { expect, test } from 'vitest';
import { copyFor } from '../../../copy/copy.ts';
import { walletErrorCodes, readWalletError } from '../../../domain/orders/wallet-error.ts';
import { walletWords } from './wallet-words.ts';

const words = walletWords(copyFor('checkout', 'en', { copy: {} }));
const unavailable = (wallet: string) => `You can’t use ${wallet} here right now. Please pay another way.`;
const UNKNOWN = 'There was an error communicating with the provider';

const texts: Record<string, string> = {
  'apple-pay-not-supported': 'Apple Pay is not supported by this device or browser.',
  'apple-pay-not-available': 'Apple Pay is supported by this device, but you haven’t set it up.',
  'apple-pay-config-missing': unavailable('Apple Pay'),
  'apple-pay-config-invalid': unavailable('Apple Pay'),
  'apple-pay-factory-only': unavailable('Apple Pay'),
  'apple-pay-init-error': UNKNOWN,
  'apple-pay-payment-failure': UNKNOWN,
  'google-pay-factory-only': unavailable('Google Pay'),
  'google-pay-config-missing': unavailable('Google Pay'),
  'google-pay-config-invalid': unavailable('Google Pay'),
  'google-pay-not-configured': unavailable('Google Pay'),
  'google-pay-init-error': 'Google Pay couldn’t be loaded. Please pay another way, or reload this page.',
  'google-pay-not-available': 'Google Pay doesn’t work with this device or browser.',
  'google-pay-payment-failure':
    'Google Pay couldn’t get your payment details. Please try again, or pay another way.',
  'google-pay-bnpl-not-supported': UNKNOWN,
};

test.each([...walletErrorCodes, 'never-heard-of'])('what the page says about %s', (code) => {
  expect(words[readWalletError({ code }).kind]).toBe(texts[code] ?? UNKNOWN);
});

test('every code has a row above', () => {
  expect(Object.keys(texts).toSorted()).toEqual(walletErrorCodes.toSorted());
});
