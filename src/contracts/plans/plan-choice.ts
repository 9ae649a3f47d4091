import * as z from 'zod/mini';

/** Why an account cannot take a plan. */
export type PlanRefusal = 'billedByApple' | 'current' | 'pending' | 'notOffered';

/**
 * Why a choice was not taken, as the query of /plans carries it. `unavailable`: the platform gave no answer. `changed`: what
 * was chosen no longer fits the account.
 */
export const planNotices = [
  'billedByApple',
  'current',
  'pending',
  'notOffered',
  'changed',
  'unavailable',
] as const;
export type ChooserNotice = (typeof planNotices)[number];

/** POST /api/plans/choose, a plain form. What a plan costs and covers is never taken from here. */
export const planChoice = z.strictObject({
  /** Missing where a browser sent the form with nothing selected. */
  planId: z.optional(z.string().check(z.maxLength(200))),
  promoCode: z.optional(z.string().check(z.maxLength(1_000))),
  /** The answer to what the change takes away. */
  confirmed: z.optional(z.literal('yes')),
});
export type PlanChoice = z.infer<typeof planChoice>;
