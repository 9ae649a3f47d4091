import { describe, expect, test } from 'vitest';
import { isWalletCancel, walletErrorCodes, readWalletError } from './wallet-error.ts';

describe('wallet errors', () => {
  test.each([
    ['apple-pay-not-supported', 'appleNotSupported'],
    ['apple-pay-not-available', 'appleNotSetUp'],
    ['apple-pay-config-missing', 'appleUnavailable'],
    ['apple-pay-config-invalid', 'appleUnavailable'],
    ['apple-pay-factory-only', 'appleUnavailable'],
    ['apple-pay-init-error', 'unknown'],
    ['apple-pay-payment-failure', 'unknown'],
    ['google-pay-factory-only', 'googleUnavailable'],
    ['google-pay-config-missing', 'googleUnavailable'],
    ['google-pay-config-invalid', 'googleUnavailable'],
    ['google-pay-not-configured', 'googleUnavailable'],
    ['google-pay-init-error', 'googleLibrary'],
    ['google-pay-not-available', 'googleNotCompatible'],
    ['google-pay-payment-failure', 'googleNoDetails'],
    ['google-pay-bnpl-not-supported', 'unknown'],
  ])('%s', (code, kind) => {
    expect(readWalletError({ code, message: 'never shown' })).toEqual({ code, kind });
  });

  test('every code has a row above', () => expect(walletErrorCodes).toHaveLength(15));

  test.each([
    undefined,
    null,
    'apple-pay-not-available',
    {},
    { code: 1 },
    { code: 'toString' },
    new Error('x'),
  ])('%j is an unknown error of the provider', (error) => {
    expect(readWalletError(error)).toEqual({ code: 'provider-error', kind: 'unknown' });
  });

  test.each([
    [{ code: 'google-pay-payment-failure', err: { statusCode: 'CANCELED' } }, true],
    [{ statusCode: 'CANCELED' }, true],
    [{ code: 'google-pay-payment-failure', err: { name: 'AbortError' } }, true],
    [{ code: 'google-pay-payment-failure', err: { statusCode: 'DEVELOPER_ERROR' } }, false],
    [{ code: 'google-pay-payment-failure' }, false],
    [undefined, false],
  ])('%j means that the person closed the sheet: %s', (error, expected) => {
    expect(isWalletCancel(error)).toBe(expected);
  });
});
