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

/** The reason that a value names; undefined for any other value, because the reason is optional. */
export function cancelReasonOf(value: string | null | undefined): CancelReason | undefined {
  return cancelReasons.find((known) => known === value);
}

/** POST /api/cancel, a plain form. */
export const cancelPlanForm = z.strictObject({
  subscriptionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The `subscriptionVersion` of the subscription that the person saw. */
  version: z.string().check(z.maxLength(200)),
  reason: z.optional(z.enum(cancelReasons)),
});
export type CancelPlanForm = z.infer<typeof cancelPlanForm>;
