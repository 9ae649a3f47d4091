import type { Purpose } from '../domain/consent/consent-choice.ts';
import { pageNames, rowOf } from '../domain/pages/find-page.ts';
import type { PageName } from '../domain/pages/page-name.ts';
import type { Brand } from './brand-schema.ts';
import type { Gateway } from './gateways.ts';
import { recurlySiteOf } from './recurly-site.ts';

/** A third-party script that pages of the portal load. */
export type ForeignScript = {
  name: string;
  /** Its real address, and the address of its stand-in in the sandbox environment. */
  address: string;
  standIn: string;
  pages: readonly PageName[];
  /**
   * Set for a tag: it loads only for a visitor who has no session and lets scripts of others do one of these
   * (docs/adr/068).
   */
  purposes?: readonly Purpose[];
  /** Loaded only while a bank asks about a card, or while an invoice is past due. */
  only?: 'challenge' | 'pastDue';
  /** True for the brands that load it. */
  brands: (brand: Brand) => boolean;
  reason: string;
};

/** The pages on which a visitor's browser may load the brand's tags. */
const tagPages = pageNames.filter((name) => rowOf(name).tags);

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
    pages: ['billing'],
    brands: ({ billing }) => billing.provider === 'recurly',
    reason: 'the card’s fields, the token of a card, and the bank’s challenge',
  },
  {
    name: 'Recurly.js beside Stripe',
    address: 'https://js.recurly.com/v4/recurly.js',
    standIn: '/sandbox/recurly/recurly.js',
    pages: ['billing'],
    only: 'pastDue',
    brands: ({ billing }) => billing.provider === 'stripeElements',
    reason: 'the card of an account with an invoice past due, which Recurly takes',
  },
  {
    name: 'Recurly.js for a challenge',
    address: 'https://js.recurly.com/v4/recurly.js',
    standIn: '/sandbox/recurly/recurly.js',
    pages: ['orderSummary'],
    only: 'challenge',
    brands: (brand) => recurlySiteOf(brand) !== undefined,
    reason: 'the bank’s challenge before an order',
  },
  {
    name: 'Stripe.js for a challenge',
    address: 'https://js.stripe.com/v3/',
    standIn: '/sandbox/recurly/stripe-challenge.js',
    pages: ['billing', 'orderSummary'],
    only: 'challenge',
    brands: behindRecurly('stripe'),
    reason: 'the bank’s challenge where Stripe is the gateway behind Recurly; Recurly.js loads it',
  },
  {
    name: 'Adyen',
    address: 'https://checkoutshopper-live.adyen.com/checkoutshopper/sdk/2.2.0/adyen.js',
    standIn: '/sandbox/recurly/adyen.js',
    pages: ['billing', 'orderSummary'],
    only: 'challenge',
    brands: behindRecurly('adyen'),
    reason: 'the bank’s challenge where Adyen is the gateway behind Recurly; Recurly.js loads it',
  },
  {
    name: 'Braintree',
    address: 'https://js.braintreegateway.com/web/3.118.2/js/client.min.js',
    standIn: '/sandbox/recurly/braintree.js',
    pages: ['billing', 'orderSummary'],
    only: 'challenge',
    brands: behindRecurly('braintree'),
    reason: 'the bank’s challenge where Braintree is the gateway behind Recurly; Recurly.js loads it',
  },
  {
    name: 'Braintree’s 3-D Secure',
    address: 'https://js.braintreegateway.com/web/3.118.2/js/three-d-secure.min.js',
    standIn: '/sandbox/recurly/three-d-secure.js',
    pages: ['billing', 'orderSummary'],
    only: 'challenge',
    brands: behindRecurly('braintree'),
    reason: 'the same; Recurly.js loads it after the first',
  },
  {
    name: 'Cardinal’s Songbird',
    address: 'https://songbird.cardinalcommerce.com/edge/v1/songbird.js',
    standIn: '/sandbox/recurly/songbird.js',
    pages: ['billing', 'orderSummary'],
    only: 'challenge',
    brands: behindRecurly('braintree'),
    reason: 'how Braintree asks the bank; Braintree’s script loads it',
  },
  {
    name: 'Recurly.js with its wallets',
    address: 'https://js.recurly.com/v4/recurly.js',
    standIn: '/sandbox/recurly/wallets.js',
    pages: ['checkout'],
    brands: ({ wallets }) => wallets.applePay !== undefined || wallets.googlePay !== undefined,
    reason: 'Apple Pay and Google Pay',
  },
  {
    name: 'Google Pay',
    address: 'https://pay.google.com/gp/p/js/pay.js',
    standIn: '/sandbox/google-pay/pay.js',
    pages: ['checkout'],
    brands: ({ wallets }) => wallets.googlePay !== undefined,
    reason: 'Google Pay’s button and sheet; Recurly.js would load it too, without the nonce of its styles',
  },
  {
    name: 'Stripe.js',
    address: 'https://js.stripe.com/endive/stripe.js',
    standIn: '/sandbox/stripe/stripe.js',
    pages: ['billing'],
    brands: ({ billing }) => billing.provider === 'stripeElements',
    reason: 'the card’s fields and the token of a card',
  },
  {
    name: 'Google Identity',
    address: 'https://accounts.google.com/gsi/client',
    standIn: '/sandbox/google/gsi-client.js',
    pages: ['start', 'signIn', 'subscription'],
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

/** True for the brands whose Recurly sends cards to that gateway. */
function behindRecurly(gateway: Gateway): ForeignScript['brands'] {
  return (brand) => recurlySiteOf(brand)?.gateways.includes(gateway) === true;
}

/** True for a page on which tags may load. */
export function mayLoadTags(page: PageName | undefined): boolean {
  return page !== undefined && rowOf(page).tags === true;
}

/** True for a page that may load a third party's script other than a tag, by the inventory. */
export function mayLoadForeignScript({ brand, page }: { brand: Brand; page: PageName | undefined }): boolean {
  return scriptInventory.some(
    ({ pages, brands, purposes, only }) =>
      !purposes && !only && page !== undefined && pages.includes(page) && brands(brand),
  );
}
