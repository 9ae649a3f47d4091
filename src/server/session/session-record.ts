import type { Profile } from '../../contracts/access/profile.ts';
import type { StoredDrafts, StoredSession } from '../../contracts/stored/session-record.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';

/** A signed-in person, as stored at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export type SessionRecord = Omit<StoredSession, 'order'> & Pick<SessionDrafts, 'order'>;

/** What a person has begun and not finished, and what a page needs to go on with it. */
export type SessionDrafts = Omit<StoredDrafts, 'order'> & {
  /** The order for the chosen change, once the person has seen its summary. */
  order?: OrderDraft | undefined;
};

/** What a sign-in adds to the session that it begins; only SSO adds `source` and `planChange`. */
export type SignInFacts = Pick<SessionRecord, 'signedInBy' | 'mfa' | 'source' | 'planChange'>;

/** Builds the record of a session that begins for a profile at `nowMs`, in milliseconds since 1970. */
export function newSessionRecord(
  brand: string,
  profile: Profile,
  nowMs: number,
  facts: SignInFacts = {},
): SessionRecord {
  const migrated = profile.pepperUser.account.migrationInfo?.status;
  return {
    ...facts,
    brand,
    ...(migrated ? { migration: migrated } : {}),
    startedAtMs: nowMs,
    seenAtMs: nowMs,
    person: {
      name: profile.fullName?.trim() || profile.email,
      email: profile.email,
      accountId: profile.pepperUser.account_id,
      status: profile.pepperUser.account.status,
      ...(profile.countryCode ? { country: profile.countryCode.toUpperCase() } : {}),
    },
    platform: { token: profile.token, credentials: profile.pepperUser.awsUserCredentials },
  };
}
