import { describe, expect, test } from 'vitest';
import {
  configuredMethods,
  methodsInOrder,
  systemWallet,
  type PaymentMethod,
  selectedMethod,
  type Wallet,
} from './payment-method.ts';

const both: Wallet[] = ['applePay', 'googlePay'];

describe('the configured payment methods', () => {
  test.each<[boolean, Wallet[], 'ios' | 'android' | 'app' | undefined, PaymentMethod[]]>([
    [true, both, undefined, ['creditCard', 'applePay', 'googlePay']],
    [true, ['googlePay'], undefined, ['creditCard', 'googlePay']],
    [true, [], undefined, ['creditCard']],
    [false, both, undefined, ['creditCard']],
    [true, both, 'ios', ['creditCard', 'applePay']],
    [true, both, 'app', ['creditCard', 'applePay', 'googlePay']],
    [true, both, 'android', ['creditCard', 'googlePay']],
  ])('recurly %s, wallets %j, app %s: %j', (isRecurly, wallets, source, expected) => {
    expect(configuredMethods({ isRecurly, wallets, source })).toEqual(expected);
  });
});

describe('the selected payment method', () => {
  test.each<[PaymentMethod | undefined, PaymentMethod[], PaymentMethod | undefined]>([
    ['applePay', ['creditCard', 'applePay'], 'applePay'],
    ['applePay', ['creditCard', 'googlePay'], 'creditCard'],
    ['applePay', ['googlePay'], 'googlePay'],
    [undefined, ['creditCard'], 'creditCard'],
    ['creditCard', [], undefined],
  ])('%s of %j: %s', (current, available, expected) => {
    expect(selectedMethod(current, available)).toBe(expected);
  });
});

describe('the wallet of a phone', () => {
  test.each<[string | null, PaymentMethod[], Wallet | undefined]>([
    ['iPhone', ['creditCard', 'applePay', 'googlePay'], 'applePay'],
    ['iPad', ['creditCard', 'applePay', 'googlePay'], 'applePay'],
    ['iOS', ['creditCard', 'applePay', 'googlePay'], 'applePay'],
    ['Android', ['creditCard', 'applePay', 'googlePay'], 'googlePay'],
    ['iPhone', ['creditCard', 'googlePay'], undefined],
    ['Windows', ['creditCard', 'applePay', 'googlePay'], undefined],
    [null, ['creditCard', 'applePay', 'googlePay'], undefined],
  ])('%s, offered %j: %s', (system, offered, expected) => {
    expect(systemWallet(system, offered)).toBe(expected);
  });
});

describe('the methods in the order shown', () => {
  const all: PaymentMethod[] = ['creditCard', 'applePay', 'googlePay'];
  test.each<[string | null, boolean, PaymentMethod[], PaymentMethod[]]>([
    ['Android', true, all, ['googlePay', 'creditCard', 'applePay']],
    ['Android', false, all, all],
    ['Windows', true, all, all],
    ['iPhone', true, ['creditCard'], ['creditCard']],
  ])('%s, without a card %s, offered %j: %j', (system, lacksCard, offered, expected) => {
    expect(methodsInOrder(offered, system, lacksCard)).toEqual(expected);
  });
});
