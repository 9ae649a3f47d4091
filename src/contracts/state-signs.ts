import * as z from 'zod';
import { isJsonObject } from './json-object.ts';
import { wireCount, wireFlag, wireKey, wireName, wireWhen, wireWord } from './wire.ts';

/**
 * A pending change. Without its name or its cycle, which are null then, nobody knows what follows: the plan must not be shown as
 * if it continued.
 */
const pendingSubscription = z
  .unknown()
  .transform((change) => (change === undefined || change === null || isJsonObject(change) ? change : {}))
  .pipe(
    z
      .object({
        effectiveDate: wireWhen,
        effective_date: wireWhen,
        billing_cycle: wireCount.nullish(),
        pepper_name: wireName.nullish(),
        recurly_plan_code: wireKey,
      })
      .transform((wire) => ({
        planName: wire.pepper_name ?? null,
        planCode: wire.recurly_plan_code,
        billingCycle: wire.billing_cycle ?? null,
        effectiveAt: wire.effectiveDate ?? wire.effective_date,
      }))
      .nullish(),
  )
  .optional();

/**
 * What the platform says of the state of a subscription, in a list and in the answer to a change: words and signs that it
 * ends, or changes later. `subscriptionState`, `orderMeaning` and `cancelMeaning` say what they mean.
 */
export const wireSigns = {
  status: wireWord.nullish().catch(null),
  state: wireWord.nullish().catch(null),
  expiration_date: wireWhen,
  /** Recurly's and Stripe's signs of a cancelled subscription. */
  auto_renew: wireFlag.nullish().catch(null),
  cancel_at_period_end: wireFlag.nullish().catch(null),
  pendingSubscription,
  pending_subscription: pendingSubscription,
};

/** The signs alone, as an answer may have them without the subscription. */
export const signs = z.object(wireSigns);

/** Reads the signs. */
export function signsOf(wire: z.output<typeof signs>) {
  return {
    /** The platform's own words for the state, in lower case; null where it sends none. */
    status: wire.status ?? null,
    stateWord: wire.state ?? null,
    expiresAt: wire.expiration_date ?? null,
    /** True where a flag says that it does not renew. */
    isNotRenewed: wire.auto_renew === false || wire.cancel_at_period_end === true,
    pendingChange: wire.pendingSubscription ?? wire.pending_subscription ?? null,
  };
}

/** The signs of a subscription's state, read from a list or from the answer to a change. */
export type StateSigns = ReturnType<typeof signsOf>;
