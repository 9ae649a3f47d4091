/** What a wallet's error means to a person. */
export type WalletTrouble =
  | 'appleNotSupported'
  | 'appleNotSetUp'
  | 'appleUnavailable'
  | 'googleUnavailable'
  | 'googleLibrary'
  | 'googleNotCompatible'
  | 'googleNoDetails'
  | 'unknown';

/** By Recurly's codes. */
const troubles = {
  'apple-pay-not-supported': 'appleNotSupported',
  'apple-pay-not-available': 'appleNotSetUp',
  'apple-pay-config-missing': 'appleUnavailable',
  'apple-pay-config-invalid': 'appleUnavailable',
  'apple-pay-factory-only': 'appleUnavailable',
  'apple-pay-init-error': 'unknown',
  'apple-pay-payment-failure': 'unknown',
  'google-pay-factory-only': 'googleUnavailable',
  'google-pay-config-missing': 'googleUnavailable',
  'google-pay-config-invalid': 'googleUnavailable',
  'google-pay-not-configured': 'googleUnavailable',
  'google-pay-init-error': 'googleLibrary',
  'google-pay-not-available': 'googleNotCompatible',
  'google-pay-payment-failure': 'googleNoDetails',
  'google-pay-bnpl-not-supported': 'unknown',
} as const satisfies Record<string, WalletTrouble>;
export const walletErrorCodes = Object.keys(troubles) as readonly (keyof typeof troubles)[];

/** What an error of a wallet means, with the code an app may be told; a code nobody knows is `provider-error`. */
export function walletTrouble(error: unknown): { code: string; trouble: WalletTrouble } {
  const told = textIn(error, 'code');
  const code = walletErrorCodes.find((known) => known === told);
  return code ? { code, trouble: troubles[code] } : { code: 'provider-error', trouble: 'unknown' };
}

/**
 * True where the person closed the wallet's sheet, which is no error: Google Pay says so in what it failed with, where Recurly
 * passes that on.
 */
export function isWalletCancel(error: unknown): boolean {
  const cause = fieldOf(error, 'err') ?? fieldOf(error, 'cause') ?? error;
  return textIn(cause, 'statusCode') === 'CANCELED' || textIn(cause, 'name') === 'AbortError';
}

function textIn(from: unknown, name: string): string | undefined {
  const value = fieldOf(from, name);
  return typeof value === 'string' ? value : undefined;
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}
