import type { NativeSource } from '../../contracts/native-message.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { PlanChangeIntent } from '../../domain/plan-change.ts';
import type { SessionTimes } from '../../domain/session-lifetime.ts';

/** A signed-in person, as kept at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export type SessionRecord = SessionTimes & {
  brand: string;
  person: { name: string; email: string; accountId: string; status: string };
  platform: { token: string; credentials: Profile['pepperUser']['awsUserCredentials'] };
  /** The native app around the portal, for a session that came by an isolated SSO. */
  source?: NativeSource | undefined;
  /** The plan change under way. */
  planChange?: PlanChangeIntent | undefined;
};

/** What a hand-off brings into the session it begins. */
export type SessionBringing = Pick<SessionRecord, 'source' | 'planChange'>;

/** A session just begun for a profile. `nowMs` in milliseconds since 1970. */
export function newSessionRecord(
  brand: string,
  profile: Profile,
  nowMs: number,
  bringing: SessionBringing = {},
): SessionRecord {
  return {
    ...bringing,
    brand,
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
