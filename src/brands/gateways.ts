import * as z from 'zod';

/**
 * The gateways behind Recurly for which Recurly.js 4.43.0 has a bank's challenge, by where that runs: through a script
 * of the gateway on our page, in a frame of Recurly's, or in a window. The names are those of Recurly.js, except for
 * Braintree's (`braintree_blue`). `test` is Recurly's own, which moves no money.
 */
const byChallenge = {
  script: ['stripe', 'adyen', 'braintree'],
  frame: ['cybersource', 'orbital', 'paypal_complete', 'sagepay', 'test', 'wirecard', 'worldpay'],
  window: ['amazon', 'checkout', 'ebanx', 'nuvei'],
  /** `other` is any gateway without a challenge in Recurly.js; `placeholder`: nobody has said yet which it is. */
  nowhere: ['other', 'placeholder'],
} as const;

const { script, frame, window, nowhere } = byChallenge;
/** The names of the gateways. */
export const gatewayName = z.enum([...script, ...frame, ...window, ...nowhere], {
  error: `must be one of ${Object.values(byChallenge).flat().join(', ')}`,
});

/** A gateway behind Recurly. */
export type Gateway = z.output<typeof gatewayName>;

/** The gateways whose challenge Recurly.js shows in a window of its own. */
export const windowGateways: ReadonlySet<Gateway> = new Set(window);

/** What is behind a Recurly key: the region of the site, and every gateway to which the site sends cards. */
export const recurlySite = z.strictObject({
  region: z.enum(['us', 'eu'], 'must be us or eu'),
  gateways: z.array(gatewayName).min(1, 'must name a gateway').readonly(),
});

/** What is behind a Recurly key. */
export type RecurlySite = z.output<typeof recurlySite>;

/** The region of the site that a key of Recurly belongs to. Recurly.js chooses the host of its calls by the same sign. */
export function regionOf(publicKey: string): RecurlySite['region'] {
  return publicKey.startsWith('fra-') ? 'eu' : 'us';
}
