import * as z from 'zod';
import { allOrNothing, wireCount, wireFlag, wireId, wireText, wireWhen, wireWord } from '../wire.ts';

const planCodes = z.union([wireId, z.array(wireId)]);

/**
 * How long a coupon lasts, in Recurly's fields, which the platform's documents do not mention (docs/adr/021):
 * `single_use`, `forever`, or `temporal` with an amount of units. Where it is missing or unreadable, the length is
 * unknown.
 */
const couponDuration = {
  duration: wireText.catch(null),
  temporal_amount: z.coerce.number().int().min(1).max(1_000).nullish().catch(null),
  temporal_unit: wireText.catch(null),
  /** Stripe's field, used with its duration `repeating`. */
  duration_in_months: z.coerce.number().int().min(1).max(1_000).nullish().catch(null),
};

/**
 * Whether a coupon may still be used, in Recurly's fields and in Stripe's, which the platform's documents do not mention. A
 * field that is missing or unreadable says nothing.
 */
const couponValidity = z.object({
  /** Recurly's `redeemable`, `expired`, `maxed_out` or `inactive`. */
  state: wireWord.nullish().catch(null),
  redeem_by_date: wireWhen,
  /** Of Recurly's newer interface, and of Stripe. */
  redeem_by: wireWhen,
  valid: wireFlag.nullish().catch(null),
  max_redemptions: wireCount.nullish().catch(null),
  times_redeemed: wireCount.nullish().catch(null),
  redemptions_count: wireCount.nullish().catch(null),
});

export type CouponValidity = z.output<typeof couponValidity>;

/**
 * A coupon. It is read whole or not at all: without its list of plans it would count for every plan. `plan_codes` may
 * be the list itself.
 */
export const coupon = allOrNothing(
  z.object({
    coupon_code: wireId,
    description: wireText,
    plan_codes: z
      .union([
        z.object({ plan_code: planCodes }),
        planCodes.transform((codes) => (codes.length > 0 ? { plan_code: codes } : undefined)),
      ])
      .nullish(),
    ...couponDuration,
    ...couponValidity.shape,
  }),
);
