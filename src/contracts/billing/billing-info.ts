import * as z from 'zod';
import { wireCount, wireCurrency, wireFlag, wireNilText, wireText, wireWord } from '../wire.ts';

/** How a stored card is named. Both fields may be marked nil. */
export const storedCard = z.object({ card_type: wireNilText, last_four: wireNilText });

const count = wireCount.nullish();

/** The month and the year in which a card expires, in the names that providers give them. */
const expiryFields = z.object({
  exp_month: count,
  exp_year: count,
  expMonth: count,
  expYear: count,
  month: count,
  year: count,
  expiration_month: count,
  expiration_year: count,
  expirationMonth: count,
  expirationYear: count,
  card_exp_month: count,
  card_exp_year: count,
});

/** The last month in which a card can be charged. `month` is 1 to 12. */
export type CardMonth = { year: number; month: number };

/** Reads when a card expires; null where month or year are missing or are none. A year of two digits is of this century. */
function cardMonth(wire: Partial<z.output<typeof expiryFields>>): CardMonth | null {
  const month =
    wire.exp_month ??
    wire.expMonth ??
    wire.month ??
    wire.expiration_month ??
    wire.expirationMonth ??
    wire.card_exp_month;
  const year =
    wire.exp_year ??
    wire.expYear ??
    wire.year ??
    wire.expiration_year ??
    wire.expirationYear ??
    wire.card_exp_year;
  if (!month || month > 12 || !year || (year >= 100 && (year < 2_000 || year >= 2_200))) return null;
  return { month, year: year < 100 ? 2_000 + year : year };
}

/** The `card_type` of PayPal, which may be on file in the place of a card. */
export const PAYPAL = 'paypal';

const word = wireWord.nullish();

const methodFields = z.object({ object: word, ...storedCard.shape, exp_month: count, exp_year: count });

/** Recurly's `payment_method`, or only the word for it. */
const paymentMethod = z.union([methodFields, wireWord.transform((object) => methodFields.parse({ object }))]);

/**
 * The card on file, or PayPal in its place: then `card_type` is `PAYPAL`, and there are no digits. No field is required.
 * The address of a PayPal account is not read.
 */
export const billingInfo = z
  .object({
    ...storedCard.shape,
    ...expiryFields.shape,
    payment_method: paymentMethod.nullish(),
    payment_type: word,
    type: word,
    paypal_billing_agreement_id: wireNilText,
    first_name: wireText,
    last_name: wireText,
    address1: wireText,
    address2: wireText,
    city: wireText,
    state: wireText,
    zip: wireText,
    country: wireText,
    currency: wireCurrency.nullish().transform((code) => code ?? null),
    /** What the platform says; `isCardExpired` (src/domain/billing/card-on-file.ts) looks at the month too. */
    expired: wireFlag.default(false),
  })
  .transform(({ payment_method: method, ...wire }) => {
    const { first_name, last_name, address1, address2, city, state, zip, country, currency, expired } = wire;
    const card_type = wire.card_type ?? method?.card_type ?? null;
    const last_four = wire.last_four ?? method?.last_four ?? null;
    const kinds = [card_type, wire.payment_type, wire.type, method?.object];
    const isPayPal =
      kinds.some((kind) => /^\s*pay[ _-]?pal/i.test(kind ?? '')) ||
      (wire.paypal_billing_agreement_id !== null && last_four === null);
    return {
      ...(isPayPal ? { card_type: PAYPAL, last_four: null } : { card_type, last_four }),
      expires: isPayPal ? null : (cardMonth(wire) ?? (method ? cardMonth(method) : null)),
      first_name,
      last_name,
      address1,
      address2,
      city,
      state,
      zip,
      country,
      currency,
      expired,
    };
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
