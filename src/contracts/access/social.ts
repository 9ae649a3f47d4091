import * as z from 'zod/mini';

/** The longest token and nonce that are accepted, in characters. */
const MAX_TOKEN_LENGTH = 8_192;
const MAX_NONCE_LENGTH = 64;

/** A credential from a provider: printable ASCII without spaces. */
const token = z.string().check(z.regex(/^[\u0021-\u007e]+$/), z.maxLength(MAX_TOKEN_LENGTH));

/** The response to POST /api/social/begin: the nonce that Google's token must contain. */
export type BeginGoogleResponse = { nonce: string };

/** POST /api/social/apple/begin, a plain form: the page to continue on after the sign-in. */
export const beginAppleForm = z.strictObject({ redirectUri: z.optional(z.string()) });

/** Where the person was going. */
const returnField = { redirectUri: z.optional(z.string()) };

/**
 * POST /api/social/sign-in. Google's token contains the nonce; Apple's comes with the nonce of its callback address.
 */
export const socialSignInRequest = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('google'), idToken: token, ...returnField }),
  z.strictObject({
    provider: z.literal('appleweb'),
    authCode: token,
    nonce: z.string().check(z.minLength(1), z.maxLength(MAX_NONCE_LENGTH)),
    ...returnField,
  }),
]);
export type SocialSignInRequest = z.infer<typeof socialSignInRequest>;

/**
 * The issuer in the tokens of the sandbox's Google. No real token has it, and it is not accepted outside the sandbox.
 */
export const STAND_IN_ISSUER = 'https://google.sandbox.invalid';
