import * as z from 'zod/mini';

/** The fields of the language menu's form, each as often as it stood there. */
export const languageForm = z.object({
  language: z.array(z.string()),
  page: z.array(z.string()),
});

/** POST /api/language by a script: the tag of a language, and the page it was chosen on. */
export const languageCall = z.object({
  language: z.string().check(z.maxLength(35)),
  page: z.optional(z.string()),
});
