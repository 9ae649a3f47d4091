import type { NativeSource } from '../../contracts/native-message.ts';
import type { Profile } from '../../contracts/access/profile.ts';
import type { DeviceDraft } from '../../domain/devices/device-draft.ts';
import type { SignedInBy } from '../../domain/access/deletion-proof.ts';
import type { ChallengedCard } from '../../domain/billing/entered-card.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { MfaSeen } from '../../domain/access/security-record.ts';
import type { SessionTimes } from '../../domain/access/session-lifetime.ts';

/** A signed-in person, as kept at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export type SessionRecord = SessionTimes & {
  brand: string;
  person: { name: string; email: string; accountId: string; status: string };
  /** When the platform told the status anew, in milliseconds since 1970; undefined where not since the sign-in. */
  statusAtMs?: number | undefined;
  platform: { token: string; credentials: Profile['pepperUser']['awsUserCredentials'] };
  /** How the person signed in, when the session began; undefined in one that began before that was noted. */
  signedInBy?: SignedInBy | undefined;
  /** Whether this sign-in asked for a code; undefined where it says nothing of that. */
  mfa?: MfaSeen | undefined;
  /** The native app around the portal, for a session that came by an isolated SSO. */
  source?: NativeSource | undefined;
} & SessionDrafts;

/** What a person has begun and not ended. */
export type SessionDrafts = {
  /** The plan change under way. */
  planChange?: PlanChangeIntent | undefined;
  /** The order of that change, once its summary has been seen. */
  order?: OrderDraft | undefined;
  /** A card that was entered and that its bank wants to see proven. */
  card?: ChallengedCard | undefined;
  /** The token of the card stored last: the same form sent twice is one card. */
  storedToken?: string | undefined;
  /** A choice of devices that was not saved, with what is to be said about it. */
  deviceDraft?: DeviceDraft | undefined;
  /** How the automatic migration ended; undefined where nothing is known of one. */
  migration?: MigrationStatus | undefined;
};

/** How an automatic migration ended; `notRequired` once the platform said so. */
export type MigrationStatus = 'success' | 'error' | 'notRequired';

/** What a sign-in brings into the session it begins; the source and the change only a hand-off. */
export type SessionBringing = Pick<SessionRecord, 'signedInBy' | 'mfa' | 'source' | 'planChange'>;

/** A session just begun for a profile. `nowMs` in milliseconds since 1970. */
export function newSessionRecord(
  brand: string,
  profile: Profile,
  nowMs: number,
  bringing: SessionBringing = {},
): SessionRecord {
  const migrated = profile.pepperUser.account.migrationInfo?.status;
  return {
    ...bringing,
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
