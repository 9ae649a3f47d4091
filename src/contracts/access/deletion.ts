import * as z from 'zod/mini';

/**
 * POST /api/account/delete, a plain form. `account` identifies the account that the page named. The password is
 * required where the sign-in is not recent.
 */
export const deletionForm = z.strictObject({
  account: z.optional(z.string().check(z.maxLength(64))),
  password: z.optional(z.string().check(z.maxLength(1024))),
});
export type DeletionForm = z.infer<typeof deletionForm>;
