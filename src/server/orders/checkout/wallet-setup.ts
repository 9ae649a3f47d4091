import type { WalletErrorKind } from '../../../domain/orders/wallet-error.ts';
import type { Copy } from '../../../copy/copy.ts';
import { momentOf } from '../../../domain/text/when.ts';
import { base64url } from 'jose';
import { recurlySiteOf } from '../../../brands/recurly-site.ts';
import { withoutIsolates } from '../../../domain/text/bidi.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import type { WalletSetup } from '../../../contracts/orders/wallet-setup.ts';
import {
  configuredMethods,
  type PaymentMethod,
  type Wallet,
} from '../../../domain/billing/payment-method.ts';
import { googlePayLocale } from '../../../domain/orders/google-pay-locale.ts';
import { type WalletRequest, walletRequest } from '../../../domain/orders/wallet-request.ts';
import type { PagePolicy } from '../../request/answer.ts';
import type { PolicySource } from '../../request/page-policy.ts';
import type { OrderContext } from '../../account/order-context.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { recurlyLibrarySources, standInSources } from '../../providers/card-sources.ts';

/** Recurly's library loads from Recurly and is never bundled; in the sandbox environment a stand-in takes its place. */
const recurlyLibrary = {
  real: 'https://js.recurly.com/v4/recurly.js',
  standIn: '/sandbox/recurly/wallets.js',
};

/**
 * What Google Pay's script loads. The browser requests the payment method from google.com (connect-src, since Chrome
 * 110), which redirects to www.google.com; the image of the card on the button comes from gstatic. The script's styles
 * need a nonce of the page.
 */
const googleSources: readonly PolicySource[] = [
  { directive: 'script-src', source: 'https://pay.google.com' },
  { directive: 'connect-src', source: 'https://pay.google.com' },
  { directive: 'connect-src', source: 'https://google.com' },
  { directive: 'connect-src', source: 'https://www.google.com' },
  { directive: 'frame-src', source: 'https://pay.google.com' },
  { directive: 'img-src', source: 'https://www.gstatic.com' },
];

const googleScript = { real: 'https://pay.google.com/gp/p/js/pay.js', standIn: '/sandbox/google-pay/pay.js' };
const STYLE_NONCE_BYTES = 16;

/**
 * Returns Google Pay's script and its style nonce, with what the page must let it load. In the sandbox environment a
 * stand-in loads the same from hosts of that name under `.localhost`.
 */
function googleLibrary(context: RequestContext): {
  googleLibrary: NonNullable<WalletSetup['googleLibrary']>;
  sources: PolicySource[];
} {
  const styleNonce = base64url.encode(crypto.getRandomValues(new Uint8Array(STYLE_NONCE_BYTES)));
  const scripts = context.sandboxed ? standInSources(googleSources, context.url) : googleSources;
  return {
    googleLibrary: { script: context.sandboxed ? googleScript.standIn : googleScript.real, styleNonce },
    sources: [{ directive: 'style-src', source: `'nonce-${styleNonce}'` }, ...scripts],
  };
}

/** Returns the payment methods that the visitor is offered. */
export function offeredMethods(
  { brand }: RequestContext,
  { source }: Pick<SessionRecord, 'source'>,
): PaymentMethod[] {
  const { applePay, googlePay } = brand.wallets;
  const wallets: Wallet[] = [
    ...(applePay ? (['applePay'] as const) : []),
    ...(googlePay ? (['googlePay'] as const) : []),
  ];
  return configuredMethods({ isRecurly: brand.billing.provider === 'recurly', wallets, source });
}

/** What the offered wallets load. It is known before the order is, so that the headers can name it. */
export type WalletLibraries = {
  googleLibrary: WalletSetup['googleLibrary'];
  policy: PagePolicy;
};

