import * as z from 'zod/mini';

const MAX_FIELDS = 40;
/** One text of a form, as it is stored. */
export const typedField = z.string().check(z.maxLength(200));

/** POST /api/typed: the texts in the forms of a page, by field name. Never a password, a code or card data. */
export const typedText = z.strictObject({
  /** The path of the page, without its query. */
  page: z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(100)),
  fields: z
    .record(z.string().check(z.regex(/^[A-Za-z][\w-]{0,40}$/)), typedField)
    .check(z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS)),
});
export type TypedText = z.infer<typeof typedText>;
