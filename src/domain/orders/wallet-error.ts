/** What a wallet error means for the person, as keys of the copy. */
export type WalletErrorKind =
  | 'appleNotSupported'
  | 'appleNotSetUp'
  | 'appleUnavailable'
  | 'googleUnavailable'
  | 'googleLibrary'
  | 'googleNotCompatible'
  | 'googleNoDetails'
  | 'unknown';

/** Meanings by Recurly's error codes. */
const kinds = {
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
} as const satisfies Record<string, WalletErrorKind>;
/** Every wallet error code of Recurly. */
export const walletErrorCodes = Object.keys(kinds) as readonly (keyof typeof kinds)[];

/**
 * The meaning of a wallet error, and the code that an app may receive. The code of an unknown error is
 * `provider-error`.
 */
export function readWalletError(error: unknown): { code: string; kind: WalletErrorKind } {
  const codeText = textIn(error, 'code');
  const code = walletErrorCodes.find((known) => known === codeText);
  return code ? { code, kind: kinds[code] } : { code: 'provider-error', kind: 'unknown' };
}

/**
 * True where the person closed the wallet's sheet, which is not an error. Google Pay reports it in the cause of the
 * error, where Recurly passes that on.
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
