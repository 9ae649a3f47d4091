import { reportIfMissing } from '../page/provider-missing.ts';
import { loadScript } from './load-script.ts';
import type { RecurlyJs } from './recurly-extension.ts';

/** For each use of Recurly.js: the functions that it must have, and the fields that it requires of a card. */
const uses = {
  card: { functions: ['configure'], required: ['number', 'month', 'year', 'cvv', 'first_name', 'last_name'] },
  wallets: { functions: ['configure', 'ApplePay', 'GooglePay'], required: undefined },
} as const;

/** Recurly.js is configured once, however many parts of a page load it. */
const configured = new WeakSet<RecurlyJs>();

/**
 * Loads Recurly.js from its URL and configures it with the brand's key. Rejects if it does not load in time, or is not
 * Recurly.
 */
export async function loadRecurly(
  address: string,
  publicKey: string,
  use: keyof typeof uses,
): Promise<RecurlyJs> {
  const { functions, required } = uses[use];
  await reportIfMissing(
    'recurly',
    loadScript(address, () => isRecurly(window.recurly, functions)),
  );
  const recurly: unknown = window.recurly;
  if (!isRecurly(recurly, functions)) throw new Error('Recurly is missing');
  if (!configured.has(recurly))
    recurly.configure({
      publicKey,
      ...(required && { required: [...required] }),
      engage: { enabled: false },
    });
  configured.add(recurly);
  return recurly;
}

function isRecurly(value: unknown, functions: readonly string[]): value is RecurlyJs {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    functions.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
