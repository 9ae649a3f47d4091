import { placeholdersOf } from '../src/brands/place-placeholders.ts';
import type { PlaceInput } from '../src/brands/place-schema.ts';

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
} = placeholdersOf('production');

/**
 * Production, the portal that people use: the place of each brand by its key. A brand without a place is not served
 * here. Every placeholder must be replaced by the brand's real value: `npm run doctor -- production` lists them.
 */
export const places = {
  geeni: {
    ...addressesOf('geeni'),
    billing: { publicKey: recurlyKey, recurly, second: { publicKey: stripeKey, connectedAccount } },
    wallets,
    social: { google, apple: appleOf('geeni') },
    tagManager: { container, experiments: 'https://experiments.geeni.example/portal.js' },
    letters: { from: 'portal@geeni.example' },
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
