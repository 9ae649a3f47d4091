import * as z from 'zod';
import { wireCurrency, wireFlag, wireNilText, wireText } from '../wire.ts';

/** The card on file. No field is required. `card_type` and `last_four` may be marked nil. */
export const billingInfo = z.object({
  card_type: wireNilText,
  last_four: wireNilText,
  first_name: wireText,
  last_name: wireText,
  address1: wireText,
  address2: wireText,
  city: wireText,
  state: wireText,
  zip: wireText,
  country: wireText,
  currency: wireCurrency.nullish().transform((code) => code ?? null),
  expired: wireFlag.default(false),
});
export type BillingInfo = z.output<typeof billingInfo>;

const address = z.object({
  street1: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
const gatewayReferences = z.array(z.object({ token: z.string(), referenceType: z.string() }));

/**
 * The body of POST /billing/verify, in Recurly's or Stripe's form. The call uses up neither the card's token nor
 * `threeDToken`, the result of a 3-D Secure challenge. The platform refuses a card that needs a challenge with
 * `error.subscription.card.3d.security` and `errorData.actionTokenId`.
 */
export const verifyBillingBody = z.union([
  z.strictObject({ billing_token: z.string(), threeDToken: z.string().optional() }),
  z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    address,
    paymentGatewayReferences: gatewayReferences,
  }),
]);

/**
 * The body of POST /billingInfo/{token}: the billing fields with a promo code, or Stripe's form, which repeats the
 * token of the path as a reference. The call uses up the token, and with it the challenge result `id` of
 * `/threeDToken/{id}`.
 */
export const storeBillingBody = z.union([
  z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    paymentGatewayReferences: gatewayReferences,
  }),
  z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    promoCode: z.string().optional(),
  }),
]);
