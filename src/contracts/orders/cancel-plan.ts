import * as z from 'zod/mini';

/** The reasons for a cancellation, in the order of the form. The list is closed, so that no free text is stored. */
export const cancelReasons = [
  'tooExpensive',
  'notUsingIt',
  'missingFeatures',
  'technicalProblems',
  'switching',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** POST /api/cancel, a plain form. */
export const cancelPlanForm = z.strictObject({
  subscriptionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The `subscriptionVersion` of the subscription that the person saw. */
  version: z.string().check(z.maxLength(200)),
  /** Empty if the question was skipped. */
  reason: z.optional(z.enum(['', ...cancelReasons])),
});
export type CancelPlanForm = z.infer<typeof cancelPlanForm>;
