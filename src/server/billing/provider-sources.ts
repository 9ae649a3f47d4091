import type { CardProvider } from '../../contracts/billing/card-provider.ts';
import type { PolicySource } from '../http/page-policy.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Recurly.js gives its frames, and on phones the input before each of them, their styles as attributes. Those it has today are let
 * through by their hash, and by nothing wider; should they change, the card form's own style sheet does the same.
 */
const recurlyStyles: readonly PolicySource[] = [
  // background: none; width: 100%; height: 100%;
  'sha256-MqxxjANN/u8oARrp10nkasYo0MHs9gNDiogvo7X3qw0=',
  // background: transparent; width: 100%; height: 100%;
  'sha256-MfkW3GFOaBzENXk7PdaAFE2LKLLaOzc+vsV16mcoDXE=',
  // position: absolute; top: 0px; left: -1000px; opacity: 0;
  'sha256-3wd8krL4g4iSZLedywQwy9EuYFARtHFwtt4nA3Wx1sg=',
].map((hash) => ({ directive: 'style-src', source: `'${hash}'` }));

const real = {
  recurly: {
    script: 'https://js.recurly.com/v4/recurly.js',
    sources: [
      { directive: 'script-src', source: 'https://js.recurly.com' },
      { directive: 'connect-src', source: 'https://api.recurly.com' },
      { directive: 'frame-src', source: 'https://api.recurly.com' },
    ],
  },
  stripeElements: {
    script: 'https://js.stripe.com/endive/stripe.js',
    sources: [
      { directive: 'script-src', source: 'https://js.stripe.com' },
      { directive: 'script-src', source: 'https://*.js.stripe.com' },
      { directive: 'connect-src', source: 'https://api.stripe.com' },
      { directive: 'frame-src', source: 'https://js.stripe.com' },
      { directive: 'frame-src', source: 'https://*.js.stripe.com' },
      { directive: 'frame-src', source: 'https://hooks.stripe.com' },
    ],
  },
} as const satisfies Record<CardProvider['kind'], { script: string; sources: readonly PolicySource[] }>;

/** A challenge runs in the bank's own page, wherever that is, through a script of the gateway behind Recurly. */
const challengeSources: readonly PolicySource[] = [
  { directive: 'frame-src', source: 'https:' },
  { directive: 'script-src', source: 'https://js.stripe.com' },
  { directive: 'script-src', source: 'https://js.braintreegateway.com' },
  { directive: 'script-src', source: 'https://checkoutshopper-live.adyen.com' },
];

/** Where the sandbox plays the providers: hosts of their own, as the real ones have. */
const standIns = {
  recurly: { script: '/sandbox/recurly/recurly.js', host: 'recurly.localhost' },
  stripeElements: { script: '/sandbox/stripe/stripe.js', host: 'stripe.localhost' },
} as const;

/**
 * Lets the page load one provider and no other, and answers the address of its script. It is only ever the provider's own:
 * never bundled, never served by us. A challenge needs more than the card's fields, so it is asked for by itself.
 */
export function providerScript(
  context: RequestContext,
  kind: CardProvider['kind'],
  { challenge }: { challenge: boolean } = { challenge: false },
): string {
  // Stripe's form offers the wallets by itself.
  if (kind === 'stripeElements') context.paysByWallet = true;
  if (kind === 'recurly')
    context.policySources.push({ directive: 'style-src', source: "'unsafe-hashes'" }, ...recurlyStyles);
  if (context.sandboxed) {
    const { script, host } = standIns[kind];
    const origin = new URL(context.url.origin);
    origin.hostname = host;
    context.policySources.push({ directive: 'frame-src', source: origin.origin });
    return script;
  }
  context.policySources.push(...real[kind].sources, ...(challenge ? challengeSources : []));
  return real[kind].script;
}
