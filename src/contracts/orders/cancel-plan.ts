import * as z from 'zod/mini';

/** Why somebody cancels, in the order in which they are asked. A closed list, so that no free text is kept. */
export const cancelReasons = [
  'tooExpensive',
  'notUsingIt',
  'missingFeatures',
  'technicalProblems',
  'switching',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The reason a value names; undefined for anything else: it may be left out. */
export function cancelReasonOf(value: string | null | undefined): CancelReason | undefined {
  return cancelReasons.find((known) => known === value);
}

/** POST /api/cancel, a plain form. */
export const cancelPlanForm = z.strictObject({
  subscriptionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What the person saw when they decided: `subscriptionVersion` the subscription. */
  version: z.string().check(z.maxLength(200)),
  reason: z.optional(z.enum(cancelReasons)),
});
export type CancelPlanForm = z.infer<typeof cancelPlanForm>;
