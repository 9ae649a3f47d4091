import * as z from 'zod';
import {
  whole,
  wireAmount,
  wireCurrency,
  wireDateMs,
  wireFlag,
  wireId,
  wireList,
  wireName,
  wireNilText,
  wireText,
  wireWord,
} from './platform/wire.ts';

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

/**
 * An invoice. Only its id is required, because the portal opens it by its id. An unreadable amount or currency becomes
 * null.
 */
export const invoice = z.object({
  invoiceId: wireId,
  invoiceDate: wireDateMs,
  status: wireWord.default('unknown'),
  /** Minor units; null where the platform sent no readable number. */
  invoiceTotal: wireAmount.nullish().transform((total) => total ?? null),
  /** Null where the platform sent no currency. The portal then shows no amount either. */
  currency: wireCurrency.nullish().transform((code) => code ?? null),
  cardType: wireNilText,
  lastFour: wireNilText,
});
export type Invoice = z.output<typeof invoice>;
/** The response to GET /paymentHistory: a list, or a list under `invoices` or `docs`. */
export const invoiceList = wireList(invoice, 'invoices');
/** An invoice with its due date, its lines and its tax, the response to GET /invoiceDetails. Amounts are in minor units. */
export const invoiceDetails = invoice.extend({
  due_date: wireDateMs,
  lines: z.array(z.object({ description: wireName, amount: wireAmount.nullish() })).default([]),
  subTotal: wireAmount.nullish(),
  tax: wireAmount.nullish(),
});

/**
 * The price of an order, in minor units. It is read whole or not at all, because the price that the person pays is
 * shown from all of it.
 */
export const preview = whole(
  z.object({
    currency: wireCurrency,
    subTotal: wireAmount,
    tax: wireAmount,
    total: wireAmount,
    /** Recurly's tax rate, `0.0875` for 8.75 %. Optional: the platform's documents do not mention it (docs/adr/021). */
    tax_rate: z.coerce.number().min(0).max(1).optional().catch(undefined),
    chargeDate: wireDateMs,
    trial: z.object({ trialEndDate: wireDateMs, costAfterTrial: wireAmount }).nullish(),
  }),
);

export type Preview = z.output<typeof preview>;

const planCodes = z.union([wireName, z.array(wireName)]);

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
 * A coupon. It is read whole or not at all: without its list of plans it would count for every plan. `plan_codes` may
 * be the list itself.
 */
export const coupon = whole(
  z.object({
    coupon_code: wireName,
    description: wireText,
    plan_codes: z
      .union([z.object({ plan_code: planCodes }), planCodes.transform((plan_code) => ({ plan_code }))])
      .nullish(),
    ...couponDuration,
  }),
);

/** The JSON text in the inner `Payload` of a wrapped failure. `errorType` is the error code. */
export const functionFailure = z.object({ errorType: z.string(), errorMessage: z.string().optional() });

/**
 * The JSON text in the `Payload` of a response to POST /subscribe. Its `Payload` is the JSON text of a
 * `functionFailure`.
 */
export const functionPayload = z.object({ FunctionError: z.string(), Payload: z.string() });

/**
 * The response to POST /subscribe. A failure may come with status 200 and wrapped twice: `{FunctionError: 'Handled',
 * Payload: '{"FunctionError":"Handled","Payload":"{\\"errorType\\":…}"}'}`, where `Payload` is the JSON text of a
 * `functionPayload`. Every refused card (`error.subscription.card.*`) comes in this form. A required challenge
 * (`error.subscription.card.3d.security`, with `errorData.actionTokenId`) and every other error is a plain refusal. No
 * field is required, because the money has moved by the time the response is read.
 */
export const subscribeAnswer = z.object({
  /** JSON text, or the parsed value of that text. */
  Payload: z.unknown().optional(),
  FunctionError: z.unknown().optional(),
  tax_in_cents: wireAmount.nullish().catch(null),
  trial_started_at: wireDateMs,
  trial_ends_at: wireDateMs,
  current_period_ends_at: wireDateMs,
});

export type SubscribeAnswer = z.output<typeof subscribeAnswer>;

const orderDevice = z.object({
  deviceId: z.string(),
  externalDeviceId: z.string().nullable(),
  deviceProvider: z.string().nullable(),
  deviceModel: z.string().nullable(),
});

const subscribeCommon = {
  pepperPlanId: z.string(),
  pepperSubscriptionId: z.string().nullable(),
  devices: z.array(orderDevice),
  devicesRemoved: z.array(orderDevice),
  targetPlanCode: z.string(),
  currentSubscriptionUuid: z.string().nullable(),
  isV3: z.boolean(),
};

/**
 * The two forms of the body of POST /subscribe. `pepperPlanId` and `targetPlanCode` name the wanted plan.
 * `pepperSubscriptionId` names the subscription to change, null only for an account without one;
 * `currentSubscriptionUuid` is its external id, if it has one.
 */
export const subscribeBody = z.union([
  z.strictObject({ ...subscribeCommon, flow: z.literal('management') }),
  z.strictObject({
    ...subscribeCommon,
    ozTrialEndDate: z.string().nullable(),
    currency: z.string(),
    billingToken: z.string().nullable(),
    couponCode: z.string().nullable(),
    actionResultTokenId: z.string().nullable(),
  }),
]);

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
