import * as z from 'zod';
import { wireSigns } from '../state-signs.ts';
import { wireAmount, wireWhen } from '../wire.ts';

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
 * field is required, because the money has moved by the time the response is read. A word for a state that is not active
 * says that it has not (`orderMeaning`).
 */
export const subscribeAnswer = z.object({
  /** JSON text, or the parsed value of that text. */
  Payload: z.unknown().optional(),
  FunctionError: z.unknown().optional(),
  tax_in_cents: wireAmount.nullish().catch(null),
  trial_started_at: wireWhen,
  trial_ends_at: wireWhen,
  /** When a subscription begins that is to start later. */
  current_period_started_at: wireWhen,
  current_period_ends_at: wireWhen,
  ...wireSigns,
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
