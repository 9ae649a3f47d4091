import { countedName, reachedMailbox } from '../../domain/access/account-name.ts';
import { BROWSER_LIFETIME_MS, type BrowserOwner } from '../../domain/access/security-record.ts';
import { type BudgetName, budgetRules, type CounterOwner } from '../../domain/access/budget-rules.ts';
import { visitorNetwork } from '../../domain/web/visitor-network.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { AttemptCounter } from './attempts-object.ts';
import { BudgetSlot } from '../platform/budget-slot.ts';
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

/**
 * A slot, and whether it is one of a known browser; or the milliseconds until one is free, and `whose` counter has none.
 */
export type TakenSlot =
  | { allowed: true; slot: BudgetSlot; isKnownBrowser: boolean }
  | { allowed: false; waitMs: number; whose: CounterOwner };

type Counted = { whose: CounterOwner; object: string; counters: AttemptCounter[] };

/**
 * Takes a slot in the budget of a purpose: in all of its counters or in none. Stores account names as digests. The
 * counters are asked in turn, so that a network without a slot makes no object for the accounts it names. A known browser
 * that was forgotten counts as one that is not known; so does one whose account has no slot left for known browsers.
 */
export async function takeSlot(
  env: Pick<PortalEnv, 'ATTEMPTS'>,
  purpose: BudgetName,
  spender: Spender,
  nowMs: number,
): Promise<TakenSlot> {
  const giveBacks: (() => Promise<void>)[] = [];
  const giveBack = async () => {
    await Promise.all(giveBacks.map((each) => each()));
  };
  const counted = countersOf(purpose, spender);
  for (const { whose, object: name, counters } of counted) {
    const object = env.ATTEMPTS.getByName(name);
    const verdict = await object.take(counters, nowMs);
    if (!verdict.allowed) {
      // The slots that were free go back.
      await giveBack();
      if (verdict.isForgotten || whose === 'knownBrowsers')
        return takeSlot(env, purpose, { ...spender, browserId: undefined }, nowMs);
      return { allowed: false, waitMs: verdict.waitMs, whose };
    }
    giveBacks.push(() => object.giveBack(counters));
  }
  const isKnownBrowser = counted.some(({ whose }) => whose === 'knownBrowser');
  return { allowed: true, slot: new BudgetSlot(giveBack), isKnownBrowser };
}

/** The objects of a budget for this spender, in the order in which they are asked, each with its counters. */
function countersOf(purpose: BudgetName, { brand, account, address, browserId }: Spender): Counted[] {
  const { counters: rules } = budgetRules[purpose];
  const network = visitorNetwork(address);
  const counters = (owner: CounterOwner, key = 'all') => (rules[owner] ?? []).map((rule) => ({ rule, key }));
  const ofAccount = (...parts: string[]) => `account:${digest([purpose, brand, ...parts])}`;
  const groups: Counted[] = [];
  if (account !== undefined && browserId !== undefined && rules.knownBrowser) {
    groups.push(
      {
        whose: 'knownBrowser',
        object: knownBrowserObject({ brand, account, browserId }),
        counters: counters('knownBrowser', purpose),
      },
      {
        whose: 'knownBrowsers',
        object: ofAccount(countedName(account), 'known browsers'),
        counters: counters('knownBrowsers'),
      },
    );
  } else {
    groups.push({
      whose: 'network',
      object: `network:${(rules.network ?? []).join()}:${network}`,
      counters: counters('network'),
    });
    if (account !== undefined)
      groups.push(
        {
          whose: 'account',
          object: ofAccount(countedName(account)),
          counters: [...counters('accountFromNetwork', network), ...counters('account')],
        },
        { whose: 'mailbox', object: ofAccount(reachedMailbox(account)), counters: counters('mailbox') },
      );
    groups.push({ whose: 'brand', object: `brand:${purpose}:${brand}`, counters: counters('brand') });
  }
  return groups.filter((each) => each.counters.length > 0);
}

/** A browser that signed in to an account before; `browserId` is the id in its cookie. */
type KnownBrowser = BrowserOwner & { browserId: string };

/** Makes a known browser count like any other at this account, for as long as its cookie lasts. */
export async function forgetKnownBrowser(
  env: Pick<PortalEnv, 'ATTEMPTS'>,
  browser: KnownBrowser,
  nowMs: number,
): Promise<void> {
  await env.ATTEMPTS.getByName(knownBrowserObject(browser)).forget(nowMs + BROWSER_LIFETIME_MS);
}

/** Makes browsers of one account count like any other; does nothing where a caller of an older version names no account. */
export async function forgetKnownBrowsers(
  env: Pick<PortalEnv, 'ATTEMPTS'>,
  owner: BrowserOwner | undefined,
  browsers: readonly { id: string }[],
  nowMs: number,
): Promise<void> {
  if (!owner) return;
  await Promise.all(
    browsers.map(({ id: browserId }) => forgetKnownBrowser(env, { ...owner, browserId }, nowMs)),
  );
}

/**
 * The one object of a known browser, with its counters of every purpose. The name must not change: the object keeps for
 * 180 days that its browser was forgotten, and its first part is of the versions with an object for each purpose.
 */
function knownBrowserObject({ brand, account, browserId }: KnownBrowser): string {
  return `device:${digest(['password', brand, countedName(account), browserId])}`;
}

/** Hashes a list of parts into 64 hexadecimal digits. JSON separates them, so that one part cannot pass for two. */
function digest(parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}
