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

/** The card on file; nothing of it is required. `card_type` and `last_four` may carry a nil marker. */
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

/** One bill. Required is its id, by which it is opened; an amount or a currency that cannot be read is not known. */
export const invoice = z.object({
  invoiceId: wireId,
  invoiceDate: wireDateMs,
  status: wireWord.default('unknown'),
  /** Minor units; null where the platform sent no readable number. */
  invoiceTotal: wireAmount.nullish().transform((total) => total ?? null),
  /** Null where the platform sent no currency: then no amount is shown either. */
  currency: wireCurrency.nullish().transform((code) => code ?? null),
  cardType: wireNilText,
  lastFour: wireNilText,
});
export type Invoice = z.output<typeof invoice>;
/** GET /paymentHistory answers a bare list, or one under `invoices` or `docs`. */
export const invoiceList = wireList(invoice, 'invoices');
export const invoiceDetails = invoice.extend({
  due_date: wireDateMs,
  lines: z.array(z.object({ description: wireName, amount: wireAmount.nullish() })).default([]),
  subTotal: wireAmount.nullish(),
  tax: wireAmount.nullish(),
});

/** What an order would cost, in minor units. Whole: what is paid is shown from all of it, or not at all. */
export const preview = whole(
  z.object({
    currency: wireCurrency,
    subTotal: wireAmount,
    tax: wireAmount,
    total: wireAmount,
    /** As Recurly names it, `0.0875` for 8.75 %; beyond the spec and optional (docs/adr/021). */
    tax_rate: z.coerce.number().min(0).max(1).optional().catch(undefined),
    chargeDate: wireDateMs,
    trial: z.object({ trialEndDate: wireDateMs, costAfterTrial: wireAmount }).nullish(),
  }),
);

export type Preview = z.output<typeof preview>;

const planCodes = z.union([wireName, z.array(wireName)]);

/**
 * How long a coupon lasts, in Recurly's own fields (docs/adr/021), which the spec does not name: `single_use`, `forever`, or
 * `temporal` with an amount of units. Missing or unreadable: nobody knows.
 */
const couponDuration = {
  duration: wireText.catch(null),
  temporal_amount: z.coerce.number().int().min(1).max(1_000).nullish().catch(null),
  temporal_unit: wireText.catch(null),
  /** Stripe's, beside its `repeating`. */
  duration_in_months: z.coerce.number().int().min(1).max(1_000).nullish().catch(null),
};

/** A coupon. Whole: without the plans it is for, it would be taken for all of them. `plan_codes` may be the bare list. */
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

/** What the innermost `Payload` of a wrapped failure is in JSON text; `errorType` is the error code. */
export const functionFailure = z.object({ errorType: z.string(), errorMessage: z.string().optional() });

/** What the `Payload` of a subscribe answer is in JSON text. `Payload` here is JSON text of a `functionFailure`. */
export const functionPayload = z.object({ FunctionError: z.string(), Payload: z.string() });

/**
 * The answer to POST /subscribe. A failure may come with status 200, wrapped twice:
 * `{FunctionError: 'Handled', Payload: '{"FunctionError":"Handled","Payload":"{\\"errorType\\":…}"}'}`; `Payload` is JSON text of
 * a `functionPayload`. Every refused card (`error.subscription.card.*`) comes so; a challenge
 * (`error.subscription.card.3d.security`, with `errorData.actionTokenId`) and all else is a plain refusal.
 *
 * Nothing is required: by the time it is read the money has moved. What cannot be read is unknown.
 */
export const subscribeAnswer = z.object({
  /** JSON text, or what that text says. */
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
 * Both payload forms of POST /subscribe. `pepperPlanId` and `targetPlanCode`
 * name the plan that is wanted; `pepperSubscriptionId` the subscription it changes, null only for an account without any;
 * `currentSubscriptionUuid` its external id, if it has one.
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
 * POST /billing/verify: the recurly form, or the stripe form. It uses nothing up, neither the card's token nor
 * `threeDToken`, the result of a 3-D Secure challenge. A card that needs one is refused with
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
 * POST /billingInfo/{token}: billing fields with a promo code, or the stripe form, one of whose references is the token of
 * the path. It uses the token up, and the `id` of `/threeDToken/{id}` with it: the result of a challenge.
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

/**
 * POST /preview. `account_code` is the caller's account id. With `coupon_code`, which the spec does not have, the discount
 * is taken off `subTotal`.
 */
export const previewBody = z.strictObject({
  plan_code: z.string(),
  currency: z.string(),
  /** Chosen here: a promo code goes along, so that what is shown is what is charged. */
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
