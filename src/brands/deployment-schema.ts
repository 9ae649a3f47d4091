import * as z from 'zod';
import { recurlySite } from './gateways.ts';
import { secretKind } from './key-shapes.ts';

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

/** A host name as browsers send it: lower case, no port, no trailing dot. */
export const hostName = z
  .string()
  .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a lower-case host name such as account.example.com');

/** The address before the path of a platform call. It may have a path and end with a slash. */
const baseAddress = httpsUrl.refine(
  (address) => !/[?#@]/.test(address),
  'must be a base address: no query, no fragment, no credentials',
);

/** A value that stands in pages or addresses. A secret is refused in every environment. */
const publicValue = (of: 'cards' | 'others') =>
  z
    .string()
    .min(1)
    .refine((value) => secretKind(value, of) === undefined, {
      error: ({ input }) =>
        `is ${secretKind(String(input), of)}: everybody could read it in the pages. Revoke it where it was issued, and write the public one here`,
    });

export const publicKey = publicValue('cards');
export const connectedAccount = publicValue('cards');
/** The hosts of the provider's hosted checkout. */
export const checkoutHosts = z.array(hostName).min(1);
export const googleMerchantId = publicValue('others');
export const googleClient = z.strictObject({ clientId: publicValue('others') });
/** Apple’s sign-in at the identity provider; see `AppleSignIn`. */
export const appleClient = z.strictObject({
  redirectUriBase: httpsUrl,
  lrUri: httpsUrl,
  lrApiKey: publicValue('others'),
});
/** A host that tags send to: an `https://` origin, whose name may begin with `*.`. */
const tagHost = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'must be an origin such as https://*.google-analytics.com',
  );
/** The hosts of Google Analytics 4, and those it adds for ads, as Google’s guide to a page’s policy lists them. */
const googleMeasuring = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const googleAdvertising = [
  'https://*.g.doubleclick.net',
  'https://*.google.com',
  'https://pagead2.googlesyndication.com',
];
/**
 * The container of Google Tag Manager, the script of A/B tests, which runs on the same pages, and the hosts that the
 * container’s tags send to for each purpose: the policy of a page lets them reach no other.
 */
export const tagContainer = {
  container: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container id such as GTM-ABC123'),
  experiments: httpsUrl.optional(),
  sendsTo: z
    .strictObject({
      measuring: z.array(tagHost).default(googleMeasuring),
      advertising: z.array(tagHost).default(googleAdvertising),
    })
    .prefault({}),
};
/** The client of a voice assistant. `redirectUris` are compared as raw strings and never normalised. */
export const assistantClient = {
  clientId: publicValue('others'),
  redirectUris: z.array(httpsUrl).min(1),
};
/** The sender of letters: an address of a domain from which Cloudflare's Email Service sends. */
export const letterSender = z.strictObject({ from: z.email() });
/** The brand's two base addresses. */
export const platformBases = z.strictObject({ api: baseAddress, oauth: baseAddress });
/** The brand's hosts in this environment; `<key>.localhost` is added. */
export const brandHosts = z.array(hostName).min(1);

/**
 * The deployment of a brand in one environment: its hosts, addresses and keys, which differ between staging and production.
 * The brand's file decides which fields it needs; see `deployedBrand`.
 */
export const deploymentSchema = z.strictObject({
  hosts: brandHosts,
  platform: platformBases,
  billing: z.strictObject({
    publicKey,
    connectedAccount: connectedAccount.optional(),
    checkoutHosts: checkoutHosts.optional(),
    recurlyKey: publicKey.optional(),
    recurly: recurlySite.optional(),
    second: z.strictObject({ publicKey, connectedAccount }).optional(),
  }),
  wallets: z
    .strictObject({ googlePay: z.strictObject({ merchantId: googleMerchantId }).optional() })
    .default({}),
  social: z.strictObject({ google: googleClient.optional(), apple: appleClient.optional() }).default({}),
  tagManager: z.strictObject(tagContainer).optional(),
  letters: letterSender.optional(),
  voiceAssistants: z
    .strictObject({
      google: z.strictObject(assistantClient).optional(),
      alexa: z.strictObject(assistantClient).optional(),
    })
    .default({}),
});

/** A brand's deployment as an environment's file writes it. */
export type DeploymentInput = z.input<typeof deploymentSchema>;
/** A brand's deployment after validation. */
export type BrandDeployment = z.output<typeof deploymentSchema>;
