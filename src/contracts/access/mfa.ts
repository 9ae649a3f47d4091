import * as z from 'zod/mini';

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** Where the address of the page says that the person was going. */
const redirectUri = z.optional(z.string());

/** POST /api/second-step/verify. What is typed may hold spaces, as in `123 456`. */
export const verifyCodeRequest = z.strictObject({ code: z.string().check(z.maxLength(40)), redirectUri });

/** POST /api/second-step/resend; see `resendAnswer`. */
export const resendCodeRequest = z.strictObject({ redirectUri });

/**
 * Why a code did not do. `too_many_attempts`: our own limit of wrong codes. `code_pending`: another try is still under way.
 * `another_code`: the platform has sent a new code and wants that one. `sign_in_over`: the sign-in this code belonged to has
 * ended; begin again.
 */
export const mfaErrorCodes = [
  'account_locked',
  'too_many_attempts',
  'too_many_codes',
  'code_expired',
  'code_invalid',
  'code_incomplete',
  'code_pending',
  'another_code',
  'verification_failed',
  'resend_failed',
  'resend_too_soon',
  'sign_in_over',
] as const;
export type MfaErrorCode = (typeof mfaErrorCodes)[number];
