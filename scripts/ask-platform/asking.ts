import type { Brand } from '../../src/brands/brand-schema.ts';
import type { Profile } from '../../src/contracts/access/profile.ts';
import type { TestPerson } from '../test-account.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import type { Recorder } from './recorder.ts';
import type { Seen, Untold } from './seen.ts';

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

/** What of an account must be the same after a run as before. */
export type AccountBefore = { plans: readonly Subscription[]; status: string };

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

/** Records why calls are not made. */
export function skip(
  { skipped }: Asking,
  calls: readonly OperationName[],
  because: string,
  toTell: string,
): void {
  for (const call of calls) if (!skipped.has(call)) skipped.set(call, { because, toTell });
}

/**
 * Returns whether a run may make calls that change something, and records why not. With `onTestSystem` it may only where no
 * money moves.
 */
export function mayChange(
  asking: Asking,
  calls: readonly OperationName[],
  { onTestSystem }: { onTestSystem: boolean },
): boolean {
  const { changes, isTestSystem } = asking.settings;
  if (!changes)
    skip(asking, calls, 'The call changes something.', 'Run this with `--changes` on a test system.');
  else if (onTestSystem && !isTestSystem)
    skip(
      asking,
      calls,
      'The call is made on a test system only, and this environment does not say that it is one.',
      'Set `isTestSystem` in the file of the environment, if no money moves there.',
    );
  return changes && (isTestSystem || !onTestSystem);
}
