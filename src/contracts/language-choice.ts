import * as z from 'zod/mini';

/** The fields of the language menu's form, with every value that was sent. */
export const languageForm = z.object({
  language: z.array(z.string()),
  page: z.array(z.string()),
});

/** POST /api/language from a script: a language tag, and the page on which it was chosen. */
export const languageCall = z.object({
  language: z.string().check(z.maxLength(35)),
  page: z.optional(z.string()),
});
