import * as z from 'zod';
import { wireDateMs } from './wire.ts';

/** Where an automatic migration stands (spec subscriptions-and-money.md section 4, Migration). */
const migrationInfo = z.object({
  status: z.enum(['success', 'error']),
  error: z.string().max(2_000).nullish(),
  date: wireDateMs,
});

/** The temporary cloud credentials of a session. Secret: they never leave the edge. */
export const awsUserCredentials = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  SessionToken: z.string().min(1),
  region: z.string().default('us-east-2'),
});

/** Who signed in (spec access.md section 3, Profile). `token` and the credentials are secret. */
export const profile = z.object({
  token: z.string().min(1),
  fullName: z.string().max(500).nullish(),
  email: z.string().max(500),
  countryCode: z.string().max(10).nullish(),
  externalAccounts: z
    .object({
      cognito: z.object({ email: z.string().nullish() }).nullish(),
      loginRadius: z.object({ email: z.string().nullish() }).nullish(),
    })
    .nullish(),
  pepperUser: z.object({
    account_id: z.union([z.string().min(1), z.number()]).transform(String),
    account: z.object({
      /** `active` and `pending_delete` are known; the platform may have others. */
      status: z.string().min(1),
      /** An unreadable one counts as none: it must not keep anybody from signing in. */
      migrationInfo: migrationInfo.nullish().catch(null),
    }),
    awsUserCredentials,
  }),
});
export type Profile = z.output<typeof profile>;

/** The second step that a sign-in asks for (spec access.md sections 3 and 5). */
export const mfaLoginInfo = z.object({
  secondFactorAuthenticationToken: z.string().min(1),
  phoneNumber: z.string().nullish(),
  email: z.string().nullish(),
  contactType: z.enum(['EMAIL', 'PHONE']).optional(),
});
export type MfaLoginInfo = z.output<typeof mfaLoginInfo>;

/** A sign-in that is done, or one that waits for a code. Told apart by `secondFactorAuthenticationToken`. */
export const signInAnswer = z.union([
  z.object({ mfaLoginInfo }).transform((answer) => ({ kind: 'mfa' as const, mfa: answer.mfaLoginInfo })),
  profile.transform((answer) => ({ kind: 'profile' as const, profile: answer })),
]);
