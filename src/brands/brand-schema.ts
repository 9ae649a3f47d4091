import * as z from 'zod';
import { chosenPages } from '../domain/pages/find-page.ts';
import { chosenLanguages, languages } from '../domain/text/languages.ts';
import { recurlySite } from './gateways.ts';
import {
  appleClient,
  assistantClient,
  checkoutHosts,
  connectedAccount,
  googleClient,
  googleMerchantId,
  httpsUrl,
  letterSender,
  brandHosts,
  platformBases,
  publicKey,
  tagContainer,
} from './deployment-schema.ts';
import { country, salesSchema } from './sales-schema.ts';
import { themeSchema } from './theme.ts';

/** A text, or texts by number: by plural category, of which `other` is required, or by an exact number. */
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

const planCode = z.string().min(1);

/** The codes of plans with a special meaning. */
const planCodesSchema = z.strictObject({
  /** Never charged, so that no card is required. */
  free: z.array(planCode),
  /** Cover no device at all. */
  none: z.array(planCode).default([]),
  /** Cannot be the target of a change. */
  excluded: z.array(planCode).default([]),
});

/** True where the platform's third version of the billing calls is used. */
const v3 = z.boolean().default(false);

/** The fields of a brand that are the same in every environment. */
const brandFields = {
  /** The name of the brand in hosts, folders and platform calls. */
  key: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  /** The name that people know. */
  displayName: z.string().min(1),
  /** The BCP 47 tag used where the visitor asks for no language. */
  locale: z.string().refine(isLocale, 'must be a language tag such as en-US'),
  /** The ISO 3166 country used where the visitor's is unknown. */
  country,
  /** `delegatedCheckout`: a page of the provider takes the card. `portal`: the portal's own pages do. */
  flow: z.enum(['portal', 'delegatedCheckout']),
  /** Currencies by country, where they differ from the common table. */
  currencies: z.record(country, currency).default({}),
  /** The brand's app in the app stores, the same in every environment. */
  apps: z
    .strictObject({
      name: z.string().min(1),
      android: httpsUrl,
      ios: httpsUrl,
      androidPackage: z.string(),
      uriScheme: z.string(),
    })
    .optional(),
  support: z.strictObject({
    email: z.email(),
    chat: httpsUrl.optional(),
    /** Who answers about a person's own data: a copy, a correction. Where it is not `email`. */
    privacy: z.email().optional(),
    /** Where a weakness is reported, where it is not `email`: a page or a `mailto:` address. */
    security: z.union([httpsUrl, z.url({ protocol: /^mailto$/ })]).optional(),
  }),
  footer: z.strictObject({
    /** An additional line of the brand, in every language. */
    text: z.record(z.enum(languages), z.string().min(1)).optional(),
    terms: httpsUrl,
    privacy: httpsUrl,
  }),
  /** Where the brand sells, and who it is there. */
  sells: salesSchema,
  /** The pages that the brand goes without, with their calls, links and tabs. */
  withoutPages: z.array(z.enum(chosenPages)).default([]),
  password: z.strictObject({ specialCharacter: z.boolean() }),
  features: z.strictObject({
    twoYearTab: z.boolean(),
    taxInRecurringCharge: z.boolean(),
    forgotPasswordOnLogin: z.boolean(),
    showPasswordToggle: z.boolean(),
    /** Makes the label of the e-mail field on /forgot-password smaller. */
    smallForgotEmailLabel: z.boolean(),
    priceOnPlanButtons: z.boolean(),
    /** Where true, a lower billing order needs a confirmation only when the plan's name differs too. */
    downgradeComparesNames: z.boolean(),
    /** Recommends a smaller or larger plan on My Plan, and marks the recommended one in the chooser. */
    recommendations: z.boolean(),
    /** Hours of history on a free plan without a billing cycle and with a retention of 1 day. */
    freeHistoryHours: z.int().min(1),
  }),
  /** The video history that is left after a plan is cancelled or a device is taken off it. */
  retentionAfterCancel: z.enum(['twoHours', 'noService', 'unchanged']),
  theme: themeSchema,
  /**
   * Sentences that replace the common copy, by language, journey and key; by number, too, where the common sentence is.
   */
  copy: z
    .partialRecord(z.enum(chosenLanguages), z.record(z.string(), z.record(z.string(), sentence)))
    .default({}),
  planCodes: planCodesSchema,
};

