import * as z from 'zod/mini';

/**
 * POST /api/account/delete, a plain form. `account` marks the account its page named. The password stands in it where the
 * sign-in is not recent.
 */
export const deletionForm = z.strictObject({
  account: z.optional(z.string().check(z.maxLength(64))),
  password: z.optional(z.string().check(z.maxLength(1024))),
});
export type DeletionForm = z.infer<typeof deletionForm>;