/** Returns what the wallets load that the visitor is offered; undefined where there are none. */
export function walletLibraries(
  context: RequestContext,
  session: SessionRecord,
): WalletLibraries | undefined {
  const { apple, google } = walletsAmong(offeredMethods(context, session), context);
  if (!apple && !google) return undefined;
  const library = google && googleLibrary(context);
  const site = recurlySiteOf(context.brand);
  // The sandbox serves its stand-in for Recurly itself.
  const recurly = site && !context.sandboxed ? recurlyLibrarySources(site) : [];
  const sources = [...recurly, ...(library?.sources ?? [])];
  return { googleLibrary: library?.googleLibrary ?? null, policy: { sources, paysByWallet: true } };
}

/** Returns the settings of the wallets among the offered methods: only a brand with Recurly has any. */
function walletsAmong(methods: readonly PaymentMethod[], { brand }: RequestContext) {
  const { billing, wallets } = brand;
  const has = (wallet: Wallet) => billing.provider === 'recurly' && methods.includes(wallet);
  return {
    apple: has('applePay') ? wallets.applePay : undefined,
    google: has('googlePay') ? wallets.googlePay : undefined,
  };
}

/** Returns what the page needs to offer the wallets among its methods for an order; undefined where it offers none. */
export function walletSetup(
  context: RequestContext,
  methods: readonly PaymentMethod[],
  { toPlan, quote, preview }: Pick<OrderContext, 'toPlan' | 'quote' | 'preview'>,
  libraries: WalletLibraries | undefined,
): WalletSetup | undefined {
  const { billing } = context.brand;
  const { apple, google } = walletsAmong(methods, context);
  if (!libraries || billing.provider !== 'recurly') return undefined;
  const endsAt = preview.trial?.trialEndDate ?? null;
  const request = walletRequest({
    quote,
    billingCycle: toPlan.billingCycle,
    trial: preview.trial ? { endsAtMs: endsAt === null ? null : momentOf(endsAt) } : null,
  });
  return {
    library: context.sandboxed ? recurlyLibrary.standIn : recurlyLibrary.real,
    publicKey: billing.publicKey,
    applePay: apple ? applePaySetup(context, { request, label: apple.label, plan: toPlan.name }) : null,
    googlePay: google
      ? {
          country: request.country,
          currency: request.currency,
          total: request.googleTotal,
          googleMerchantId: google.merchantId,
          googleBusinessName: google.businessName,
          billingAddressRequired: true,
          buttonLocale: googlePayLocale(context.locale.language),
        }
      : null,
    googleLibrary: libraries.googleLibrary,
    words: walletWords(context.copy('checkout')),
  };
}

function applePaySetup(
  context: RequestContext,
  { request, label, plan }: { request: WalletRequest; label: string; plan: string },
): NonNullable<WalletSetup['applePay']> {
  const { brand, url } = context;
  const copy = context.copy('checkout');
  const { country, currency, appleTotal, recurring, trial } = request;
  return {
    country,
    currency,
    total: appleTotal,
    label,
    recurring: {
      ...recurring,
      description: withoutIsolates(fillIn(copy.walletPlan, { plan, brand: brand.displayName })),
      managementUrl: `${url.origin}/subscriptions`,
      trial: trial && {
        label: copy.trial,
        amount: trial.amount,
        endsAt: trial.endsAtMs === null ? null : new Date(trial.endsAtMs).toISOString(),
      },
    },
  };
}

export function walletWords(copy: Copy['checkout']): Record<WalletErrorKind, string> {
  return {
    appleNotSupported: copy.wallet_appleNotSupported,
    appleNotSetUp: copy.wallet_appleNotSetUp,
    appleUnavailable: copy.wallet_appleUnavailable,
    googleUnavailable: copy.wallet_googleUnavailable,
    googleLibrary: copy.wallet_googleLibrary,
    googleNotCompatible: copy.wallet_googleNotCompatible,
    googleNoDetails: copy.wallet_googleNoDetails,
    unknown: copy.wallet_unknown,
  };
}
