/** Shapes of keys that must never stand in an environment's file: all of them end up in pages or addresses. */
const secrets: readonly [shape: RegExp, what: string][] = [
  [/^sk_(live|test)_/, 'Stripe’s secret key'],
  [/^rk_(live|test)_/, 'a restricted secret key of Stripe'],
  [/^whsec_/, 'the secret of a Stripe webhook'],
  [/^GOCSPX-/, 'Google’s client secret'],
  [/-----BEGIN/, 'a private key'],
  [/^eyJ[\w-]+\.[\w-]+\./, 'a signed token'],
];

/** Recurly’s private API key. Among keys of card providers no other looks like that; ids of others may. */
const recurlySecret: [shape: RegExp, what: string] = [/^[0-9a-f]{32}$/, 'Recurly’s private API key'];

/** Says what kind of secret a value is, by its shape; undefined for any other value. */
export function secretKind(value: string, of: 'cards' | 'others'): string | undefined {
  const known = of === 'cards' ? [...secrets, recurlySecret] : secrets;
  return known.find(([shape]) => shape.test(value))?.[1];
}

/** A key of a provider: what it looks like, and where its real value is shown. */
type KeyShape = { shape: RegExp; example: string; knownBy: string };

/** The shapes of public keys, as each provider issues them. */
export const keyShapes = {
  stripe: {
    shape: /^pk_(live|test)_\w+$/,
    example: 'pk_live_…',
    knownBy: 'Stripe’s dashboard, Developers, API keys, publishable key',
  },
  stripeAccount: {
    shape: /^acct_\w+$/,
    example: 'acct_…',
    knownBy: 'Stripe’s dashboard, Connect, the account’s page',
  },
  recurly: {
    shape: /^[a-z0-9]{2,6}-[A-Za-z0-9]+$/,
    example: 'ewr1-…',
    knownBy: 'Recurly, Integrations, API Credentials, Recurly.js public key',
  },
  googleClient: {
    shape: /^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/,
    example: '<number>-<letters>.apps.googleusercontent.com',
    knownBy: 'Google Cloud, Credentials, OAuth 2.0 Client IDs',
  },
  googleMerchant: {
    shape: /^(BCR2DN[A-Z0-9]+|\d{15,20})$/,
    example: 'BCR2DN…',
    knownBy: 'the Google Pay & Wallet Console, top right',
  },
  loginRadius: {
    shape: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    example: 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
    knownBy: 'LoginRadius, API Credentials, API Key (not API Secret, which looks the same)',
  },
} as const satisfies Record<string, KeyShape>;

/** True for a public key with which cards are charged. Recurly’s keys do not show it. */
export function chargesCards(key: string): boolean {
  return key.startsWith('pk_live_');
}
