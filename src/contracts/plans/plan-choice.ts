import * as z from 'zod/mini';

/** Why an account cannot take a plan. */
export type PlanRefusal =
  | 'billedByApple'
  | 'current'
  | 'pending'
  | 'notOffered'
  /** The current plan is paused. */
  | 'paused'
  /** The platform has confirmed a change that it does not show yet. */
  | 'updating'
  /** Nobody knows the state of the current plan. */
  | 'unclear';

/**
 * The values of the `notice` parameter of /plans: why a choice was refused. `unavailable`: the platform did not
 * respond. `changed`: the choice no longer fits the account.
 */
export const planNotices = [
  'billedByApple',
  'current',
  'pending',
  'notOffered',
  'paused',
  'updating',
  'unclear',
  'changed',
  'unavailable',
] as const;
export type ChooserNotice = (typeof planNotices)[number];

/** POST /api/plans/choose, a plain form. The price and the content of the plan are never read from it. */
export const planChoice = z.strictObject({
  /** Absent where the browser sent the form without a selection. */
  planId: z.optional(z.string().check(z.maxLength(200))),
  promoCode: z.optional(z.string().check(z.maxLength(1_000))),
  /** The person accepted what they lose with the change. */
  confirmed: z.optional(z.literal('yes')),
});
export type PlanChoice = z.infer<typeof planChoice>;
