import type { CardProvider } from '../../components/billing/billing-view.tsx';
import type { PagePolicy } from '../request/answer.ts';
import type { PolicySource } from '../request/page-policy.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Recurly.js sets the styles of its frames, and on phones of the input before each of them, as attributes. The policy
 * allows only today's attributes, by their hashes; if they change, the card form's own style sheet has the same rules.
 */
const recurlyStyles: readonly PolicySource[] = [
  "'unsafe-hashes'",
  // background: none; width: 100%; height: 100%;
  "'sha256-MqxxjANN/u8oARrp10nkasYo0MHs9gNDiogvo7X3qw0='",
  // background: transparent; width: 100%; height: 100%;
  "'sha256-MfkW3GFOaBzENXk7PdaAFE2LKLLaOzc+vsV16mcoDXE='",
  // position: absolute; top: 0px; left: -1000px; opacity: 0;
  "'sha256-3wd8krL4g4iSZLedywQwy9EuYFARtHFwtt4nA3Wx1sg='",
].map((source) => ({ directive: 'style-src', source }));

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

/** A challenge runs in the bank's own page, at any address, through a script of the gateway behind Recurly. */
const challengeSources: readonly PolicySource[] = [
  { directive: 'frame-src', source: 'https:' },
  { directive: 'script-src', source: 'https://js.stripe.com' },
  { directive: 'script-src', source: 'https://js.braintreegateway.com' },
  { directive: 'script-src', source: 'https://checkoutshopper-live.adyen.com' },
];

/** The sandbox's stand-ins for the providers, on hosts of their own like the real ones. */
const standIns = {
  recurly: { script: '/sandbox/recurly/recurly.js', host: 'recurly.localhost' },
  stripeElements: { script: '/sandbox/stripe/stripe.js', host: 'stripe.localhost' },
} as const;

/**
 * Returns the address of one provider's script, and the policy of a page that loads it and no other. The script is
 * always the provider's own, never bundled and never served by us. A challenge loads more than the card's fields do, so
 * only `challenge` allows that.
 */
export function providerScript(
  context: RequestContext,
  kind: CardProvider['kind'],
  { challenge }: { challenge: boolean } = { challenge: false },
): { script: string; policy: PagePolicy } {
  // Stripe's form offers the wallets by itself.
  const paysByWallet = kind === 'stripeElements';
  const styles = kind === 'recurly' ? recurlyStyles : [];
  if (context.sandboxed) {
    const { script, host } = standIns[kind];
    const origin = new URL(context.url.origin);
    origin.hostname = host;
    const frame = { directive: 'frame-src' as const, source: origin.origin };
    return { script, policy: { sources: [...styles, frame], paysByWallet } };
  }
  const { script, sources } = real[kind];
  const more = challenge ? challengeSources : [];
  return { script, policy: { sources: [...styles, ...sources, ...more], paysByWallet } };
}
