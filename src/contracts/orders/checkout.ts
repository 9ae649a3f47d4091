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
 * POST /api/checkout/pay, a plain form: the order as the person saw it, paid with the card on file. `method` is any
 * text, so that an unknown method gets its own message.
 */
export const payForm = z.extend(seen, { ...bought, method: z.string().check(z.maxLength(40)) });

/** The same with a wallet, as JSON. `token` is the wallet's token of the payment, valid for one order. */
export const payCall = z.extend(seen, {
  ...bought,
  method: z.enum(['applePay', 'googlePay']),
  token: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type PayForm = z.infer<typeof payForm>;
export type PayCall = z.infer<typeof payCall>;

/** The values of the checkout's `notice` parameter. */
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

/** An error or a warning, for the page and, by its code, for the app around it. */
export type CheckoutAlert = { kind: 'error' | 'warning'; code: string; text: string };

/** The data of the checkout page, as text. */
export type CheckoutView = {
  alerts: CheckoutAlert[];
  plan: OrderedPlan;
  methods: {
    method: PaymentMethod;
    label: string;
    hint: string | undefined;
    /** The address of the method's logo. */
    image: string | undefined;
    expired: boolean;
  }[];
  changeCard: string | undefined;
  cost: OrderCost;
  /** Hidden fields of the order: the values that the person sees, to be compared with the current ones. */
  fields: Record<string, string>;
  wallets: WalletSetup | undefined;
  /** True where a page of the provider takes the card. */
  isDelegated: boolean;
};
