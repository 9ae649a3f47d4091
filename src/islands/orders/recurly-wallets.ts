import { loadScript } from '../billing/load-script.ts';

/**
 * The part of Recurly.js that wallets use. The library is loaded from Recurly's own address, never bundled. Errors are looked
 * at by their code alone.
 */
export type RecurlyWallets = {
  configure(settings: {
    publicKey: string;
    /** Not in the published types: its messages for customers stay out of a page that takes money. */
    engage: { enabled: false };
  }): void;
  ApplePay(settings: ApplePaySettings): RecurlyApplePay;
  GooglePay(settings: Record<string, unknown>): RecurlyGooglePay;
};

export type ApplePaySettings = {
  country: string;
  currency: string;
  total: string;
  label: string;
  recurring: true;
  paymentRequest: { recurringPaymentRequest: Record<string, unknown> };
};

export type RecurlyApplePay = {
  on(event: 'ready' | 'cancel', heard: () => void): unknown;
  on(event: 'token', heard: (token: unknown) => void): unknown;
  on(event: 'error', heard: (error: unknown) => void): unknown;
  /** Opens the sheet; answers an error instead of throwing it. */
  begin(): unknown;
};

export type RecurlyGooglePay = {
  on(event: 'ready', heard: (button: unknown) => void): unknown;
  on(event: 'token', heard: (token: unknown) => void): unknown;
  on(event: 'error', heard: (error: unknown) => void): unknown;
};

/** Loads Recurly with the brand's key. Rejects where it does not come in time, or is not what it should be. */
export async function loadRecurly(address: string, publicKey: string): Promise<RecurlyWallets> {
  await loadScript(address, () => isRecurly(Reflect.get(window, 'recurly')));
  const recurly: unknown = Reflect.get(window, 'recurly');
  if (!isRecurly(recurly)) throw new Error('the provider’s script is not what it should be');
  recurly.configure({ publicKey, engage: { enabled: false } });
  return recurly;
}

function isRecurly(value: unknown): value is RecurlyWallets {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    ['configure', 'ApplePay', 'GooglePay'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
