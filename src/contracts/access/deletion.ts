import * as z from 'zod/mini';

/**
 * POST /api/account/delete, a plain form. The password is required where the sign-in is not recent, and the tick (`knows`) where
 * somebody else than the brand bills, or may bill, a plan.
 */
export const deletionForm = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
  knows: z.optional(z.literal('on')),
});
export type DeletionForm = z.infer<typeof deletionForm>;
