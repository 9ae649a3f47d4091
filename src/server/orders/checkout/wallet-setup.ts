import { base64url } from 'jose';
import { copyFor } from '../../../copy/copy.ts';
import { withoutIsolates } from '../../../domain/bidi.ts';
import { fillIn } from '../../../copy/fill-in.ts';
import type { WalletSetup } from '../../../contracts/orders/wallet-setup.ts';
import {
  configuredMethods,
  type PaymentMethod,
  type Wallet,
} from '../../../domain/billing/payment-method.ts';
import { googlePayLocale } from '../../../domain/orders/google-pay-locale.ts';
import { type WalletRequest, walletRequest } from '../../../domain/orders/wallet-request.ts';
import type { PolicySource } from '../../request/page-policy.ts';
import type { OrderContext } from '../../account/order-context.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { walletWords } from './wallet-words.ts';

/** Recurly's library loads from Recurly and is never bundled; in the sandbox environment a stand-in takes its place. */
const library = { real: 'https://js.recurly.com/v4/recurly.js', standIn: '/sandbox/recurly/wallets.js' };

const recurlySources: readonly PolicySource[] = [
  { directive: 'script-src', source: 'https://js.recurly.com' },
  { directive: 'connect-src', source: 'https://api.recurly.com' },
];
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
 * Adds what Google Pay's script loads to the page's policy, and returns the script and its style nonce. In the sandbox
 * environment a stand-in loads the same from hosts of that name under `.localhost`.
 */
function googleLibrary(context: RequestContext): NonNullable<WalletSetup['googleLibrary']> {
  const styleNonce = base64url.encode(crypto.getRandomValues(new Uint8Array(STYLE_NONCE_BYTES)));
  context.policySources.push({ directive: 'style-src', source: `'nonce-${styleNonce}'` });
  const { protocol, port } = context.url;
  for (const { directive, source } of googleSources) {
    const host = new URL(source).hostname.replace(/\.com$/, '.localhost');
    const standIn = `${protocol}//${host}${port && `:${port}`}`;
    context.policySources.push({ directive, source: context.sandboxed ? standIn : source });
  }
  return { script: context.sandboxed ? googleScript.standIn : googleScript.real, styleNonce };
}

/** Returns the payment methods that the visitor is offered. */
export function offeredMethods({ brand }: RequestContext, { source }: SessionRecord): PaymentMethod[] {
  const { applePay, googlePay } = brand.wallets;
  const wallets: Wallet[] = [
    ...(applePay ? (['applePay'] as const) : []),
    ...(googlePay ? (['googlePay'] as const) : []),
  ];
  return configuredMethods({ isRecurly: brand.billing.provider === 'recurly', wallets, source });
}

/**
 * Returns what the page needs to offer wallets; undefined where it offers none. Adds what they load to the page's
 * policy.
 */
export function walletSetup(
  context: RequestContext,
  session: SessionRecord,
  { toPlan, quote, preview }: Pick<OrderContext, 'toPlan' | 'quote' | 'preview'>,
): WalletSetup | undefined {
  const { billing, wallets } = context.brand;
  const offered = new Set(offeredMethods(context, session));
  const apple = offered.has('applePay') ? wallets.applePay : undefined;
  const google = offered.has('googlePay') ? wallets.googlePay : undefined;
  if ((!apple && !google) || billing.provider !== 'recurly') return undefined;
  if (!context.sandboxed) context.policySources.push(...recurlySources);
  context.paysByWallet = true;
  const request = walletRequest({
    quote,
    billingCycle: toPlan.billingCycle,
    trial: preview.trial ? { endsAtMs: preview.trial.trialEndDate } : null,
  });
  return {
    library: context.sandboxed ? library.standIn : library.real,
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
    googleLibrary: google ? googleLibrary(context) : null,
    words: walletWords(copyFor('checkout', context.locale.language, context.brand)),
  };
}

function applePaySetup(
  { brand, locale, url }: RequestContext,
  { request, label, plan }: { request: WalletRequest; label: string; plan: string },
): NonNullable<WalletSetup['applePay']> {
  const copy = copyFor('checkout', locale.language, brand);
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
