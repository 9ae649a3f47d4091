import type { Brand } from '../../src/brands/brand-schema.ts';
import type { Profile } from '../../src/contracts/access/profile.ts';
import type { TestPerson } from '../../scripts/test-account.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import type { OrderCustomer } from '../../src/server/account/order-context.ts';
import type { Recorder } from './recorder.ts';
import { reason, type Seen, type Untold } from './seen.ts';
import { ticked } from './shape.ts';

/** What a run may do, and with what. `changes`: what can be put back. `orders`: what costs money. */
export type AskSettings = {
  changes: boolean;
  orders: boolean;
  /** True for an environment that says that no money moves there. */
  isTestSystem: boolean;
  promoCode: string | undefined;
  /** A one-time token of the app, for `byToken`. */
  ssoToken: string | undefined;
};

/** What to do with a code that the platform has sent. */
export type CodeAnswer = { kind: 'code'; code: string } | { kind: 'again' } | { kind: 'none' };

/**
 * How an attempt to put something back ended. `mayCome`: the change was sent and never answered, and nothing shows it: it may
 * still be made.
 */
export type PutBackEnd = 'back' | 'notYet' | 'mayCome';

/** Something that was changed, as the subject of a sentence, and how it is put back. */
export type PutBack = { what: string; undo: () => Promise<PutBackEnd> };

/** What of an account must be the same after a run as before. `card` is the answer about it, as JSON. */
export type AccountBefore = { plans: readonly Subscription[]; status: string; card: string };

/** Everything that the parts of a run share. */
export type Asking = {
  brand: Brand;
  recorder: Recorder;
  settings: AskSettings;
  person: TestPerson;
  /**
   * Asks the person for a code that was sent. `to` says where it went in general words, `mayAskAgain` whether another one can be
   * sent.
   */
  askCode: (to: string, mayAskAgain: boolean) => Promise<CodeAnswer>;
  /** Waits between two sign-ins, in milliseconds. Ends early once the run is stopped. */
  pause: (ms: number) => Promise<void>;
  /** Waits in any case, in milliseconds: for what has to be put back also once the run is stopped. */
  wait: (ms: number) => Promise<void>;
  nowMs: () => number;
  profile: Profile | undefined;
  putBack: PutBack[];
  /** The account as it was read first; undefined where it could not be read. */
  accountBefore: AccountBefore | undefined;
  skipped: Map<OperationName, Untold>;
  previewed: Map<string, { planId: string; isCoded: boolean }>;
  ordered: Seen['ordered'];
  /** The invoice that was asked for; undefined where the account has none. */
  invoiceId: string | undefined;
  /** Why the run ended before its end. */
  endedEarly: Untold | undefined;
};

/** Records why calls are not made; the first reason stays. */
export function skip({ skipped }: Asking, calls: readonly OperationName[], untold: Untold): void {
  for (const call of calls) if (!skipped.has(call)) skipped.set(call, untold);
}

/**
 * The reason that the account lacks something, which the reads `of` say; where the last of one of them failed, or an item of it was
 * left out, that is the reason instead: what was not read is not “none”.
 */
export function lacking({ recorder }: Asking, of: readonly OperationName[], untold: Untold): Untold {
  const unread = of.filter((name) => {
    const read = recorder.exchanges.findLast(({ call }) => call === name);
    return !read?.result.ok || read.leftOut.length > 0;
  });
  if (unread.length === 0) return untold;
  const names = ticked(unread);
  return reason(`${names} could not be read.`, `See what became of ${names}, and run this again.`);
}

/** The test account as the portal knows a customer. Only for a run that is signed in. */
export function customerOf({ brand, profile }: Asking): OrderCustomer {
  if (!profile) throw new Error('nobody is signed in');
  const { key, billing, planCodes, currencies, country } = brand;
  return { brand: key, billing, planCodes, currencies, accountId: profile.pepperUser.account_id, country };
}
