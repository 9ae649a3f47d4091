import * as z from 'zod/mini';

const minorUnits = z.string().check(z.regex(/^\d{1,12}$/));

/**
 * POST /api/orders/submit, a plain form: the order as the person saw it. The amounts are only compared with the
 * platform's current ones and never charged.
 */
export const orderForm = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.string().check(z.maxLength(200)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  subTotal: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  today: minorUnits,
  afterTrial: z.optional(z.union([z.literal(''), minorUnits])),
  regular: z.optional(minorUnits),
  terms: z.optional(z.literal('accepted')),
  actionResultTokenId: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});
export type OrderForm = z.infer<typeof orderForm>;

/**
 * POST /api/orders/promo and /api/orders/promo-removal, plain forms: a promo code to apply, or to remove from the list.
 */
export const promoForm = z.strictObject({ code: z.string().check(z.maxLength(10_000)) });

/** The values of the order summary's `notice` parameter. */
export const orderNotices = [
  'repriced',
  'terms',
  'promo',
  'changed',
  'busy',
  'underWay',
  'failed',
  'unsure',
  'unavailable',
] as const;
export type OrderNotice = (typeof orderNotices)[number];
