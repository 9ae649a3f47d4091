import type { Brand } from '../../src/brands/brand-schema.ts';
import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import { differencesFromBefore } from './as-before.ts';
import type { TestPerson } from '../../scripts/test-account.ts';
import { type Asking, type AskSettings, type PutBackEnd, skip } from './asking.ts';
import { askForAssistant, askWithToken } from './assistants.ts';
import { cancelAndKeep } from './change-cancel.ts';
import { requestAndCancelDeletion } from './change-deletion.ts';
import { changeDevices } from './change-devices.ts';
import { type Need, seenBy, whyNot } from './may-change.ts';
import { beginHosted } from './hosted.ts';
import { placeTestOrder } from './place-order.ts';
import { readPrices } from './prices.ts';
import { readAccount, readOpenly } from './reads.ts';
import { type Fetcher, recorder, Stopped } from './recorder.ts';
import { type Exchange, reason, type Seen, type Step, type Untold } from './seen.ts';
import { signIn } from './sign-in.ts';

/** What a run is made from. `pauseScale` is the factor of its pauses; the deadlines of its calls are the portal’s. */
export type RunParts = {
  brand: Brand;
  runId: string;
  fetcher: Fetcher;
  settings: AskSettings;
  person: TestPerson;
  askCode: Asking['askCode'];
  stop: AbortSignal;
  pauseScale?: number | undefined;
  nowMs?: () => number;
  /** Told before and after each call, and once while things are put back. */
  watch?: {
    before: (call: OperationName, left: number) => void;
    after: (exchange: Exchange) => void;
    puttingBack: () => void;
  };
};

/**
 * What a run has seen. `notBack` says what was changed and is not certainly put back; it is empty unless something went wrong.
 * `differences` names what of the account is not as before; it is undefined where nothing was changed that is put back.
 * `isSignedIn` is false where nothing of an account could be asked.
 */
export type Run = {
  seen: Seen;
  isSignedIn: boolean;
  notBack: string[];
  differences: readonly string[] | undefined;
  failedParts: string[];
};

/**
 * A part of a run, which makes about so many calls in its step, and has what it does only where the run may do what it needs.
 * `about` are the calls of which it returns why they were not made.
 */
type Part = readonly [
  name: string,
  step: Step,
  calls: number,
  need: Need,
  about: readonly OperationName[],
  make: (asking: Asking) => Promise<Untold | undefined>,
];

/** The parts of a run in their order. What changes something is put back after its part. */
const parts: readonly Part[] = [
  ['the calls without a sign-in', 'open', 3, 'nothing', ['appLink'], readOpenly],
  ['the sign-in', 'signIn', 1, 'nothing', [], signIn],
  ['the account', 'reads', 10, 'account', ['invoiceDetails'], readAccount],
  ['prices', 'prices', 12, 'account', ['preview'], readPrices],
  ['the sign-in for an assistant', 'linking', 1, 'account', ['authCode', 'authCodeMfa'], askForAssistant],
  ['the sign-in by a token of the app', 'signIn', 1, 'nothing', ['byToken'], askWithToken],
  [
    'pages of the provider',
    'hosted',
    4,
    'account',
    ['billingInfoUpdateDelegate', 'checkoutDelegate'],
    beginHosted,
  ],
  ['a change of devices', 'devices', 6, 'changes', ['saveDevices'], changeDevices],
  ['a cancellation', 'cancel', 5, 'testSystem', ['cancelPlan'], cancelAndKeep],
  [
    'a request for deletion',
    'deletion',
    4,
    'testSystem',
    ['requestDeletion', 'cancelDeletion'],
    requestAndCancelDeletion,
  ],
  ['an order', 'order', 12, 'orders', ['subscribe'], placeTestOrder],
];

/**
 * Asks a platform everything, part by part, and puts back what it changes: after each part, and also once it is stopped or a
 * part fails. Throws nothing that the platform can cause.
 */
