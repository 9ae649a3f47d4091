import { countedName } from '../../domain/access/account-name.ts';
import type { AttemptRuleName } from '../../domain/access/attempt-window.ts';
import { BROWSER_LIFETIME_MS } from '../../domain/access/security-record.ts';
import { type BudgetName, budgetRules, knownBrowserPurposes } from '../../domain/access/budget-rules.ts';
import { visitorNetwork } from '../../domain/visitor-network.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { AttemptCounter } from './attempts-object.ts';
import { BudgetPlace } from '../platform/budget-place.ts';
import { sha256Hex } from '../digests.ts';

/**
 * Who spends a budget: the account of a brand as it was typed, if the call names one; the network address; and the id
 * of the browser, if it signed in to that account before.
 */
export type Spender = {
  brand: string;
  account: string | undefined;
  address: string;
  browserId: string | undefined;
};

/** A place, or the milliseconds until one is free. */
export type TakenPlace = { allowed: true; place: BudgetPlace } | { allowed: false; waitMs: number };

type Counted = { object: string; counters: AttemptCounter[] };

/**
 * Takes a place in the budget of a purpose: in all of its counters or in none. Stores account names as digests. The
 * counters are asked in turn, so that a network without a place makes no object for the accounts it names.
 */
export async function takePlace(
  env: Pick<PortalEnv, 'ATTEMPTS'>,
  purpose: BudgetName,
  spender: Spender,
  nowMs: number,
): Promise<TakenPlace> {
  const giveBacks: (() => Promise<void>)[] = [];
  const giveBack = async () => {
    await Promise.all(giveBacks.map((each) => each()));
  };
  for (const { object: name, counters } of countersOf(purpose, spender)) {
    const object = env.ATTEMPTS.getByName(name);
    const verdict = await object.take(counters, nowMs);
    if (!verdict.allowed) {
      // A known browser has only its own counter, so no other place was taken that must be given back.
      if (verdict.isForgotten) return takePlace(env, purpose, { ...spender, browserId: undefined }, nowMs);
      // The call is not made, so the places that were free go back.
      await giveBack();
      return { allowed: false, waitMs: verdict.waitMs };
    }
    giveBacks.push(() => object.giveBack(counters));
  }
  return { allowed: true, place: new BudgetPlace(giveBack) };
}

/**
 * The objects and counters of a budget for this spender, the network's first. A known browser has one counter in place
 * of all others.
 */
function countersOf(purpose: BudgetName, spender: Spender): Counted[] {
  const rules = budgetRules[purpose];
  const { brand, account, address, browserId } = spender;
  const network = visitorNetwork(address);
  const all = (named: AttemptRuleName | readonly AttemptRuleName[] = []) =>
    [named].flat().map((rule) => ({ rule, key: 'all' }));
  const ofNetwork = { object: `network:${rules.network}:${network}`, counters: all(rules.network) };
  if (account === undefined) return [ofNetwork];
  const name = countedName(account);
  if (rules.knownBrowser && browserId !== undefined) {
    const object = knownBrowserObject(purpose, { brand, account, browserId });
    return [{ object, counters: all(rules.knownBrowser) }];
  }
  const fromNetwork = rules.accountFromNetwork ? [{ rule: rules.accountFromNetwork, key: network }] : [];
  const counters = [...fromNetwork, ...all(rules.account)];
  return [ofNetwork, { object: `account:${digest([purpose, brand, name])}`, counters }];
}

/** A browser that signed in to an account before; `browserId` is the id in its cookie. */
type KnownBrowser = { brand: string; account: string; browserId: string };

/** Makes a known browser count like any other at this account, for as long as its cookie lasts. */
export async function forgetKnownBrowser(
  env: Pick<PortalEnv, 'ATTEMPTS'>,
  browser: KnownBrowser,
  nowMs: number,
): Promise<void> {
  await Promise.all(
    knownBrowserPurposes.map((purpose) =>
      env.ATTEMPTS.getByName(knownBrowserObject(purpose, browser)).forget(nowMs + BROWSER_LIFETIME_MS),
    ),
  );
}

/** The name must not change: an object keeps for 180 days that its browser was forgotten. */
function knownBrowserObject(purpose: BudgetName, { brand, account, browserId }: KnownBrowser): string {
  return `device:${digest([purpose, brand, countedName(account), browserId])}`;
}

/** Hashes a list of parts into 64 hexadecimal digits. JSON separates them, so that one part cannot pass for two. */
function digest(parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}
