import * as z from 'zod';
import { promoLength } from './promo-length.ts';
import { storedWhen } from './stored-when.ts';

const agreed = z.object({
  planName: z.string(),
  currency: z.string(),
  chargedToday: z.number(),
  /** True where the plan starts later than was agreed, so that nobody knows whether `chargedToday` was charged. */
  isChargeUnknown: z.literal(true).optional(),
  /** The price of a period without a discount, tax included. */
  perPeriod: z.number(),
  /** The price of the first charged period with a discount, tax included; absent where there was none. */
  withPromo: z.number().optional(),
  /** How long what makes the first charged period cheaper lasts; absent where nothing does. */
  lasts: promoLength.optional(),
  /** The next charge; absent where none is due. `isMost` is true where the amount is an upper limit. */
  next: z.object({ amount: z.number(), isMost: z.boolean() }).optional(),
  /** What the plan renews at, as the order said it, and that price with its tax; absent where nothing renews. */
  renewal: z
    .object({ amount: z.number(), tax: z.enum(['included', 'added', 'none', 'unknown']), total: z.number() })
    .optional(),
  /** 2 where the account made the receipt whole; absent in one of an earlier release, which may lack its next charge. */
  version: z.literal(2).optional(),
  billingCycle: z.number(),
  /** How many devices the plan covers; absent in a receipt of an earlier release. */
  deviceQuantity: z.number().optional(),
  /** The plan that the order replaces, to tell plans of one name apart; absent where it replaces none. */
  from: z.object({ name: z.string(), deviceQuantity: z.number(), billingCycle: z.number() }).optional(),
  deviceCount: z.number(),
  /** The devices on the plan; absent in a receipt of an earlier release. */
  devices: z
    .array(z.object({ id: z.string(), name: z.string().nullable(), model: z.string().nullable() }))
    .readonly()
    .optional(),
  /** When the order was placed, in milliseconds since 1970; absent in a receipt of an earlier release. */
  placedAtMs: z.number().optional(),
  /** The ISO country whose law the order followed; absent in a receipt of an earlier release. */
  country: z.string().optional(),
  /** True where the order started a free trial. */
  isTrialNew: z.boolean().optional(),
});

/** The receipt of a placed order. Amounts are in minor units. */
export const orderReceipt = agreed.extend({
  /** When the change takes effect; null where it does so immediately. */
  startsAt: storedWhen.nullable(),
  /** When the next charge is due; null where none is, or where the date is unknown. */
  nextChargeAt: storedWhen.nullable(),
  trialEndsAt: storedWhen.nullable(),
});
export type OrderReceipt = z.output<typeof orderReceipt>;

/** A receipt as the first versions stored it: its times are in milliseconds since 1970. */
export const earlierReceipt = agreed.extend({
  startsAtMs: z.number().nullable(),
  nextChargeAtMs: z.number().nullable(),
  trialEndsAtMs: z.number().nullable(),
});

/** A receipt in storage, of whichever version. */
export const storedReceipt = z.union([orderReceipt, earlierReceipt]);
export type StoredReceipt = z.output<typeof storedReceipt>;