export async function askPlatform(of: RunParts): Promise<Run> {
  const { brand, stop, settings, pauseScale = 1, nowMs = Date.now } = of;
  let left = 0;
  let done = 0;
  const made = recorder({
    brand,
    runId: of.runId,
    fetcher: of.fetcher,
    stop,
    before: (call) => of.watch?.before(call, Math.max(1, left - done)),
    after: (exchange) => {
      done += 1;
      of.watch?.after(exchange);
    },
  });
  const asking: Asking = {
    brand,
    recorder: made,
    settings,
    person: of.person,
    askCode: of.askCode,
    pause: (ms) => pauseOf(ms * pauseScale, stop),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms * pauseScale)),
    nowMs,
    profile: undefined,
    putBack: [],
    accountBefore: undefined,
    skipped: new Map(),
    previewed: new Map(),
    ordered: undefined,
    invoiceId: undefined,
    endedEarly: undefined,
  };
  const notBack: string[] = [];
  let differences: readonly string[] | undefined;
  const failedParts: string[] = [];
  for (const [index, [name, step, , need, about, make]] of parts.entries()) {
    left = parts.slice(index).reduce((sum, [, , calls]) => sum + calls, 0);
    done = 0;
    made.during(step);
    try {
      const isReady = need === 'nothing' || asking.profile !== undefined;
      const untold = isReady ? (whyNot(asking, need) ?? (await make(asking))) : undefined;
      if (untold) skip(asking, about, untold);
    } catch (error) {
      if (!(error instanceof Stopped))
        failedParts.push(`${name} (${error instanceof Error ? error.name : typeof error})`);
      else asking.endedEarly = stopped;
    }
    if (asking.putBack.length > 0) of.watch?.puttingBack();
    notBack.push(...(await putAllBack(asking)));
    const isOver = asking.endedEarly === stopped || notBack.length > 0;
    if (make === requestAndCancelDeletion || isOver)
      differences ??= await whilePuttingBack(asking, () => differencesFromBefore(asking));
    const isBroken = notBack.length > 0 || (differences ?? []).length > 0;
    if (isBroken) asking.endedEarly ??= broken;
    if (isOver || isBroken) break;
  }
  const isSignedIn = asking.profile !== undefined;
  return { seen: seenBy(asking), isSignedIn, notBack, differences, failedParts };
}

const broken = reason(
  'The run ended early, because something is not as before.',
  'Put it right by hand, and run this again.',
);
const stopped = reason('The run was stopped before.', 'Run this again to its end.');

/** How often putting something back is tried, and the pause between, in milliseconds. */
const PUT_BACK = { tries: 3, pauseMs: 2_000 };

/** Puts back everything that a part has changed, the newest first. Returns a sentence for each that is not certainly back. */
async function putAllBack(asking: Asking): Promise<string[]> {
  const sentences: string[] = [];
  for (const { what, undo } of asking.putBack.splice(0).toReversed()) {
    const end = await whilePuttingBack(asking, async () => {
      let now: PutBackEnd = 'notYet';
      for (let tried = 0; tried < PUT_BACK.tries && now === 'notYet'; tried += 1) {
        if (tried > 0) await asking.wait(PUT_BACK.pauseMs);
        // Nothing that happens meanwhile may end the run before everything was tried.
        now = await undo().catch((): PutBackEnd => 'notYet');
      }
      return now;
    });
    if (end === 'notYet') sentences.push(`${what}, and it could not be put back.`);
    if (end === 'mayCome')
      sentences.push(`${what}, or may still be: it got no answer, and nothing shows it.`);
  }
  return sentences;
}

/** Does something that makes calls although the run is stopped. */
async function whilePuttingBack<Result>(
  { recorder: made }: Asking,
  work: () => Promise<Result>,
): Promise<Result> {
  const calls = made.puttingBack();
  try {
    return await work();
  } finally {
    calls.done();
  }
}

/** Waits, or less once the run is stopped. */
function pauseOf(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, stop.aborted ? 0 : ms);
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
