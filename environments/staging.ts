import { alexa, googleHome } from '../src/brands/assistant-clients.ts';
import type { PlaceInput } from '../src/brands/place-schema.ts';

/**
 * Write true once the platform’s team says that no money moves at these addresses: `npm run ask-platform` may then cancel a
 * plan and keep it, request a deletion and cancel that, and order.
 */
export const isTestSystem = false;

/**
 * Staging, the whole portal against the platform’s test system and with test keys: the place of each brand by its key.
 * A brand without a place is not served here. Every value with `.example`, `placeholder` or `PLACEHOLDER` must be
 * replaced by the real one: `npm run doctor -- staging` lists them.
 */
export const places = {
  geeni: {
    hosts: ['account-staging.geeni.example'],
    platform: {
      api: 'https://api.staging.geeni.example',
      oauth: 'https://oauth.staging.geeni.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
      second: { publicKey: 'pk_test_placeholder', connectedAccount: 'acct_placeholder' },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account-staging.geeni.example',
        lrUri: 'https://geeni.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    tagManager: {
      container: 'GTM-PLACEHOLDER',
      experiments: 'https://experiments.staging.geeni.example/portal.js',
    },
    letters: { from: 'portal-staging@geeni.example' },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  momentum: {
    hosts: ['account-staging.momentum.example'],
    platform: {
      api: 'https://api.staging.momentum.example',
      oauth: 'https://oauth.staging.momentum.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account-staging.momentum.example',
        lrUri: 'https://momentum.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  nightowl: {
    hosts: ['account-staging.nightowl.example'],
    platform: {
      api: 'https://api.staging.nightowl.example',
      oauth: 'https://oauth.staging.nightowl.example',
    },
    billing: {
      publicKey: 'pk_test_placeholder',
      connectedAccount: 'acct_placeholder',
      recurlyKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  notion: {
    hosts: ['account-staging.notion.example'],
    platform: {
      api: 'https://api.staging.notion.example',
      oauth: 'https://oauth.staging.notion.example',
    },
    billing: { publicKey: 'pk_test_placeholder', checkoutHosts: ['checkout.stripe.com'] },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  otis: {
    hosts: ['account-staging.otis.example'],
    platform: {
      api: 'https://api.staging.otis.example',
      oauth: 'https://oauth.staging.otis.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  pepper: {
    hosts: ['account-staging.pepper.example'],
    platform: {
      api: 'https://api.staging.pepper.example',
      oauth: 'https://oauth.staging.pepper.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  visi: {
    hosts: ['account-staging.visi.example'],
    platform: {
      api: 'https://api.staging.visi.example',
      oauth: 'https://oauth.staging.visi.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account-staging.visi.example',
        lrUri: 'https://visi.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder', takesTests: true }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
} satisfies Record<string, PlaceInput>;
