import * as z from 'zod';
import { addsUp, withTax } from '../charge.ts';
import { allOrNothing, wireCharge, wireCurrency, wireWhen } from '../wire.ts';

/**
 * The price of an order, in minor units. Every field that a charge depends on is read whole or not at all, because
 * the page shows the price from all of them. A preview that does not add up is no price.
 */
export const preview = allOrNothing(
  z
    .object({
      currency: wireCurrency,
      subTotal: wireCharge,
      tax: wireCharge.nullish(),
      total: wireCharge,
      /** Recurly's tax rate, `0.0875` for 8.75 %. Optional: the platform's documents do not mention it (docs/adr/021). */
      tax_rate: z.coerce.number().min(0).max(1).optional().catch(undefined),
      chargeDate: wireWhen,
      trial: z.object({ trialEndDate: wireWhen, costAfterTrial: wireCharge }).nullish(),
    })
    .transform(withTax)
    .refine(addsUp, { path: ['total'], error: 'subTotal plus tax' }),
);

export type Preview = z.output<typeof preview>;

/** The body of POST /preview. `account_code` is the id of the caller's account. */
export const previewBody = z.strictObject({
  plan_code: z.string(),
  currency: z.string(),
  /**
   * An addition to the platform's documents: with a promo code the platform subtracts the discount from `subTotal`, so
   * that the portal shows the price that is charged.
   */
  coupon_code: z.string().optional(),
  account: z.strictObject({
    account_code: z.string(),
    billing_info: z.strictObject({
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
    }),
  }),
});
