import { alexa, googleHome } from '../src/brands/assistant-clients.ts';
import type { BrandFile } from '../src/brands/brand-schema.ts';
import type { Gateway, RecurlySite } from '../src/brands/gateways.ts';
import { takesDeclarations } from '../src/brands/takes-declarations.ts';
import type { DeploymentInput } from '../src/brands/deployment-schema.ts';

/** No money moves here: `npm run ask-platform` may order. */
export const isTestSystem = true;

/** The gateways behind Recurly that are played here beside Recurly's own; the site of pepper is in Europe. */
const gatewayOf: Readonly<Record<string, Gateway>> = {
  momentum: 'adyen',
  pepper: 'braintree',
  visi: 'worldpay',
  geeni: 'stripe',
  nightowl: 'cybersource',
};
const inEurope: ReadonlySet<string> = new Set(['pepper']);

/**
 * The deployment of a brand in the sandbox environment, on a developer's machine and in tests. It follows from the brand's key, so
 * that a new brand needs no deployment of its own here. No value is real, and none is deployed.
 */
export function deployments(brand: BrandFile): DeploymentInput {
  const { key, tagManager } = brand;
  const apple = {
    redirectUriBase: `https://account.${key}.example`,
    lrUri: `https://${key}.hub.loginradius.example/RequestHandlor.aspx`,
    lrApiKey: `${key}-lr-api-key`,
  };
  return {
    hosts: [`account.${key}.example`],
    platform: { api: `https://api.${key}.example`, oauth: `https://oauth.${key}.example` },
    billing: billingOf(brand),
    wallets: brand.wallets.googlePay ? { googlePay: { merchantId: 'BCR2DN4T00000000' } } : {},
    social: {
      ...(brand.social.includes('google') && {
        google: { clientId: `${key}.apps.googleusercontent.example` },
      }),
      ...(brand.social.includes('apple') && { apple }),
    },
    ...(tagManager && {
      tagManager: {
        container: `GTM-${key.toUpperCase().replaceAll('-', '')}01`,
        ...(tagManager.experiments && { experiments: `https://experiments.${key}.example/portal.js` }),
      },
    }),
    ...(takesDeclarations(brand) && { letters: { from: `portal@${key}.example` } }),
    voiceAssistants: {
      ...(brand.voiceAssistants.includes('google') && {
        google: googleHome({ clientId: `${key}-google`, projectId: `${key}-home`, takesTests: true }),
      }),
      ...(brand.voiceAssistants.includes('alexa') && {
        alexa: alexa({ clientId: `${key}-alexa`, vendorId: `M${key.toUpperCase()}0VENDOR` }),
      }),
    },
  };
}

function billingOf({ key, billing }: BrandFile): DeploymentInput['billing'] {
  const recurly: RecurlySite = {
    region: inEurope.has(key) ? 'eu' : 'us',
    gateways: [gatewayOf[key] ?? 'test'],
  };
  const recurlyKey = `${recurly.region === 'eu' ? 'fra' : 'ewr1'}-${key}-public-key`;
  const stripe = { publicKey: `pk_test_${key}`, connectedAccount: `acct_${key}` };
  switch (billing.provider) {
    case 'recurly':
      return { publicKey: recurlyKey, recurly, ...(billing.second && { second: stripe }) };
    case 'stripe':
      return { publicKey: stripe.publicKey, checkoutHosts: ['checkout.stripe.com'] };
    case 'stripeElements':
      return { ...stripe, recurlyKey, recurly };
  }
}
