import * as z from 'zod/mini';

/** A text in a report. A report with a longer one is refused. */
const text = z.string().check(z.maxLength(4_000));

/** A violation in the form of Content Security Policy Level 2 (`report-uri`). Other fields are ignored. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(text),
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
});

/** Violations in the form of the Reporting API, several in one request. The reader ignores reports of other types. */
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

/** An error of one of the portal's own scripts: its class and its place, never its message. */
const scriptReport = z.strictObject({
  kind: z.literal('script'),
  error: z.string().check(z.maxLength(100)),
  /** The file's address with line and column; empty for a rejected promise. */
  at: z.string().check(z.maxLength(300)),
  page: z.string().check(z.maxLength(300)),
});

/** The providers whose scripts the portal's pages load. */
export const providerNames = ['recurly', 'stripe', 'google', 'applePay', 'googlePay'] as const;
export type ProviderName = (typeof providerNames)[number];

/** An island whose script could not be loaded, or threw before it was there: the address of its file. */
const islandReport = z.strictObject({
  kind: z.literal('island'),
  error: z.string().check(z.maxLength(100)),
  island: z.string().check(z.maxLength(300)),
  page: z.string().check(z.maxLength(300)),
});

/** A provider whose script, or what it brings, did not load in time. */
const providerReport = z.strictObject({
  kind: z.literal('provider'),
  provider: z.enum(providerNames),
  page: z.string().check(z.maxLength(300)),
});

/** What a page reports of itself. */
export type PageReport = z.infer<typeof scriptReport | typeof islandReport | typeof providerReport>;

/** POST /api/reports. */
export const browserReport = z.union([scriptReport, islandReport, providerReport, oldForm, newForm]);
export type BrowserReport = z.infer<typeof browserReport>;
