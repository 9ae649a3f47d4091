import type { Purpose } from '../domain/consent/consent-choice.ts';
import type { Brand } from './brand-schema.ts';

/** A third-party script that pages of the portal load. */
export type ForeignScript = {
  name: string;
  /** Its real address, and the address of its stand-in in the sandbox environment. */
  address: string;
  standIn: string;
  /** The paths of the pages that load it. */
  pages: readonly string[];
  /**
   * Set for a tag: it loads only for a visitor who has no session and lets scripts of others do one of these
   * (docs/adr/068).
   */
  purposes?: readonly Purpose[];
  /** True for the brands that load it. */
  brands: (brand: Brand) => boolean;
  reason: string;
};

/** The pages on which a visitor's browser may load the brand's tags. */
const tagPages = ['/plans', '/share', '/error', '/error-status', '/404'];

/**
 * Every third-party script with its reason (PCI DSS 4.0.1, 6.4.3). No other script may load, and these on no other
 * page: a browser test compares the list with what the pages load. None can have an integrity hash, because its owner
 * may change it at any time. The page's policy names its origin, and the card fields are in frames of the provider.
 */
export const scriptInventory: readonly ForeignScript[] = [
  {
    name: 'Recurly.js',
    address: 'https://js.recurly.com/v4/recurly.js',
    standIn: '/sandbox/recurly/recurly.js',
    pages: ['/billing'],
    brands: ({ billing }) => billing.provider === 'recurly',
    reason: 'the card’s fields, the token of a card, and the bank’s challenge',
  },
  {
    name: 'Recurly.js with its wallets',
    address: 'https://js.recurly.com/v4/recurly.js',
    standIn: '/sandbox/recurly/wallets.js',
    pages: ['/checkout'],
    brands: ({ wallets }) => wallets.applePay !== undefined || wallets.googlePay !== undefined,
    reason: 'Apple Pay and Google Pay',
  },
  {
    name: 'Google Pay',
    address: 'https://pay.google.com/gp/p/js/pay.js',
    standIn: '/sandbox/google-pay/pay.js',
    pages: ['/checkout'],
    brands: ({ wallets }) => wallets.googlePay !== undefined,
    reason: 'Google Pay’s button and sheet; Recurly.js would load it too, without the nonce of its styles',
  },
  {
    name: 'Stripe.js',
    address: 'https://js.stripe.com/endive/stripe.js',
    standIn: '/sandbox/stripe/stripe.js',
    pages: ['/billing'],
    brands: ({ billing }) => billing.provider === 'stripeElements',
    reason: 'the card’s fields and the token of a card',
  },
  {
    name: 'Google Identity',
    address: 'https://accounts.google.com/gsi/client',
    standIn: '/sandbox/google/gsi-client.js',
    pages: ['/', '/login', '/subscription'],
    brands: ({ social }) => social.google !== undefined,
    reason: 'the button that signs in with Google',
  },
  {
    name: 'Google Tag Manager',
    address: 'https://www.googletagmanager.com/gtm.js',
    standIn: '/sandbox/tag-manager.js',
    pages: tagPages,
    purposes: ['measuring', 'advertising'],
    brands: ({ tagManager }) => tagManager !== undefined,
    reason:
      'the brand’s own marketing tags, as far as the visitor lets them; never beside a password, a token, a payment or a session',
  },
  {
    name: 'A/B tests',
    address: 'the brand’s tagManager.experiments',
    standIn: '/sandbox/experiments.js',
    pages: tagPages,
    purposes: ['measuring'],
    brands: ({ tagManager }) => tagManager?.experiments !== undefined,
    reason: 'the brand’s own experiments, on the tag manager’s terms',
  },
];

/** The route that shows the page `/404` for every path without a page. */
const UNKNOWN_ROUTE = '/[...path]';

/** True for the pattern of a route on which tags may load. */
export function mayLoadTags(route: string): boolean {
  return tagPages.includes(pageOf(route));
}

/** True for a page that may load a third party's script other than a tag, by the inventory. */
export function mayLoadForeignScript({ brand, route }: { brand: Brand; route: string }): boolean {
  return scriptInventory.some(
    ({ pages, brands, purposes }) => !purposes && pages.includes(pageOf(route)) && brands(brand),
  );
}

function pageOf(route: string): string {
  return route === UNKNOWN_ROUTE ? '/404' : route;
}
