import { alexa, googleHome } from './assistant-clients.ts';
import type { DeploymentInput } from './deployment-schema.ts';

/** The stages of a deployment: how their hosts are named, and the kind of their keys at Stripe. */
const stages = {
  production: { account: 'account', platform: '', keys: 'live' },
  staging: { account: 'account-staging', platform: 'staging.', keys: 'test' },
} as const;

/**
 * The values of a deployment that are not known yet, for an environment's file. `npm run doctor` lists each deployment that still has one; a
 * real value replaces it in the deployment of its brand.
 */
export function placeholdersOf(stage: keyof typeof stages) {
  const { account, platform, keys } = stages[stage];
  const hostOf = (key: string) => `${account}.${key}.example`;
  return {
    addressesOf: (key: string) => ({
      hosts: [hostOf(key)],
      platform: {
        api: `https://api.${platform}${key}.example`,
        oauth: `https://oauth.${platform}${key}.example`,
      },
    }),
    recurly: { region: 'us', gateways: ['placeholder'] } satisfies DeploymentInput['billing']['recurly'],
    recurlyKey: 'ewr1-placeholder',
    stripeKey: `pk_${keys}_placeholder`,
    connectedAccount: 'acct_placeholder',
    wallets: { googlePay: { merchantId: 'placeholder' } },
    google: { clientId: 'placeholder.apps.googleusercontent.com' },
    appleOf: (key: string) => ({
      redirectUriBase: `https://${hostOf(key)}`,
      lrUri: `https://${key}.hub.loginradius.example/RequestHandlor.aspx`,
      lrApiKey: 'placeholder',
    }),
    container: 'GTM-PLACEHOLDER',
    voiceAssistants: {
      google: googleHome({
        clientId: 'placeholder-google',
        projectId: 'placeholder',
        takesTests: stage === 'staging',
      }),
      alexa: alexa({ clientId: 'placeholder-alexa', vendorId: 'PLACEHOLDER' }),
    },
  };
}
