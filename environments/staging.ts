import { placeholdersOf } from '../src/brands/deployment-placeholders.ts';
import type { DeploymentInput } from '../src/brands/deployment-schema.ts';

/**
 * Write true once the platform’s team says that no money moves at these addresses: `npm run ask-platform` may then cancel a
 * plan and keep it, request a deletion and cancel that, and order.
 */
export const isTestSystem = false;

const placeholder = placeholdersOf('staging');

/**
 * Staging, the whole portal against the platform’s test system and with test keys: the deployment of each brand by its key.
 * A brand without a deployment is not served here. Every placeholder must be replaced by the brand's real value: `npm run doctor --
 * staging` lists them.
 */
export const deployments = {
  geeni: {
    ...placeholder.addressesOf('geeni'),
    billing: {
      publicKey: placeholder.recurlyKey,
      recurly: placeholder.recurly,
      second: { publicKey: placeholder.stripeKey, connectedAccount: placeholder.connectedAccount },
    },
    wallets: placeholder.wallets,
    social: { google: placeholder.google, apple: placeholder.appleOf('geeni') },
    tagManager: {
      container: placeholder.container,
      experiments: 'https://experiments.staging.geeni.example/portal.js',
    },
    letters: { from: 'portal-staging@geeni.example' },
    voiceAssistants: placeholder.voiceAssistants,
  },
  momentum: {
    ...placeholder.addressesOf('momentum'),
    billing: { publicKey: placeholder.recurlyKey, recurly: placeholder.recurly },
    wallets: placeholder.wallets,
    social: { google: placeholder.google, apple: placeholder.appleOf('momentum') },
    voiceAssistants: placeholder.voiceAssistants,
  },
  nightowl: {
    ...placeholder.addressesOf('nightowl'),
    billing: {
      publicKey: placeholder.stripeKey,
      connectedAccount: placeholder.connectedAccount,
      recurlyKey: placeholder.recurlyKey,
      recurly: placeholder.recurly,
    },
    social: { google: placeholder.google },
    voiceAssistants: placeholder.voiceAssistants,
  },
  notion: {
    ...placeholder.addressesOf('notion'),
    billing: { publicKey: placeholder.stripeKey, checkoutHosts: ['checkout.stripe.com'] },
    voiceAssistants: placeholder.voiceAssistants,
  },
  otis: {
    ...placeholder.addressesOf('otis'),
    billing: { publicKey: placeholder.recurlyKey, recurly: placeholder.recurly },
    wallets: placeholder.wallets,
    voiceAssistants: placeholder.voiceAssistants,
  },
  pepper: {
    ...placeholder.addressesOf('pepper'),
    billing: { publicKey: placeholder.recurlyKey, recurly: placeholder.recurly },
    wallets: placeholder.wallets,
    voiceAssistants: placeholder.voiceAssistants,
  },
  visi: {
    ...placeholder.addressesOf('visi'),
    billing: { publicKey: placeholder.recurlyKey, recurly: placeholder.recurly },
    wallets: placeholder.wallets,
    social: { google: placeholder.google, apple: placeholder.appleOf('visi') },
    voiceAssistants: placeholder.voiceAssistants,
  },
} satisfies Record<string, DeploymentInput>;
