import type { Brand } from '../../src/brands/brand-schema.ts';
import type { Profile } from '../../src/contracts/access/profile.ts';
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

/** Who signs in. */
export type TestPerson = { email: string; password: string };

/** What to do with a code that the platform has sent. */
export type CodeAnswer = { kind: 'code'; code: string } | { kind: 'again' } | { kind: 'none' };

/** Something that was changed and how it is put back. `undo` returns whether the account is as before. */
export type PutBack = { what: string; undo: () => Promise<boolean> };

/** Everything that the parts of a run share. */
export type Asking = {
  brand: Brand;
  recorder: Recorder;
  settings: AskSettings;
  person: TestPerson;
  /** Asks the person for a code that was sent; `to` says where it went in general words. */
  askCode: (to: string) => Promise<CodeAnswer>;
  /** Waits between two sign-ins, in milliseconds. Ends early once the run is stopped. */
  pause: (ms: number) => Promise<void>;
  /** Waits in any case, in milliseconds: for what has to be put back also once the run is stopped. */
  wait: (ms: number) => Promise<void>;
  nowMs: () => number;
  profile: Profile | undefined;
  putBack: PutBack[];
  skipped: Map<OperationName, Untold>;
  previewed: Map<string, { planId: string; isCoded: boolean }>;
  ordered: Seen['ordered'];
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
