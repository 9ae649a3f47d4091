import * as z from 'zod/mini';

/** A text that a browser wrote: longer ones are no report. */
const text = z.string().check(z.maxLength(4_000));

/** What a policy refused, in the form of Content Security Policy level 2 (`report-uri`). Nothing else of it is read. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(text),
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
});

/** The same as the Reporting API sends it, several at once; reports of other kinds are left out by the reader. */
const newForm = z.array(
  z.object({
    type: text,
    body: z.optional(
      z.object({
        documentURL: z.optional(text),
        effectiveDirective: z.optional(text),
        blockedURL: z.optional(z.nullable(text)),
      }),
    ),
  }),
);

/** An error of one of our own scripts: its class and place, never its message. */
export const scriptReport = z.strictObject({
  kind: z.literal('script'),
  error: z.string().check(z.maxLength(100)),
  /** Address of the file, line and column; empty where a promise was rejected. */
  at: z.string().check(z.maxLength(300)),
  page: z.string().check(z.maxLength(300)),
});
export type ScriptReport = z.infer<typeof scriptReport>;

/** POST /api/reports. */
export const browserReport = z.union([scriptReport, oldForm, newForm]);
export type BrowserReport = z.infer<typeof browserReport>;
