import * as z from 'zod';
import { earlierOrder, storedBefore, requestedOrder } from './open-change.ts';
import { storedReceipt } from './order-receipt.ts';
import { promoLength } from './promo-length.ts';

/**
 * A promo code that may be used. `lasts` is absent where the platform does not say. `total` (minor units) is the price
 * of the first charged period with it, present where the code was compared with another.
 */
const acceptedPromo = z.object({
  code: z.string(),
  state: z.literal('accepted'),
  description: z.string().nullable(),
  lasts: promoLength.optional(),
  total: z.number().optional(),
});
export type AcceptedPromo = z.output<typeof acceptedPromo>;

/** A promo code that a person tried, and its result. Codes are in lower case. */
const promoEntry = z.discriminatedUnion('state', [
  acceptedPromo,
  z.object({
    code: z.string(),
    state: z.literal('rejected'),
    why: z.enum(['invalid', 'plan', 'device', 'redeemed', 'mustBeImmediate', 'unknown']),
  }),
]);
export type PromoEntry = z.output<typeof promoEntry>;

/** The price of an order that the person sees and accepts. Amounts are in minor units of the currency. */
const orderQuote = z.object({
  currency: z.string(),
  /** One period of the new plan: net price, tax and the sum of both. */
  subTotal: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The charge when the order is placed, tax included. */
  today: z.number(),
  /** The charge when a trial ends, tax included; null without a trial. */
  afterTrial: z.number().nullable(),
  /** The price of one period without the promo code, tax included; absent where no code is used. */
  regular: z.number().optional(),
});
export type OrderQuote = z.output<typeof orderQuote>;

/** An order that is placed on the provider's hosted page, as the current version stores it. */
export const hostedOrder = z.object({
  before: storedBefore,
  wanted: requestedOrder,
  /** When the person returned from that page after paying, in milliseconds since 1970; undefined before. */
  backAtMs: z.number().optional(),
});
export type HostedOrder = z.output<typeof hostedOrder>;

/** The draft of an order in storage, of whichever version: from the first view of its summary until it is placed. */
export const storedDraft = z.object({
  /** The idempotency key of the order, the same in every tab and for every attempt to send it. */
  key: z.string(),
  /** The name of the plan change that is ordered (`changeName`): another change is another order. */
  ofChange: z.string(),
  promos: z.array(promoEntry),
  /**
   * The token of a card that was entered for this order only; null without one. It is single-use and useless to
   * anybody else.
   */
  billingToken: z.string().nullable(),
  /** The id of the challenge that the bank requires; null without one. */
  actionTokenId: z.string().nullable(),
  /**
   * The quote that the person accepted before the challenge. The answer to the challenge is valid for this price only.
   */
  agreed: orderQuote.optional(),
  /** True where the challenge began on the unified checkout, which then shows the success. */
  fromCheckout: z.boolean().optional(),
  /** The order on the provider's hosted page: the plan, the receipt as agreed, and the account before it. */
  hosted: hostedOrder.extend({ wanted: z.union([requestedOrder, earlierOrder]) }).optional(),
  /** True once the order is placed. */
  isPlaced: z.boolean().optional(),
  /** The receipt of a placed order in a draft of an earlier release; null since. */
  receipt: storedReceipt.nullable(),
});
export type StoredDraft = z.output<typeof storedDraft>;
