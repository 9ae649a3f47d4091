import * as z from 'zod/mini';
import { MAX_TYPED_CODE } from '../typed-line.ts';

/** The page to continue on after the sign-in, as the page's address states it. */
const redirectUri = z.optional(z.string());

/** The mark of the sign-in that the form was made for: another tab may have begun another one since. */
const signIn = z.string().check(z.maxLength(64));

/** POST /api/mfa/verify. The code is as typed; `oneTimeCode` reads it. */
export const verifyCodeRequest = z.strictObject({
  code: z.string().check(z.maxLength(MAX_TYPED_CODE)),
  signIn,
  redirectUri,
});

/** POST /api/mfa/resend; `resendAnswer` reads the response. */
export const resendCodeRequest = z.strictObject({ signIn, redirectUri });

/**
 * Why a code is refused. `too_many_attempts`: the portal's own limit of wrong codes. `service_busy`: the
 * gateway of the platform receives too many calls. `code_pending`: another attempt is
 * still running. `another_code`: the platform has sent a new code and requires that one. `another_sign_in`: the form was
 * made for a sign-in that another one in this browser has replaced. `sign_in_over`: the sign-in has expired and must
 * start again.
 */
export const mfaErrorCodes = [
  'account_locked',
  'too_many_attempts',
  'too_many_codes',
  'service_busy',
  'code_expired',
  'code_invalid',
  'code_incomplete',
  'code_pending',
  'another_code',
  'another_sign_in',
  'verification_failed',
  'resend_failed',
  'resend_too_soon',
  'sign_in_over',
] as const;
export type MfaErrorCode = (typeof mfaErrorCodes)[number];