const applePay = z.strictObject({ label: z.string().min(1) }).optional();
const businessName = z.string().min(1);
const partner = z.enum(['google', 'alexa']);
/** The companies that receive what tags collect, by purpose, as a visitor reads them before agreeing. */
const companies = z.array(z.string().min(1)).min(1);
const tagReceivers = z.strictObject({ measuring: companies, advertising: companies });

/**
 * A brand as its file describes it: every difference between the brands except where they run (`deploymentSchema`). An
 * invalid file stops the build; see `parseBrand`.
 */
export const brandFileSchema = z
  .strictObject({
    ...brandFields,
    /** The provider that takes the money. */
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
    /**
     * The wallets of the unified checkout, which work through Recurly only. `label` is the payee on Apple Pay's sheet.
     */
    wallets: z.strictObject({ applePay, googlePay: z.strictObject({ businessName }).optional() }).default({}),
    /** The social sign-in buttons. */
    social: z.array(z.enum(['google', 'apple'])).default([]),
    /** Google Tag Manager, for a brand that uses it. */
    tagManager: z.strictObject({ experiments: z.boolean(), receivers: tagReceivers }).optional(),
    /** The assistants that an account can be linked to. */
    voiceAssistants: z.array(partner),
  })
  .refine(({ withoutPages, sells }) => !withoutPages.includes('cancelPlan') || sells.cancelAt !== undefined, {
    path: ['sells', 'cancelAt'],
    error:
      'is missing: without the page that cancels a plan, every sentence about cancelling has to say where',
  });

/** A brand with its deployment, as the code uses it. */
export const brandSchema = z.strictObject({
  ...brandFields,
  hosts: brandHosts,
  platform: platformBases,
  billing: z.discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('recurly'),
      v3,
      publicKey,
      recurly: recurlySite,
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
      /** Recurly's key: Recurly takes the card of an account with an invoice past due. */
      recurlyKey: publicKey,
      recurly: recurlySite,
    }),
  ]),
  wallets: z.strictObject({
    applePay,
    googlePay: z.strictObject({ merchantId: googleMerchantId, businessName }).optional(),
  }),
  social: z.strictObject({ google: googleClient.optional(), apple: appleClient.optional() }),
  tagManager: z.strictObject({ ...tagContainer, receivers: tagReceivers }).optional(),
  /** The sender of letters, for a brand that takes declarations. */
  letters: letterSender.optional(),
  voiceAssistants: z.array(z.strictObject({ partner, ...assistantClient })),
});

/** A brand as written in its file. */
export type BrandInput = z.input<typeof brandFileSchema>;
/** A brand file after validation. */
export type BrandFile = z.output<typeof brandFileSchema>;
/** A brand with its deployment, as the code uses it. */
export type Brand = z.output<typeof brandSchema>;

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * Describes validation issues in plain words, one line for each field. For an invalid key of a table it says what the
 * key must be.
 */
export function mends(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    const field = issue.path.join('.') || '(whole file)';
    const messages =
      issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
    return messages.map(
      (message) => `${field}: ${message.endsWith('received undefined') ? 'is missing' : message}`,
    );
  });
}

/** Validates a brand file. Throws an `Error` whose message names the file, the field and what to write there. */
export function parseBrand(file: string, input: unknown): BrandFile {
  const result = brandFileSchema.safeParse(input);
  if (!result.success) {
    const lines = mends(result.error.issues).map((line) => `  ${line}`);
    throw new Error(`The brand file ${file} cannot be used. Correct these fields:\n${lines.join('\n')}`);
  }
  const expected = `${result.data.key}.ts`;
  if (!file.endsWith(`/${expected}`)) {
    throw new Error(
      `The brand file ${file} says key "${result.data.key}": name the file ${expected}, or change the key.`,
    );
  }
  return result.data;
}
