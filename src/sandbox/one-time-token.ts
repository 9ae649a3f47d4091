import { MINUTE_MS } from './clock.ts';
import type { Account, OneTimeToken } from './entities.ts';
import type { World } from './world.ts';

/** How long a token of each purpose is good, in the sandbox's time. */
const lifetimeMs: Record<OneTimeToken['purpose'], number> = {
  sso: 10 * MINUTE_MS,
  verifyEmail: 24 * 60 * MINUTE_MS,
  resetPassword: 60 * MINUTE_MS,
};

/** What a token is made for; the plan codes only where it hands over a plan change. */
export type TokenRequest = {
  purpose: OneTimeToken['purpose'];
  account: Account;
  toPlanCode?: string | undefined;
  fromPlanCode?: string | undefined;
};

/** Makes a token that works once. */
export function makeToken({ store, clock, random }: World, request: TokenRequest): OneTimeToken {
  const made: OneTimeToken = {
    token: `${request.purpose}-${random.hex(24)}`,
    purpose: request.purpose,
    accountKey: request.account.key,
    brand: request.account.brand,
    toPlanCode: request.toPlanCode ?? null,
    fromPlanCode: request.fromPlanCode ?? null,
    expiresAtMs: clock.nowMs() + lifetimeMs[request.purpose],
    usedAtMs: null,
  };
  store.oneTimeTokens.put(made);
  return made;
}

export type TokenUse =
  | { at: 'good'; token: OneTimeToken; account: Account }
  | { at: 'unknown' }
  | { at: 'used' }
  | { at: 'expired' };

/** Uses a token up, and says why where it cannot be. A token of another brand or purpose is unknown. */
export function useToken(
  { store, clock }: World,
  { purpose, brand, token }: { purpose: OneTimeToken['purpose']; brand: string; token: string },
): TokenUse {
  const found = store.oneTimeTokens.get(token);
  const account = found ? store.accounts.get(found.accountKey) : null;
  if (!found || !account || found.purpose !== purpose || found.brand !== brand) return { at: 'unknown' };
  if (found.usedAtMs !== null) return { at: 'used' };
  if (found.expiresAtMs <= clock.nowMs()) return { at: 'expired' };
  store.oneTimeTokens.put({ ...found, usedAtMs: clock.nowMs() });
  return { at: 'good', token: found, account };
}
