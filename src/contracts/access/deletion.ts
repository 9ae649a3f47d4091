import * as z from 'zod/mini';

/** POST /api/account/delete, a plain form. The password is required where the sign-in is not recent. */
export const deletionForm = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
});
export type DeletionForm = z.infer<typeof deletionForm>;
