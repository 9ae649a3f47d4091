import type { NativeSource } from '../../contracts/native-message.ts';
import type { Profile } from '../../contracts/access/profile.ts';
import type { DeviceDraft } from '../../domain/devices/device-draft.ts';
import type { SignedInBy } from '../../domain/access/deletion-proof.ts';
import type { ChallengedCard } from '../../domain/billing/entered-card.ts';
import type { HostedCard } from '../../domain/billing/new-card.ts';
import type { OrderBasis } from '../../domain/orders/order-basis.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { MfaSeen } from '../../domain/access/security-record.ts';
import type { SessionTimes } from '../../domain/access/session-lifetime.ts';

/** A signed-in person, as stored at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export type SessionRecord = SessionTimes & {
  brand: string;
  person: { name: string; email: string; accountId: string; status: string };
  /** When the platform last gave the status, in milliseconds since 1970; undefined if it has not since the sign-in. */
  statusAtMs?: number | undefined;
  platform: { token: string; credentials: Profile['pepperUser']['awsUserCredentials'] };
  /** How the person signed in; undefined in a session that began before the portal stored this. */
  signedInBy?: SignedInBy | undefined;
  /** Whether this sign-in asked for an MFA code; undefined if this way of signing in does not show it. */
  mfa?: MfaSeen | undefined;
  /** The native app around the portal, for a session that began by an isolated SSO. */
  source?: NativeSource | undefined;
} & SessionDrafts;

/** What a person has begun and not finished, and what a page needs to go on with it. */
export type SessionDrafts = {
  /** The plan change that the person has chosen and not ordered yet. */
  planChange?: PlanChangeIntent | undefined;
  /** The order for that change, once the person has seen its summary. */
  order?: OrderDraft | undefined;
  /** A card that the person entered and whose bank asks for a challenge. */
  card?: ChallengedCard | undefined;
  /** The token of the card that was stored last, so that the same form sent twice stores one card. */
  storedToken?: string | undefined;
  /** A visit to the provider's page for another card, while nobody knows how it ended. */
  hostedCard?: HostedCard | undefined;
  /** A device selection that was not saved, with the message to show about it. */
  deviceDraft?: DeviceDraft | undefined;
  /** What the questions of an order are made of, as a page last read it; undefined until a page has read it. */
  orderBasis?: OrderBasis | undefined;
  /** How the automatic migration ended; undefined while no result is known. */
  migration?: MigrationStatus | undefined;
};

/** How an automatic migration ended. `notRequired`: the platform said that the account needs none. */
export type MigrationStatus = 'success' | 'error' | 'notRequired';

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
    },
    platform: { token: profile.token, credentials: profile.pepperUser.awsUserCredentials },
  };
}
