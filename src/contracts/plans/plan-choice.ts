import * as z from 'zod/mini';
import { DEVICE_FIELD } from '../devices/device-field.ts';

/**
 * Why an account can take no other plan: a store bills the current one, it is paused, the platform has confirmed a change of it
 * that it does not show yet, or nobody knows its state.
 */
export const closingReasons = ['billedElsewhere', 'paused', 'updating', 'unclear'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Why an account cannot take a plan. */
export type PlanRefusal = ClosingReason | 'current' | 'pending' | 'notOffered';

/**
 * The values of the `notice` parameter of /plans: why a choice was refused. `unavailable`: the platform did not
 * respond. `changed`: the choice no longer fits the account.
 */
export const planNotices = [
  ...closingReasons,
  'current',
  'pending',
  'notOffered',
  'changed',
  'unavailable',
] as const;
export type ChooserNotice = (typeof planNotices)[number];

/** POST /api/plans/choose, a plain form. The price and the content of the plan are never read from it. */
export const planChoice = z.strictObject({
  /** Absent where the browser sent the form without a selection. */
  planId: z.optional(z.string().check(z.maxLength(200))),
  promoCode: z.optional(z.string().check(z.maxLength(1_000))),
  /** What the page had read of the account, sealed (`choose-plan.ts`). Absent, forged or too old: it is read again. */
  seen: z.optional(z.string().check(z.maxLength(32_768))),
  /** The person accepted what they lose with the change. */
  confirmed: z.optional(z.literal('yes')),
  /** The cameras that a smaller plan is to keep, where the question asked for them. */
  [DEVICE_FIELD]: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5_000))),
});
export type PlanChoice = z.infer<typeof planChoice>;
