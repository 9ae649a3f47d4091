import { loadScript } from '../billing/load-script.ts';
import type { RecurlyJs } from '../billing/recurly-extension.ts';

/** The part of Recurly.js that the wallets need. */
export type RecurlyWallets = Pick<RecurlyJs, 'configure' | 'ApplePay' | 'GooglePay'>;

/**
 * Loads Recurly.js and configures it with the brand's key. Rejects if it does not load in time, or is not Recurly. Apart
 * from the loader of the card fields, which would be another file of the checkout.
 */
export async function loadRecurlyWallets(address: string, publicKey: string): Promise<RecurlyWallets> {
  await loadScript(address, () => isRecurly(Reflect.get(window, 'recurly')));
  const recurly: unknown = Reflect.get(window, 'recurly');
  if (!isRecurly(recurly)) throw new Error('Recurly is missing');
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
