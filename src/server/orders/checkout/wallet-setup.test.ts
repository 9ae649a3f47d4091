import { describe, expect, test } from 'vitest';
import { walletErrorCodes, readWalletError } from '../../../domain/orders/wallet-error.ts';
import { copyFor } from '../../../copy/copy.ts';
import { aPlan } from '../../../../tests/support/platform-fixtures.ts';
import { newSessionRecord } from '../../session/session-record.ts';
import type { NativeSource } from '../../../contracts/native-message.ts';
import { profile } from '../../../contracts/access/profile.ts';
import { aContext } from '../../../../tests/support/fake-env.ts';
import { offeredMethods, walletLibraries, walletSetup, walletWords } from './wallet-setup.ts';

const quote = { currency: 'USD', subTotal: 799, tax: 0, total: 799, today: 799, afterTrial: null };
const preview = { currency: 'USD', subTotal: 799, tax: 0, total: 799, chargeDate: null };

function setupAt(host: string, source?: NativeSource, sandboxed = false) {
  const context = { ...aContext(`https://${host}/checkout`, {}, 0), sandboxed };
  const session = newSessionRecord(context.brand.key, owner, 0, { source });
  const libraries = walletLibraries(context, session);
  const setup = walletSetup(
    context,
    offeredMethods(context, session),
    { toPlan: aPlan(), quote, preview },
    libraries,
  );
  return { setup, policy: libraries?.policy };
}

const owner = profile.parse({
  token: 'token-1',
  email: 'jane@example.com',
  pepperUser: {
    account_id: 1,
    account: { status: 'active' },
    awsUserCredentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c' },
  },
});

describe('what a page with wallets loads', () => {
  test('Recurly’s library from Recurly’s address, and what it and Google Pay need', () => {
    const { setup, policy } = setupAt('account.visi.example');
    expect(setup?.library).toBe('https://js.recurly.com/v4/recurly.js');
    expect(policy?.paysByWallet).toBe(true);
    const sources = policy?.sources.map(({ directive, source }) => `${directive} ${source}`);
    expect(sources).toEqual(
      expect.arrayContaining([
        'script-src https://js.recurly.com',
        'connect-src https://api.recurly.com',
        'script-src https://pay.google.com',
        'connect-src https://google.com',
        'connect-src https://www.google.com',
        'frame-src https://pay.google.com',
        'img-src https://www.gstatic.com',
        `style-src 'nonce-${setup?.googleLibrary?.styleNonce}'`,
      ]),
    );
  });

  test('nothing from Google in an app for iOS', () => {
    const { setup, policy } = setupAt('account.visi.example', 'ios');
    expect(setup).toMatchObject({
      googlePay: null,
      googleLibrary: null,
      applePay: { country: 'US', label: 'Visi' },
    });
    expect(policy?.sources.map(({ source }) => source).join(' ')).not.toContain('google');
  });

  test('nothing from third parties in the sandbox environment', () => {
    const { setup, policy } = setupAt('account.visi.example', undefined, true);
    expect(setup?.library).toBe('/sandbox/recurly/wallets.js');
    expect(policy?.sources).not.toEqual([]);
    for (const { source } of policy?.sources ?? [])
      expect(source).toMatch(/^https:\/\/[\w.]+\.localhost$|^'nonce-[\w-]+'$/);
    expect(setup?.googleLibrary?.script).toBe('/sandbox/google-pay/pay.js');
  });

  test.each(['account.notion.example', 'account.nightowl.example'])(
    'nothing at %s, which has no wallets',
    (host) => {
      expect(setupAt(host)).toEqual({ setup: undefined, policy: undefined });
    },
  );
});

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
