import * as z from 'zod/mini';

/** POST /api/account/delete, a plain form. The password stands in it where the sign-in is not recent (design decision 33). */
export const deletionForm = z.strictObject({ password: z.optional(z.string().check(z.maxLength(1024))) });
