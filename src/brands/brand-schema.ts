import * as z from 'zod';
import { languages } from '../domain/languages.ts';
import {
  appleClient,
  assistantClient,
  checkoutHosts,
  connectedAccount,
  googleClient,
  googleMerchantId,
  httpsUrl,
  ownHosts,
  platformBases,
  publicKey,
  tagContainer,
} from './place-schema.ts';
import { themeSchema } from './theme.ts';

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

/** What a brand IS, the same wherever it runs. */
const brandFields = {
  /** Names the brand in hosts, folders and platform calls. */
  key: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  /** The name people know. */
  displayName: z.string().min(1),
  /** BCP 47 tag used when the visitor asks for none. */
  locale: z.string().refine(isLocale, 'must be a language tag such as en-US'),
  /** ISO 3166 country used when the visitor's is unknown. */
  country,
  /** `delegatedCheckout`: a page hosted by the provider takes the card; `portal`: our pages do. */
  flow: z.enum(['portal', 'delegatedCheckout']),
  /** Currency by country where it differs from the common table. */
  currencies: z.record(country, currency).default({}),
  /** The brand's app as the stores have it: one, whichever portal leads there. */
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
  theme: themeSchema,
  /** Sentences that differ from the common copy, by language, journey and key; by number too, where the common one is. */
  copy: z.partialRecord(z.enum(languages), z.record(z.string(), z.record(z.string(), sentence))).default({}),
  planCodes: planCodesSchema,
};

const applePay = z.strictObject({ label: z.string().min(1) }).optional();
const businessName = z.string().min(1);
const partner = z.enum(['google', 'alexa']);

/**
 * One brand as its file says it: everything in which the brands differ, but where they run (`placeSchema`).
 * A wrong file stops the build; see `parseBrand`.
 */
export const brandFileSchema = z.strictObject({
  ...brandFields,
  /** Who takes the money. */
  billing: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('recurly'),
      v3,
      /** A second provider that /setup-stripe-elements switches on. */
      second: z.strictObject({ provider: z.literal('stripeElements') }).optional(),
    }),
    z.strictObject({ provider: z.literal('stripe'), v3 }),
    z.strictObject({ provider: z.literal('stripeElements'), v3 }),
  ]),
  /** Wallets on the unified checkout. They work through Recurly only. `label`: whom the sheet says is paid. */
  wallets: z.strictObject({ applePay, googlePay: z.strictObject({ businessName }).optional() }).default({}),
  /** The buttons of others on the sign-in. */
  social: z.array(z.enum(['google', 'apple'])).default([]),
  /** Google Tag Manager; only where the brand has one. */
  tagManager: z.strictObject({ experiments: z.boolean() }).optional(),
  /** The assistants an account can be linked to. */
  voiceAssistants: z.array(partner),
});

/** A brand in its place: what the code works with. */
export const brandSchema = z.strictObject({
  ...brandFields,
  hosts: ownHosts,
  platform: platformBases,
  billing: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('recurly'),
      v3,
      publicKey,
      second: z
        .strictObject({ provider: z.literal('stripeElements'), publicKey, connectedAccount })
        .optional(),
    }),
    z.strictObject({
      provider: z.literal('stripe'),
      v3,
      publicKey,
      connectedAccount: connectedAccount.optional(),
      checkoutHosts,
    }),
    z.strictObject({
      provider: z.literal('stripeElements'),
      v3,
      publicKey,
      connectedAccount: connectedAccount.optional(),
      /** Recurly's key: it takes the card of an account with an invoice past due. */
      recurlyKey: publicKey,
    }),
  ]),
  wallets: z.strictObject({
    applePay,
    googlePay: z.strictObject({ merchantId: googleMerchantId, businessName }).optional(),
  }),
  social: z.strictObject({ google: googleClient.optional(), apple: appleClient.optional() }),
  tagManager: z.strictObject(tagContainer).optional(),
  voiceAssistants: z.array(z.strictObject({ partner, ...assistantClient })),
});

/** A brand as written in its file. */
export type BrandInput = z.input<typeof brandFileSchema>;
/** A brand as its file says it, checked. */
export type BrandFile = z.output<typeof brandFileSchema>;
/** A brand as the code uses it: in its place. */
export type Brand = z.output<typeof brandSchema>;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What is wrong in words, a line a field; for a wrong name in a table, what that name must be. */
export function mends(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    const place = issue.path.join('.') || '(whole file)';
    const messages =
      issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
    return messages.map(
      (message) => `${place}: ${message.endsWith('received undefined') ? 'is missing' : message}`,
    );
  });
}

/**
 * Checks one brand file. Throws an `Error` whose message names the file, the field and what to write there.
 */
export function parseBrand(file: string, input: unknown): BrandFile {
  const result = brandFileSchema.safeParse(input);
  if (!result.success) {
    const lines = mends(result.error.issues).map((line) => `  ${line}`);
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
