import * as z from 'zod/mini';
import type { BillLine } from './order-summary.ts';
import { orderForm } from './order.ts';

/** Ways to pay on the unified checkout (spec subscriptions-and-money.md section 2), in the order they are shown. */
export const paymentMethods = ['creditCard', 'applePay', 'googlePay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Wallet = Exclude<PaymentMethod, 'creditCard'>;

const bought = {
  planId: z.string().check(z.minLength(1), z.maxLength(200)),
};
const seen = z.omit(orderForm, { terms: true, actionResultTokenId: true });

/**
 * POST /api/checkout/pay, a plain form: the order as the person saw it, for the card on file. `method` is open, so that one
 * nobody handles is told as such (section 4).
 */
export const payForm = z.extend(seen, { ...bought, method: z.string().check(z.maxLength(40)) });

/** The same by a wallet, as JSON: `token` is what the wallet's provider made of the payment, worth one order. */
export const payCall = z.extend(seen, {
  ...bought,
  method: z.enum(['applePay', 'googlePay']),
  token: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type PayForm = z.infer<typeof payForm>;
export type PayCall = z.infer<typeof payCall>;

/** What the checkout has to say, in its `notice` parameter. */
export const checkoutNotices = [
  'repriced',
  'changed',
  'busy',
  'underWay',
  'failed',
  'unsure',
  'promo',
  'method',
] as const;
export type CheckoutNotice = (typeof checkoutNotices)[number];

/** Something that went wrong, for the page and, by its code, for the app around it (docs/native-bridge.md). */
export type CheckoutAlert = { kind: 'error' | 'warning'; code: string; text: string };

/** What Recurly is asked for Apple Pay. Amounts as decimal text of the currency, dates as ISO text. */
const applePaySetup = z.object({
  country: z.string(),
  currency: z.string(),
  total: z.string(),
  label: z.string(),
  recurring: z.object({
    description: z.string(),
    amount: z.string(),
    intervalUnit: z.literal('month'),
    intervalCount: z.number(),
    managementUrl: z.string(),
    /** A trial that costs nothing, until then. */
    trial: z.nullable(z.object({ label: z.string(), amount: z.string(), endsAt: z.nullable(z.string()) })),
  }),
});
export type ApplePaySetup = z.infer<typeof applePaySetup>;

/** What Recurly is asked for Google Pay. */
const googlePaySetup = z.object({
  country: z.string(),
  currency: z.string(),
  total: z.string(),
  googleMerchantId: z.string(),
  googleBusinessName: z.string(),
  billingAddressRequired: z.literal(true),
});
export type GooglePaySetup = z.infer<typeof googlePaySetup>;

/** What the page's script needs to offer the wallets, as JSON text in the page. Everything here is public. */
export const walletSetup = z.object({
  library: z.string(),
  publicKey: z.string(),
  applePay: z.nullable(applePaySetup),
  googlePay: z.nullable(googlePaySetup),
  /** Google Pay's own script, and the nonce of the styles it writes; null without Google Pay. */
  googleLibrary: z.nullable(z.object({ script: z.string(), styleNonce: z.string() })),
  /** What an error is told as, by what it means. */
  words: z.record(z.string(), z.string()),
});
export type WalletSetup = z.infer<typeof walletSetup>;

/** The unified checkout in words. */
export type CheckoutView = {
  alerts: CheckoutAlert[];
  plan: {
    name: string;
    price: string;
    per: string;
    /** The cycle is another than the checkout knows (section 5). */
    cycleWarning: string | undefined;
    facts: BillLine[];
    devices: string[];
    /** How many devices the plan has no room for. */
    left: string | undefined;
  };
  methods: { method: PaymentMethod; label: string; hint: string | undefined; expired: boolean }[];
  changeCard: string | undefined;
  bill: BillLine[];
  total: BillLine;
  next: string[];
  /** Hidden fields of the order: what the person sees, to be compared with the truth. */
  fields: Record<string, string>;
  wallets: WalletSetup | undefined;
  /** A page of the provider takes the card (design decision 12). */
  isDelegated: boolean;
};
