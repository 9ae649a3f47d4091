import type { Account, OneTimeToken } from '../world/entities.ts';
import { tokenLifetimeMs } from './mailed-link.ts';
import { usability } from '../world/single-use.ts';
import type { World } from '../world/world.ts';

/** The account and purpose of a token; the plan codes are set only for a plan change. */
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
    expiresAtMs: clock.nowMs() + tokenLifetimeMs[request.purpose],
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

type AskedToken = { purpose: OneTimeToken['purpose']; brand: string; token: string };

/** Checks a token without using it up. A token of another brand or purpose is unknown. */
export function lookAtToken({ store, clock }: World, { purpose, brand, token }: AskedToken): TokenUse {
  const stored = store.oneTimeTokens.get(token);
  const account = stored ? store.accounts.get(stored.accountKey) : null;
  if (!stored || !account || stored.purpose !== purpose || stored.brand !== brand) return { at: 'unknown' };
  const at = usability(stored, clock.nowMs());
  return at === 'good' ? { at, token: stored, account } : { at };
}

/** Uses a token up, or returns why it is refused. */
export function useToken(world: World, request: AskedToken): TokenUse {
  const use = lookAtToken(world, request);
  if (use.at === 'good') world.store.oneTimeTokens.put({ ...use.token, usedAtMs: world.clock.nowMs() });
  return use;
}
