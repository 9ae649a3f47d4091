import { loadScript } from './load-script.ts';
import type { RecurlyJs } from './recurly-extension.ts';

/** Recurly.js is configured once, however many parts of a page load it. */
const configured = new WeakSet<RecurlyJs>();

/**
 * Loads Recurly.js from its URL and configures it with the brand's key. Rejects if it does not load in time, or is not
 * Recurly.
 */
export async function loadRecurly(address: string, publicKey: string): Promise<RecurlyJs> {
  await loadScript(address, () => isRecurly(window.recurly));
  const recurly: unknown = window.recurly;
  if (!isRecurly(recurly)) throw new Error('Recurly is missing');
  if (!configured.has(recurly)) {
    recurly.configure({
      publicKey,
      required: ['number', 'month', 'year', 'cvv', 'first_name', 'last_name'],
      engage: { enabled: false },
    });
    configured.add(recurly);
  }
  return recurly;
}

function isRecurly(value: unknown): value is RecurlyJs {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    typeof Reflect.get(value, 'configure') === 'function'
  );
}
