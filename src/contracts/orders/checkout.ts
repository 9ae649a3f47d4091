import * as z from 'zod/mini';
import type { OrderCost, OrderedPlan } from './order-summary.ts';
import { orderForm } from './order.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { WalletSetup } from './wallet-setup.ts';

const bought = {
  planId: z.string().check(z.minLength(1), z.maxLength(200)),
};
const seen = z.omit(orderForm, { terms: true, actionResultTokenId: true });

/**
 * POST /api/checkout/pay, a plain form: the order as the person saw it, for the card on file. `method` is open, so that one
 * nobody handles is said to be such.
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

/** Something that went wrong, for the page and, by its code, for the app around it. */
export type CheckoutAlert = { kind: 'error' | 'warning'; code: string; text: string };

/** The checkout in words. */
export type CheckoutView = {
  alerts: CheckoutAlert[];
  plan: OrderedPlan;
  methods: {
    method: PaymentMethod;
    label: string;
    hint: string | undefined;
    /** The address of its mark. */
    image: string | undefined;
    expired: boolean;
  }[];
  changeCard: string | undefined;
  cost: OrderCost;
  /** Hidden fields of the order: what the person sees, to be compared with the truth. */
  fields: Record<string, string>;
  wallets: WalletSetup | undefined;
  /** A page of the provider takes the card. */
  isDelegated: boolean;
};
