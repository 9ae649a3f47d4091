import { describe, expect, it, test } from 'vitest';
import type { PaymentMethod } from '../../domain/billing/payment-method.ts';
import { walletErrorCodes } from '../../domain/orders/wallet-error.ts';
import { MissingScript } from '../billing/load-script.ts';
import { walletStore } from './wallet-store.ts';

const all: readonly PaymentMethod[] = ['creditCard', 'applePay', 'googlePay'];
const words = {
  appleNotSupported: 'Apple Pay is not supported.',
  googleNoDetails: 'Google Pay got no details.',
  unknown: 'Something went wrong.',
};

function someWallets(methods: readonly PaymentMethod[] = all) {
  const done: string[] = [];
  const store = walletStore(methods, words, {
    announce: async (code, message) => void done.push(`announces ${code}: ${message}`),
    refuse: (message) => void done.push(`refuses: ${message}`),
    pay: (wallet, token) => void done.push(`pays by ${wallet} with ${token}`),
  });
  return { store, done };
}

const failed = (code: string) => Object.assign(new Error(code), { code });

describe('the payment methods offered', () => {
  it('only the card, until a provider reports a wallet ready', () => {
    const { store } = someWallets();
    expect(store.$wallets.get()).toEqual({
      methods: all,
      ready: [],
      selected: 'creditCard',
      notes: [],
      isScriptMissing: false,
    });
  });

  it('a wallet that is ready can be chosen', () => {
    const { store } = someWallets();
    store.ready('googlePay');
    store.ready('googlePay');
    store.select('googlePay');
    expect(store.$wallets.get()).toMatchObject({ ready: ['googlePay'], selected: 'googlePay' });
  });

  test.each(walletErrorCodes)('a wallet that starts with %s is removed, with a note why', (code) => {
    const { store, done } = someWallets();
    store.fail('applePay', failed(code));
    expect(store.$wallets.get().methods).toEqual(['creditCard', 'googlePay']);
    expect(store.$wallets.get().notes).toHaveLength(1);
    expect(done).toHaveLength(1);
    expect(done[0]).toContain(`announces ${code}`);
  });

  it('a wallet with an unknown error is removed, under a code of the portal', () => {
    const { store, done } = someWallets();
    store.fail('googlePay', failed('never-heard-of'));
    expect(store.$wallets.get().methods).toEqual(['creditCard', 'applePay']);
    expect(done).toEqual(['announces provider-error: Something went wrong.']);
  });

  it.each([
    ['did not load', new MissingScript('blocked'), true],
    ['loaded', new Error('something else'), false],
  ])('a wallet that is removed says whether its script %s', (_what, error, isMissing) => {
    const { store } = someWallets();
    store.fail('applePay', error);
    store.fail('googlePay', new Error('another'));
    expect(store.$wallets.get().isScriptMissing).toBe(isMissing);
  });

  it('a wallet without any event in time is removed', () => {
    const { store, done } = someWallets();
    store.giveUp('applePay');
    expect(store.$wallets.get()).toMatchObject({
      methods: ['creditCard', 'googlePay'],
      notes: ['Something went wrong.'],
    });
    expect(done).toHaveLength(1);
  });

  it('a ready wallet is not given up, and a removed one does not return', () => {
    const { store, done } = someWallets();
    store.ready('applePay');
    store.giveUp('applePay');
    store.giveUp('googlePay');
    store.ready('googlePay');
    store.fail('googlePay', failed('google-pay-init-error'));
    expect(store.$wallets.get()).toMatchObject({
      methods: ['creditCard', 'applePay'],
      ready: ['applePay'],
    });
    expect(done).toHaveLength(1);
  });

  it('if the selected method is removed, the first one left is selected', () => {
    const { store } = someWallets();
    store.ready('applePay');
    store.select('applePay');
    store.fail('applePay', failed('apple-pay-init-error'));
    expect(store.$wallets.get()).toMatchObject({ selected: 'creditCard', ready: [] });
  });

  it('if another method is removed, the selected one stays', () => {
    const { store } = someWallets();
    store.ready('googlePay');
    store.select('googlePay');
    store.giveUp('applePay');
    expect(store.$wallets.get().selected).toBe('googlePay');
  });
});

describe('a payment by a wallet that is ready', () => {
  it('pays with its token', () => {
    const { store, done } = someWallets();
    store.ready('applePay');
    store.take('applePay', { id: 'token-1' });
    expect(done).toEqual(['pays by applePay with token-1']);
  });

  test.each([undefined, null, 'token', {}, { id: '' }, { id: 7 }])(
    'does not pay with a token like %j',
    (token) => {
      const { store, done } = someWallets();
      store.ready('applePay');
      store.take('applePay', token);
      expect(done).toEqual([
        'refuses: Something went wrong.',
        'announces provider-error: Something went wrong.',
      ]);
    },
  );

  it('that fails is shown and announced to the app, and can be tried again', () => {
    const { store, done } = someWallets();
    store.ready('googlePay');
    store.fail('googlePay', failed('google-pay-payment-failure'));
    expect(done).toEqual([
      'refuses: Google Pay got no details.',
      'announces google-pay-payment-failure: Google Pay got no details.',
    ]);
    expect(store.$wallets.get()).toMatchObject({ methods: all, ready: ['googlePay'] });
  });

  test.each([
    ['Google Pay', Object.assign(failed('google-pay-payment-failure'), { err: { statusCode: 'CANCELED' } })],
    ['a browser', { name: 'AbortError' }],
  ])('that the person closed, as %s reports it, is no error', (_who, error) => {
    const { store, done } = someWallets();
    store.ready('googlePay');
    store.fail('googlePay', error);
    expect(done).toEqual([]);
  });
});
