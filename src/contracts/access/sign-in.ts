import * as z from 'zod/mini';
import { MAX_TYPED_ADDRESS, normalizeIdentifier } from '../typed-line.ts';

/** The e-mail of a sign-in, as it counts. Its format is not checked. */
export const typedUsername = z
  .string()
  .check(z.maxLength(MAX_TYPED_ADDRESS), z.overwrite(normalizeIdentifier), z.maxLength(320));

/** POST /api/auth/sign-in. The password is exactly as typed. */
export const signInRequest = z.strictObject({
  username: typedUsername.check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  rememberMe: z.boolean(),
  redirectUri: z.optional(z.string()),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** The same as a plain form: a ticked box is `on`, an unticked one is absent. */
export const signInForm = z.strictObject({
  username: typedUsername,
  password: z.string().check(z.maxLength(1024)),
  rememberMe: z.optional(z.string()),
  redirectUri: z.optional(z.string()),
});

/** Why a sign-in failed. `service_busy`: the gateway of the platform receives too many calls. */
export const signInErrorCodes = [
  'sign_in_failed',
  'sign_in_incomplete',
  'missing_parameters',
  'wrong_credentials',
  'email_not_verified',
  'account_locked',
  'service_busy',
  'too_many_codes',
  'too_many_attempts',
  'platform_message',
] as const;
export type SignInErrorCode = (typeof signInErrorCodes)[number];
