import { placeholdersOf } from '../src/brands/place-placeholders.ts';
import type { PlaceInput } from '../src/brands/place-schema.ts';

/**
 * Write true once the platform’s team says that no money moves at these addresses: `npm run ask-platform` may then cancel a
 * plan and keep it, request a deletion and cancel that, and order.
 */
export const isTestSystem = false;

const {
  addressesOf,
  appleOf,
  connectedAccount,
  container,
  google,
  recurly,
  recurlyKey,
  stripeKey,
  voiceAssistants,
  wallets,
} = placeholdersOf('staging');

/**
 * Staging, the whole portal against the platform’s test system and with test keys: the place of each brand by its key.
 * A brand without a place is not served here. Every placeholder must be replaced by the brand's real value: `npm run doctor --
 * staging` lists them.
 */
export const places = {
  geeni: {
    ...addressesOf('geeni'),
    billing: { publicKey: recurlyKey, recurly, second: { publicKey: stripeKey, connectedAccount } },
    wallets,
    social: { google, apple: appleOf('geeni') },
    tagManager: { container, experiments: 'https://experiments.staging.geeni.example/portal.js' },
    letters: { from: 'portal-staging@geeni.example' },
    voiceAssistants,
  },
  momentum: {
    ...addressesOf('momentum'),
    billing: { publicKey: recurlyKey, recurly },
    wallets,
    social: { google, apple: appleOf('momentum') },
    voiceAssistants,
  },
  nightowl: {
    ...addressesOf('nightowl'),
    billing: { publicKey: stripeKey, connectedAccount, recurlyKey, recurly },
    social: { google },
    voiceAssistants,
  },
  notion: {
    ...addressesOf('notion'),
    billing: { publicKey: stripeKey, checkoutHosts: ['checkout.stripe.com'] },
    voiceAssistants,
  },
  otis: { ...addressesOf('otis'), billing: { publicKey: recurlyKey, recurly }, wallets, voiceAssistants },
  pepper: { ...addressesOf('pepper'), billing: { publicKey: recurlyKey, recurly }, wallets, voiceAssistants },
  visi: {
    ...addressesOf('visi'),
    billing: { publicKey: recurlyKey, recurly },
    wallets,
    social: { google, apple: appleOf('visi') },
    voiceAssistants,
  },
} satisfies Record<string, PlaceInput>;
