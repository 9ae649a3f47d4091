import * as z from 'zod/mini';

/** The longest value that a field may have, in characters. The form's inputs have the same limit. */
const text = z.string().check(z.maxLength(100));
const token = z.string().check(z.regex(/^[\w-]{0,200}$/));

/**
 * POST /api/billing/store, a plain form: the token that the provider's fields made of the card, and the owner of the
 * card. Recurly's form has a first and a last name, Stripe's has one name.
 */
export const billingForm = z.strictObject({
  provider: z.enum(['recurly', 'stripeElements']),
  /** Empty where the provider made no token: without JavaScript there is no card field. */
  token,
  from: z.optional(z.literal('payment')),
  firstName: z.optional(text),
  lastName: z.optional(text),
  name: z.optional(text),
  address1: text,
  address2: z.optional(text),
  city: text,
  state: z.optional(text),
  postalCode: z.optional(text),
  country: text,
});
export type BillingForm = z.infer<typeof billingForm>;

/** POST /api/billing/challenge, a plain form: the result of the bank's challenge for the card just entered. */
export const billingChallengeForm = z.strictObject({
  actionTokenId: token,
  actionResultTokenId: z.string().check(z.regex(/^[\w-]{1,500}$/)),
});
