import * as z from 'zod/mini';

/** Longest token that is looked at, in characters. */
const MAX_TOKEN_LENGTH = 8_192;
const MAX_NONCE_LENGTH = 64;

/** What a provider hands out: printable text without a space. */
const token = z.string().check(z.regex(/^[\u0021-\u007e]+$/), z.maxLength(MAX_TOKEN_LENGTH));

/** POST /api/social/begin answers with the nonce that Google's token must carry. */
export type BeginGoogleResponse = { nonce: string };

/** POST /api/social/apple/begin, a plain form: where the person was going. */
export const beginAppleForm = z.strictObject({ redirectUri: z.optional(z.string()) });

/**
 * POST /api/social/sign-in. Google's token carries the nonce itself;
 * Apple's comes with the one its way back was given.
 */
export const socialSignInRequest = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('google'), idToken: token, redirectUri: z.optional(z.string()) }),
  z.strictObject({
    provider: z.literal('appleweb'),
    authCode: token,
    nonce: z.string().check(z.minLength(1), z.maxLength(MAX_NONCE_LENGTH)),
  }),
]);
export type SocialSignInRequest = z.infer<typeof socialSignInRequest>;

/**
 * Whom the tokens of the sandbox's Google name as their issuer. No real token does, and where there is no sandbox none of
 * its tokens is taken.
 */
export const STAND_IN_ISSUER = 'https://google.sandbox.invalid';
