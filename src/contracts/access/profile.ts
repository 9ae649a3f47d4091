import * as z from 'zod';
import {
  wireChoice,
  wireDateMs,
  wireFlag,
  wireId,
  wireName,
  wirePick,
  wireText,
  wireWord,
} from '../platform/wire.ts';

/**
 * Where an automatic migration stands. One in an unknown state
 * counts as none: then the platform is asked.
 */
const migrationInfo = z
  .object({ status: wireChoice('success', 'error'), error: wireText, date: wireDateMs })
  .nullish()
  .transform((info) =>
    !info || info.status === 'unknown' ? null : { status: info.status, error: info.error, date: info.date },
  );

/** The temporary cloud credentials of a session. Secret: they never leave the edge. */
export const awsUserCredentials = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  SessionToken: z.string().min(1),
  region: z.string().default('us-east-2'),
  /** When they end, in milliseconds since 1970; not every platform says. */
  Expiration: wireDateMs.optional(),
});

const otherAccount = z.object({ email: wireText }).nullish();

/** The fields of a profile, for an answer that has more or fewer of them. Read it with `withEmail`. */
export const profileFields = z.object({
  /** Required: without it no call can be made. */
  token: z.string().min(1),
  fullName: wireText.optional(),
  email: wireText,
  countryCode: wireText.optional(),
  externalAccounts: z.object({ cognito: otherAccount, loginRadius: otherAccount }).nullish(),
  pepperUser: z.object({
    /** Required: orders name the account. */
    account_id: wireId,
    account: z
      .object({
        /** `active` and `pending_delete` are known; the platform may have others. */
        status: wireWord.default('unknown'),
        migrationInfo,
      })
      .prefault({}),
    /** Required: without them no call can be signed. */
    awsUserCredentials,
  }),
});

type WithEmail = Pick<z.output<typeof profileFields>, 'email' | 'externalAccounts'>;

/**
 * The e-mail address of a person: their own, or that of an account elsewhere they sign in with. Required, because codes and
 * orders name it.
 */
export function withEmail<Fields extends WithEmail>(
  fields: Fields,
  context: z.RefinementCtx,
): Omit<Fields, 'email'> & { email: string } {
  const { email, externalAccounts } = fields;
  const known = email ?? externalAccounts?.cognito?.email ?? externalAccounts?.loginRadius?.email;
  if (known) return { ...fields, email: known };
  context.addIssue({ code: 'custom', path: ['email'], params: { expected: 'an e-mail address' } });
  return z.NEVER;
}

/** Who signed in. `token` and the credentials are secret. */
export const profile = profileFields.transform(withEmail);
export type Profile = z.output<typeof profile>;

/** The MFA that a sign-in asks for. */
export const mfaLoginInfo = z.object({
  /** Required: the code is sent with it. */
  secondFactorAuthenticationToken: z.string().min(1),
  phoneNumber: wireText.optional(),
  email: wireText.optional(),
  contactType: wireChoice('email', 'phone').optional(),
  /** What is sent back with every call about the code: JSON text of whatever came. */
  userMFASettings: z
    .unknown()
    .transform((settings) => (settings === undefined ? undefined : JSON.stringify(settings)))
    .optional(),
});
export type MfaLoginInfo = z.output<typeof mfaLoginInfo>;

/**
 * What asks for MFA, wherever in an answer it stands; undefined for an answer without one. "An MFA login response
 * is recognised by the presence of secondFactorAuthenticationToken": at the top, or under
 * `mfaLoginInfo` or `mfa` (authcode). `userMFASettings` may stand beside it.
 */
export function mfaOf(answer: unknown): Record<string, unknown> | undefined {
  const top = recordOf(answer);
  const inner = recordOf(top?.['authCode']);
  const places = [top?.['mfaLoginInfo'], top?.['mfa'], inner?.['mfaLoginInfo'], inner?.['mfa'], top];
  const found = places
    .map(recordOf)
    .find((place) => place?.['secondFactorAuthenticationToken'] !== undefined);
  if (!found) return undefined;
  return { userMFASettings: top?.['userMFASettings'], ...found };
}

const mfaAnswer = z
  .unknown()
  .transform(mfaOf)
  .pipe(mfaLoginInfo)
  .transform((mfa) => ({ kind: 'mfa' as const, mfa }));
const signedInProfile = profile.transform((answer) => ({ kind: 'profile' as const, profile: answer }));

/** A sign-in that is done, or one that waits for a code. Told apart by `secondFactorAuthenticationToken`. */
export const signInAnswer = wirePick<typeof mfaAnswer | typeof signedInProfile>((answer) =>
  mfaOf(answer) ? mfaAnswer : signedInProfile,
);

const authorizationCode = z.object({ authorizationCode: wireName });
const grantedCode = z.union([
  z.object({ authCode: authorizationCode }).transform(({ authCode }) => authCode.authorizationCode),
  authorizationCode.transform((answer) => answer.authorizationCode),
]);

/** An answer of the OAuth base to a right code: the authorization code, bare or as POST /authcode has it. */
export const authorizationAnswer = grantedCode.transform((code) => ({ authorizationCode: code }));

const codeGranted = grantedCode.transform((code) => ({ kind: 'code' as const, code }));

/** POST /authcode: the code for the assistant, or MFA. */
export const authCodeAnswer = wirePick<typeof mfaAnswer | typeof codeGranted>((answer) =>
  mfaOf(answer) ? mfaAnswer : codeGranted,
);

const bareSuccess = z
  .unknown()
  .refine(isSuccess, { params: { expected: 'a profile or a success' } })
  .transform(() => ({ kind: 'success' as const }));

/** True for no more than "success" in the forms a platform may say it; whatever else it says is none. */
function isSuccess(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === true) return true;
  if (typeof answer === 'string') return ['success', 'ok'].includes(answer.trim().toLowerCase());
  const record = recordOf(answer);
  if (!record) return false;
  if (Object.keys(record).length === 0) return true;
  const flags = [record['success'], record['IsPosted']].filter((flag) => flag !== undefined);
  if (flags.length === 0) return Number(record['statusCode']) === 200;
  return flags.every((flag) => wireFlag.safeParse(flag).data === true);
}

/**
 * The answer to a code: a profile, or no more than that it was right, or that another code is wanted. Anything with a part of
 * a profile has to be one.
 */
export const codeAnswer = wirePick<typeof mfaAnswer | typeof signedInProfile | typeof bareSuccess>(
  (answer) => {
    if (mfaOf(answer)) return mfaAnswer;
    const record = recordOf(answer);
    const isProfile = record !== undefined && ('token' in record || 'pepperUser' in record);
    return isProfile ? signedInProfile : bareSuccess;
  },
);

function recordOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}
