import { HOUR_MS } from '../world/clock.ts';
import type { Account, Session } from '../world/entities.ts';
import { RESETS_SETTING, type World } from '../world/world.ts';

/** How long a session token and its temporary credentials are valid, in milliseconds of the sandbox's clock. */
export const SESSION_LIFETIME_MS = 12 * HOUR_MS;

/** Starts a session with a new token and new temporary credentials. Deletes the account's expired sessions. */
export function startSession({ store, clock, random }: World, account: Account): Session {
  for (const old of store.sessions.ownedBy(account.key)) {
    if (old.expiresAtMs <= clock.nowMs()) store.sessions.delete(old.token);
  }
  const resets = store.settings.get(RESETS_SETTING);
  const session: Session = {
    token: `session-${random.hex(24)}`,
    accountKey: account.key,
    accountId: resets === null ? account.id : `${account.id}-r${resets.value}`,
    brand: account.brand,
    accessKeyId: `ASIA${random.hex(8).toUpperCase()}`,
    secretAccessKey: random.hex(20),
    sessionToken: `temporary-${random.hex(64)}`,
    expiresAtMs: clock.nowMs() + SESSION_LIFETIME_MS,
  };
  store.sessions.put(session);
  return session;
}

/**
 * Returns the valid session of a token at a brand, with its account; null if it is unknown, expired or another brand's.
 */
export function findSession(
  { store, clock }: World,
  brand: string,
  token: string | null,
): { session: Session; account: Account } | null {
  const session = token === null ? null : store.sessions.get(token);
  if (!session || session.brand !== brand || session.expiresAtMs <= clock.nowMs()) return null;
  const account = store.accounts.get(session.accountKey);
  return account ? { session, account } : null;
}
