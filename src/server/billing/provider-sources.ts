import type { CardProvider } from '../../contracts/card-provider.ts';
import type { PolicySource } from '../http/page-policy.ts';
import type { Visit } from '../visit.ts';

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
  visit: Visit,
  kind: CardProvider['kind'],
  { challenge }: { challenge: boolean } = { challenge: false },
): string {
  // Stripe's form offers the wallets by itself.
  if (kind === 'stripeElements') visit.paysByWallet = true;
  if (visit.sandboxed) {
    const { script, host } = standIns[kind];
    const origin = new URL(visit.url.origin);
    origin.hostname = host;
    visit.policySources.push({ directive: 'frame-src', source: origin.origin });
    return script;
  }
  visit.policySources.push(...real[kind].sources, ...(challenge ? challengeSources : []));
  return real[kind].script;
}
