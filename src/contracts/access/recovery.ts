import * as z from 'zod/mini';

/** POST /api/recovery/forgot: who asks for a link for a new password. */
export const forgotRequest = z.strictObject({ email: z.string().check(z.maxLength(400)) });
/** POST /api/recovery/resend: the link once more, to the address this browser gave last. */
export const resendRequest = z.strictObject({});
/** Where to go next: a path of this portal. The same for every address. */
export const recoveryResponse = z.object({ next: z.string() });

/** POST /api/recovery/verify-email: what the mailed link carried is in a sealed cookie. */
export const verifyEmailRequest = z.strictObject({});

/**
 * Why an address was not verified. `verification_unavailable`: the platform gave no answer, so it
 * may be tried again.
 */
export const verifyEmailErrorCodes = [
  'link_used',
  'link_expired',
  'link_invalid',
  'verification_unavailable',
] as const;
export type VerifyEmailErrorCode = (typeof verifyEmailErrorCodes)[number];

/** POST /api/recovery/reset-password. Passwords byte for byte as typed; the rules come later and have words. */
const newPassword = {
  password: z.string().check(z.maxLength(1_000)),
  confirmation: z.string().check(z.maxLength(1_000)),
};
export const resetPasswordRequest = z.strictObject(newPassword);
/** The same as a plain form, which may carry the account's name for a password manager. */
export const resetPasswordForm = z.strictObject({ ...newPassword, username: z.optional(z.string()) });

/** What a new password may lack, in the order in which it is told. */
export const passwordFaults = [
  'password_short',
  'password_long',
  'password_uppercase',
  'password_lowercase',
  'password_number',
  'password_special',
] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** How a mailed link may be of no use; the person needs another one. */
export const resetLinkErrorCodes = ['INVALID_TOKEN', 'LINK_ALREADY_USED'] as const;
export type ResetLinkErrorCode = (typeof resetLinkErrorCodes)[number];

/** What may be mended on the same form. `reset_unavailable`: the platform gave no answer. */
export const resetFormErrorCodes = [
  'PASSWORDS_TOO_SIMILAR',
  ...passwordFaults,
  'passwords_differ',
  'reset_unavailable',
] as const;
export type ResetFormErrorCode = (typeof resetFormErrorCodes)[number];

/** Every code a call of recovery may refuse with. `email_invalid`: what was typed is not one e-mail address. */
export type RecoveryErrorCode =
  'email_invalid' | VerifyEmailErrorCode | ResetLinkErrorCode | ResetFormErrorCode;
