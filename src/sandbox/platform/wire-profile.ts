import type * as z from 'zod';
import type { mfaLoginInfo, profile } from '../../contracts/access/profile.ts';
import { isoDate } from '../world/clock.ts';
import { CLOUD_REGION } from './signature.ts';
import type { Account, Session } from '../world/entities.ts';

/** Formats the profile of an account that just signed in, with its session token. */
export function wireProfile(account: Account, session: Session): z.input<typeof profile> {
  return { token: session.token, ...wireProfileWithoutToken(account, session) };
}

/** Formats the profile of an account with a session, without the token. */
export function wireProfileWithoutToken(
  account: Account,
  session: Session,
): Omit<z.input<typeof profile>, 'token'> {
  return {
    fullName: account.fullName,
    email: account.email,
    countryCode: account.countryCode,
    externalAccounts: { cognito: { email: account.email }, loginRadius: { email: account.email } },
    pepperUser: {
      account_id: session.accountId,
      account: { status: account.status, migrationInfo: wireMigrationInfo(account) },
      awsUserCredentials: {
        AccessKeyId: session.accessKeyId,
        SecretAccessKey: session.secretAccessKey,
        SessionToken: session.sessionToken,
        region: CLOUD_REGION,
        Expiration: isoDate(session.expiresAtMs),
      },
    },
  };
}

function wireMigrationInfo({ migration: { migratedAtMs } }: Account): MigrationInfo {
  return migratedAtMs === null ? null : { status: 'success', date: isoDate(migratedAtMs) };
}

type MigrationInfo = NonNullable<z.input<typeof profile>['pepperUser']['account']>['migrationInfo'];

/** Formats the answer to a right password if a code is required. The contact is not masked: the caller masks it. */
export function wireMfaLogin(token: string, factor: Factor): { mfaLoginInfo: z.input<typeof mfaLoginInfo> } {
  if (factor.channel === 'nowhere') return { mfaLoginInfo: { secondFactorAuthenticationToken: token } };
  const contact =
    factor.channel === 'sms'
      ? { phoneNumber: factor.to, contactType: 'PHONE' as const }
      : { email: factor.to, contactType: 'EMAIL' as const };
  const userMFASettings = { preferredContact: contact.contactType };
  return { mfaLoginInfo: { secondFactorAuthenticationToken: token, ...contact, userMFASettings } };
}

type Factor = NonNullable<Account['secondFactor']>;
