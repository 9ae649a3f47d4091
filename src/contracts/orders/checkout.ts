import * as z from 'zod/mini';
import { orderForm } from './order.ts';

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
