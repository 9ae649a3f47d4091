import { alexa, googleHome } from '../src/brands/assistant-clients.ts';
import type { PlaceInput } from '../src/brands/place-schema.ts';

/**
 * Production, the portal that people use: the place of each brand by its key. A brand without a place is not served
 * here. Every value with `.example`, `placeholder` or `PLACEHOLDER` must be replaced by the real one: `npm run doctor
 * -- production` lists them.
 */
export const places = {
  geeni: {
    hosts: ['account.geeni.example'],
    platform: {
      api: 'https://api.geeni.example',
      oauth: 'https://oauth.geeni.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
      second: { publicKey: 'pk_live_placeholder', connectedAccount: 'acct_placeholder' },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account.geeni.example',
        lrUri: 'https://geeni.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    tagManager: { container: 'GTM-PLACEHOLDER', experiments: 'https://experiments.geeni.example/portal.js' },
    letters: { from: 'portal@geeni.example' },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  momentum: {
    hosts: ['account.momentum.example'],
    platform: {
      api: 'https://api.momentum.example',
      oauth: 'https://oauth.momentum.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account.momentum.example',
        lrUri: 'https://momentum.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  nightowl: {
    hosts: ['account.nightowl.example'],
    platform: {
      api: 'https://api.nightowl.example',
      oauth: 'https://oauth.nightowl.example',
    },
    billing: {
      publicKey: 'pk_live_placeholder',
      connectedAccount: 'acct_placeholder',
      recurlyKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  notion: {
    hosts: ['account.notion.example'],
    platform: {
      api: 'https://api.notion.example',
      oauth: 'https://oauth.notion.example',
    },
    billing: { publicKey: 'pk_live_placeholder', checkoutHosts: ['checkout.stripe.com'] },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  otis: {
    hosts: ['account.otis.example'],
    platform: {
      api: 'https://api.otis.example',
      oauth: 'https://oauth.otis.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  pepper: {
    hosts: ['account.pepper.example'],
    platform: {
      api: 'https://api.pepper.example',
      oauth: 'https://oauth.pepper.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
  visi: {
    hosts: ['account.visi.example'],
    platform: {
      api: 'https://api.visi.example',
      oauth: 'https://oauth.visi.example',
    },
    billing: {
      publicKey: 'ewr1-placeholder',
      recurly: { region: 'us', gateways: ['placeholder'] },
    },
    wallets: { googlePay: { merchantId: 'placeholder' } },
    social: {
      google: { clientId: 'placeholder.apps.googleusercontent.com' },
      apple: {
        redirectUriBase: 'https://account.visi.example',
        lrUri: 'https://visi.hub.loginradius.example/RequestHandlor.aspx',
        lrApiKey: 'placeholder',
      },
    },
    voiceAssistants: {
      google: googleHome({ clientId: 'placeholder-google', projectId: 'placeholder' }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  },
} satisfies Record<string, PlaceInput>;
