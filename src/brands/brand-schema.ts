import * as z from 'zod';
import { languages } from '../domain/languages.ts';
import { themeSchema } from './theme.ts';

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

/** A host name as browsers send it: lower case, no port, no trailing dot. */
const hostName = z
  .string()
  .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a lower-case host name such as account.example.com');

/** A text, or texts by the number they speak of: by plural category, of which `other` is always one, or by exact number. */
const sentence = z.union([
  z.string(),
  z
    .record(z.string(), z.string())
    .refine(
      (forms): forms is Record<string, string> & { other: string } => 'other' in forms,
      'must have `other`',
    ),
]);

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code such as USD');
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US');

const planCode = z.string().min(1);

/** Codes of plans that the rules treat apart. */
const planCodesSchema = z.strictObject({
  /** Never charged: nobody is asked for a card. */
  free: z.array(planCode),
  /** Cover nothing at all. */
  none: z.array(planCode).default([]),
  /** No target of a change. */
  excluded: z.array(planCode).default([]),
});

/** Speaks the third version of the billing calls. */
const v3 = z.boolean().default(false);

/** Who takes the money. */
const billingSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('recurly'),
    v3,
    publicKey: z.string().min(1),
    /** A second provider that /setup-stripe-elements switches on. */
    second: z
      .strictObject({
        provider: z.literal('stripeElements'),
        publicKey: z.string().min(1),
        connectedAccount: z.string().min(1),
      })
      .optional(),
  }),
  z.strictObject({
    provider: z.literal('stripe'),
    v3,
    publicKey: z.string().min(1),
    connectedAccount: z.string().min(1).optional(),
    /** Hosts a hosted checkout may lead to. */
    checkoutHosts: z.array(hostName).min(1),
  }),
  z.strictObject({
    provider: z.literal('stripeElements'),
    v3,
    publicKey: z.string().min(1),
    connectedAccount: z.string().min(1).optional(),
    /** Recurly's key: it takes the card of an account with an invoice past due. */
    recurlyKey: z.string().min(1),
  }),
]);

/** Wallets on the unified checkout. They work through Recurly only. */
const walletsSchema = z.strictObject({
  /** `label`: whom the sheet says is paid. */
  applePay: z.strictObject({ label: z.string().min(1) }).optional(),
  googlePay: z.strictObject({ merchantId: z.string().min(1), businessName: z.string().min(1) }).optional(),
});

const socialSchema = z.strictObject({
  google: z.strictObject({ clientId: z.string().min(1) }).optional(),
  apple: z
    .strictObject({ redirectUriBase: httpsUrl, lrUri: httpsUrl, lrApiKey: z.string().min(1) })
    .optional(),
});

const voiceClientSchema = z.strictObject({
  partner: z.enum(['google', 'alexa']),
  clientId: z.string().min(1),
  /** Compared as raw strings, never normalised. */
  redirectUris: z.array(httpsUrl).min(1),
});

/**
 * One brand as data: everything in which the brands differ.
 * A wrong file stops the build; see `parseBrand`.
 */
export const brandSchema = z.strictObject({
  /** Names the brand in hosts, folders and platform calls. */
  key: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  /** The name people know. */
  displayName: z.string().min(1),
  /** Production hosts; `<key>.localhost` is added. */
  hosts: z.array(hostName).min(1),
  /** BCP 47 tag used when the visitor asks for none. */
  locale: z.string().refine(isLocale, 'must be a language tag such as en-US'),
  /** ISO 3166 country used when the visitor's is unknown. */
  country,
  /** `delegatedCheckout`: a page hosted by the provider takes the card; `portal`: our pages do. */
  flow: z.enum(['portal', 'delegatedCheckout']),
  billing: billingSchema,
  wallets: walletsSchema.default({}),
  /** Currency by country where it differs from the common table. */
  currencies: z.record(country, currency).default({}),
  social: socialSchema.default({}),
  apps: z
    .strictObject({
      name: z.string().min(1),
      android: httpsUrl,
      ios: httpsUrl,
      androidPackage: z.string(),
      uriScheme: z.string(),
    })
    .optional(),
  support: z.strictObject({ email: z.email(), chat: httpsUrl.optional() }),
  footer: z.strictObject({
    /** A line of the brand's own, in every language. */
    text: z.record(z.enum(languages), z.string().min(1)).optional(),
    terms: httpsUrl,
    privacy: httpsUrl,
  }),
  password: z.strictObject({ specialCharacter: z.boolean() }),
  features: z.strictObject({
    twoYearTab: z.boolean(),
    cancelPlan: z.boolean(),
    taxInRecurringCharge: z.boolean(),
    forgotPasswordOnLogin: z.boolean(),
    showPasswordToggle: z.boolean(),
    /** Sets the label of the e-mail field of /forgot-password smaller. */
    smallForgotEmailLabel: z.boolean(),
    priceOnPlanButtons: z.boolean(),
    /** A lower billing order asks for confirmation only when the plan's name differs too. */
    downgradeComparesNames: z.boolean(),
    /** Hours of history that a free plan without a billing cycle keeps (retention of 1). */
    freeHistoryHours: z.int().min(1),
  }),
  /** Video history left after a plan is cancelled or a device taken off it. */
  retentionAfterCancel: z.enum(['twoHours', 'noService', 'unchanged']),
  /** Google Tag Manager container; only where the brand has one. */
  tagManager: z
    .strictObject({
      container: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container id such as GTM-ABC123'),
      /** Script of A/B tests, on the same pages and terms. */
      experiments: httpsUrl.optional(),
    })
    .optional(),
  platform: z.strictObject({ api: httpsUrl, oauth: httpsUrl }),
  voiceAssistants: z.array(voiceClientSchema),
  theme: themeSchema,
  /** Sentences that differ from the common copy, by language, journey and key; by number too, where the common one is. */
  copy: z.partialRecord(z.enum(languages), z.record(z.string(), z.record(z.string(), sentence))).default({}),
  planCodes: planCodesSchema,
});

/** A brand as written in its file. */
export type BrandInput = z.input<typeof brandSchema>;
/** A brand as the code uses it. */
export type Brand = z.output<typeof brandSchema>;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What is wrong in words; for a wrong name in a table, what that name must be. */
function mends(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.join('.') || '(whole file)';
  const messages =
    issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
  return messages.map((message) => `  ${place}: ${message}`);
}

/**
 * Checks one brand file. Throws an `Error` whose message names the file, the field and what to write there.
 */
export function parseBrand(file: string, input: unknown): Brand {
  const result = brandSchema.safeParse(input);
  if (!result.success) {
    const lines = result.error.issues.flatMap(mends);
    throw new Error(`The brand file ${file} cannot be used. Mend these fields:\n${lines.join('\n')}`);
  }
  const expected = `${result.data.key}.ts`;
  if (!file.endsWith(`/${expected}`)) {
    throw new Error(
      `The brand file ${file} says key "${result.data.key}": name the file ${expected}, or mend the key.`,
    );
  }
  return result.data;
}
