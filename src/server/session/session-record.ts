import type { Profile } from '../../contracts/profile.ts';
import type { SessionTimes } from '../../domain/session-lifetime.ts';

/** A signed-in person, as kept at the edge. Holds secrets: nothing of `platform` may reach a browser. */
export type SessionRecord = SessionTimes & {
  brand: string;
  person: { name: string; email: string; accountId: string; status: string };
  platform: { token: string; credentials: Profile['pepperUser']['awsUserCredentials'] };
};

/** A session just begun for a profile. `nowMs` in milliseconds since 1970. */
export function newSessionRecord(brand: string, profile: Profile, nowMs: number): SessionRecord {
  return {
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
