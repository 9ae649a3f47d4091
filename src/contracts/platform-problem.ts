import * as z from 'zod';

/**
 * A refusal by the platform: `{errorCode, description, errorData?}` with a status of 400 or more
 * (the codes are listed in spec access.md section 8 and subscriptions-and-money.md section 8; the envelope is chosen here).
 */
export const platformProblem = z.object({
  errorCode: z.union([z.number(), z.string().max(100)]).transform(String),
  description: z.string().max(2_000).optional(),
  errorData: z.record(z.string(), z.unknown()).optional(),
});

/** Numeric codes of the authentication context (spec access.md section 8). */
export const authenticationCodes = {
  tooManyRequests: '429',
  emailCodeLimit: '1122',
  smsCodeLimit: '1123',
  accountLocked: '1198',
  invalidToken: '1104',
  expiredCode: '1070',
  invalidCode: '1067',
  emailNotVerified: '970',
  /** The same by name. */
  emailNotVerifiedText: 'email.not.verified',
} as const;

/** What the platform refuses changes of an account with. Chosen here: the spec shows no code for it. */
export const accountCodes = { pendingDelete: 'error.account.pending_delete' } as const;
