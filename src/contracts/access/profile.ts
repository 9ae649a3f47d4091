import * as z from 'zod';
import { wireChoice, wireDateMs, wireFlag, wireId, wireKey, wirePick, wireText, wireWord } from '../wire.ts';
import { asJsonObject } from '../json-object.ts';

/** Platform status of an account that is about to be deleted. */
export const PENDING_DELETE = 'pending_delete';
/** Platform status of an account that is in use. */
export const ACTIVE = 'active';

/** The state of an automatic migration. An unknown status counts as none, so that the portal asks the platform. */
const migrationInfo = z
  .object({ status: wireChoice('success', 'error'), error: wireText, date: wireDateMs })
  .nullish()
  .transform((info) =>
    !info || info.status === 'unknown' ? null : { status: info.status, error: info.error, date: info.date },
  );

/** The temporary cloud credentials of a session. They are secret and never leave the edge. */
export const awsUserCredentials = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  SessionToken: z.string().min(1),
  region: z.string().default('us-east-2'),
  /** When they expire, in milliseconds since 1970. Not every platform states it. */
  Expiration: wireDateMs.optional(),
});

const otherAccount = z.object({ email: wireKey }).nullish();

/** The fields of a profile, for responses that have more or fewer of them. Parse it together with `withEmail`. */
export const profileFields = z.object({
  /** Required: no call can be made without it. */
  token: z.string().min(1),
  fullName: wireText.optional(),
  email: wireKey,
  countryCode: wireKey.optional(),
  externalAccounts: z.object({ cognito: otherAccount, loginRadius: otherAccount }).nullish(),
  pepperUser: z.object({
    /** Required: orders name the account by it. */
    account_id: wireId,
    account: z
      .object({
        /** `active` and `pending_delete` are known; the platform may have others. */
        status: wireWord.default('unknown'),
        migrationInfo,
      })
      .prefault({}),
    /** Required: no call can be signed without them. */
    awsUserCredentials,
  }),
});

type WithEmail = Pick<z.output<typeof profileFields>, 'email' | 'externalAccounts'>;

/**
 * Adds the e-mail address of a person: their own, or the one of an external account they sign in with. It is required,
 * because codes and orders name it.
 */
export function withEmail<Fields extends WithEmail>(
  fields: Fields,
  context: z.RefinementCtx,
): Omit<Fields, 'email'> & { email: string } {
  const { email, externalAccounts } = fields;
  const address = email ?? externalAccounts?.cognito?.email ?? externalAccounts?.loginRadius?.email;
  if (address) return { ...fields, email: address };
  context.addIssue({ code: 'custom', path: ['email'], params: { expected: 'an e-mail address' } });
  return z.NEVER;
}

/** The person who signed in. `token` and the credentials are secret. */
export const profile = profileFields.transform(withEmail);
export type Profile = z.output<typeof profile>;

/** The MFA that a sign-in requires. */
export const mfaLoginInfo = z.object({
  /** Required: the code is sent together with it. */
  secondFactorAuthenticationToken: z.string().min(1),
  phoneNumber: wireKey.optional(),
  email: wireKey.optional(),
  contactType: wireChoice('email', 'phone').optional(),
  /** Sent back with every call about the code, as the JSON text of what the platform sent. */
  userMFASettings: z
    .unknown()
    .transform((settings) => (settings === undefined ? undefined : JSON.stringify(settings)))
    .optional(),
});
export type MfaLoginInfo = z.output<typeof mfaLoginInfo>;

/**
 * Finds the MFA that a response requires; undefined where it requires none. A response requires MFA where it has a
 * `secondFactorAuthenticationToken`, at the top or under `mfaLoginInfo` or `mfa`, also inside `authCode`.
 * `userMFASettings` may be beside it.
 */
export function mfaOf(answer: unknown): Record<string, unknown> | undefined {
  const top = asJsonObject(answer);
  const inner = asJsonObject(top?.['authCode']);
  const candidates = [top?.['mfaLoginInfo'], top?.['mfa'], inner?.['mfaLoginInfo'], inner?.['mfa'], top];
  const mfa = candidates
    .map(asJsonObject)
    .find((candidate) => candidate?.['secondFactorAuthenticationToken'] !== undefined);
  if (!mfa) return undefined;
  return { userMFASettings: top?.['userMFASettings'], ...mfa };
}

const mfaAnswer = z
  .unknown()
  .transform(mfaOf)
  .pipe(mfaLoginInfo)
  .transform((mfa) => ({ kind: 'mfa' as const, mfa }));
const signedInProfile = profile.transform((answer) => ({ kind: 'profile' as const, profile: answer }));

/** The response to a sign-in: a profile, or MFA where it has a `secondFactorAuthenticationToken`. */
export const signInAnswer = wirePick<typeof mfaAnswer | typeof signedInProfile>((answer) =>
  mfaOf(answer) ? mfaAnswer : signedInProfile,
);

const authorizationCode = z.object({ authorizationCode: z.string().min(1) });
const grantedCode = z.union([
  z.object({ authCode: authorizationCode }).transform(({ authCode }) => authCode.authorizationCode),
  authorizationCode.transform((answer) => answer.authorizationCode),
]);

/** The OAuth base's response to a right code: the authorization code, at the top or under `authCode`. */
export const authorizationAnswer = grantedCode.transform((code) => ({ authorizationCode: code }));

const codeGranted = grantedCode.transform((code) => ({ kind: 'code' as const, code }));

/** The response to POST /authcode: the code for the assistant, or MFA. */
export const authCodeAnswer = wirePick<typeof mfaAnswer | typeof codeGranted>((answer) =>
  mfaOf(answer) ? mfaAnswer : codeGranted,
);

const bareSuccess = z
  .unknown()
  .refine(isSuccess, { params: { expected: 'a profile or a success' } })
  .transform(() => ({ kind: 'success' as const }));

/** True for a bare success in any form that a platform may use; false for any other response. */
function isSuccess(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === true) return true;
  if (typeof answer === 'string') return ['success', 'ok'].includes(answer.trim().toLowerCase());
  const record = asJsonObject(answer);
  if (!record) return false;
  if (Object.keys(record).length === 0) return true;
  const flags = [record['success'], record['IsPosted']].filter((flag) => flag !== undefined);
  if (flags.length === 0) return Number(record['statusCode']) === 200;
  return flags.every((flag) => wireFlag.safeParse(flag).data === true);
}

/**
 * The response to a code: a profile, a bare success, or a request for another code. A response with a part of a profile
 * must be a complete one.
 */
export const codeAnswer = wirePick<typeof mfaAnswer | typeof signedInProfile | typeof bareSuccess>(
  (answer) => {
    if (mfaOf(answer)) return mfaAnswer;
    const record = asJsonObject(answer);
    const isProfile = record !== undefined && ('token' in record || 'pepperUser' in record);
    return isProfile ? signedInProfile : bareSuccess;
  },
);
