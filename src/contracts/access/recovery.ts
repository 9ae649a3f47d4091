import * as z from 'zod/mini';
import { MAX_TYPED_ADDRESS } from '../typed-line.ts';
import type { ResetLinkErrorCode } from './reset-link-error.ts';

/**
 * POST /api/recovery/forgot: the e-mail address that requests a link to reset its password, which `emailAddress` reads, and
 * where the person was going, which `returnRoute` reads.
 */
export const forgotRequest = z.strictObject({
  email: z.string().check(z.maxLength(MAX_TYPED_ADDRESS)),
  redirectUri: z.optional(z.string()),
});
/** POST /api/recovery/resend: sends the link again, to the last address that this browser gave. */
export const resendRequest = z.strictObject({});
/** POST /api/recovery/verify-email. The content of the mailed link is in a sealed cookie. */
export const verifyEmailRequest = z.strictObject({});

/**
 * Why an address was not verified. `verification_unavailable`: the platform did not respond, so a retry is possible.
 */
export const verifyEmailErrorCodes = [
  'link_used',
  'link_expired',
  'link_invalid',
  'verification_unavailable',
] as const;
export type VerifyEmailErrorCode = (typeof verifyEmailErrorCodes)[number];

/**
 * POST /api/recovery/reset-password. The passwords are exactly as typed; the password rule is checked later and has its
 * own messages.
 */
const newPassword = {
  password: z.string().check(z.maxLength(1_000)),
  confirmation: z.string().check(z.maxLength(1_000)),
};
export const resetPasswordRequest = z.strictObject(newPassword);
/** The same as a plain form. It may carry the account's name for a password manager. */
export const resetPasswordForm = z.strictObject({ ...newPassword, username: z.optional(z.string()) });

/** The faults of a new password, in the order in which they are checked. */
export const passwordFaults = [
  'password_short',
  'password_long',
  'password_uppercase',
  'password_lowercase',
  'password_number',
  'password_special',
] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** Errors that the person can correct on the same form. `reset_unavailable`: the platform did not respond. */
export const resetFormErrorCodes = [
  'PASSWORDS_TOO_SIMILAR',
  ...passwordFaults,
  'passwords_differ',
  'reset_unavailable',
] as const;
export type ResetFormErrorCode = (typeof resetFormErrorCodes)[number];

/** Every error code of a recovery call. `email_invalid`: the typed text is not exactly one e-mail address. */
export type RecoveryErrorCode =
  'email_invalid' | VerifyEmailErrorCode | ResetLinkErrorCode | ResetFormErrorCode;
