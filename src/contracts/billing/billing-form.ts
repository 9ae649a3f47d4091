import * as z from 'zod/mini';

/** Longest value that a form may carry, in characters; the fields themselves take no more either. */
const text = z.string().check(z.maxLength(100));
const token = z.string().check(z.regex(/^[\w-]{0,200}$/));

/**
 * POST /api/billing/store, a plain form: the token the provider's own
 * fields made of the card, and whose card it is. Recurly's form has a first and a last name, Stripe's one name.
 */
export const billingForm = z.strictObject({
  provider: z.enum(['recurly', 'stripeElements']),
  /** Empty where the provider made none: without JavaScript there is no card. */
  token,
  from: z.optional(z.literal('payment')),
  firstName: z.optional(text),
  lastName: z.optional(text),
  name: z.optional(text),
  address1: text,
  address2: z.optional(text),
  city: text,
  state: z.optional(text),
  postalCode: text,
  country: text,
});
export type BillingForm = z.infer<typeof billingForm>;

/** POST /api/billing/challenge, a plain form: what came of the bank's challenge about the card just entered. */
export const billingChallengeForm = z.strictObject({
  actionTokenId: token,
  actionResultTokenId: z.string().check(z.regex(/^[\w-]{1,500}$/)),
});
