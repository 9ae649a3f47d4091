import type { OperationName } from '../../src/contracts/platform/platform-table.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { type ChangeContext, READ_BACK_MS } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { isNothingDone } from '../../src/server/platform/platform-failure.ts';
import type { Asking } from './asking.ts';
import type { Step } from './seen.ts';

/** How long a change may take, with the reads before and after it, in milliseconds. */
const CHANGE_MS = 12_000;

/** What the portal's own change needs. `begin` runs just before the change is sent. */
export function changeContext({ recorder, brand, nowMs }: Asking, begin: () => Promise<void>): ChangeContext {
  return {
    platform: recorder.client,
    brand,
    nowMs,
    untilMs: nowMs() + CHANGE_MS,
    readBackMs: READ_BACK_MS,
    begin,
  };
}

/**
 * What became of a change that a part of the run has sent. `none`: it was not sent, or certainly not made. `made`: the platform
 * confirmed it, whatever its lists show. `unsure`: it may have been made, or may still be.
 */
export function madeIn({ recorder }: Asking, call: OperationName, step: Step): 'none' | 'made' | 'unsure' {
  const sent = recorder.exchanges.findLast((each) => each.call === call && each.step === step)?.result;
  if (!sent || (!sent.ok && isNothingDone(sent.failure))) return 'none';
  return sent.ok ? 'made' : 'unsure';
}

/** The pause between two reads that wait for a change to show, in milliseconds. */
const SHOWS_PAUSE_MS = 2_000;
/** How often it is read after a change that was confirmed. */
const READS = 5;
/** The same after one that got no answer: a function behind the gateway may work for half a minute. */
export const READS_WHILE_UNSURE = 16;

/** Reads something until it shows what is expected, or for some seconds; returns whether it did. */
export async function untilShown(
  wait: (ms: number) => Promise<void>,
  read: () => Promise<boolean>,
  reads = READS,
): Promise<boolean> {
  for (let times = 1; times < reads; times += 1) {
    if (await read()) return true;
    await wait(SHOWS_PAUSE_MS);
  }
  return read();
}

/** Reads the list of plans; returns whether it was read and shows what is expected. */
export async function listShows(
  { recorder, brand, nowMs }: Asking,
  shows: (live: readonly Subscription[]) => boolean,
): Promise<boolean> {
  const read = await readSubscriptions(recorder.client, brand, nowMs());
  return read.ok && shows(read.answer.live);
}

/** True for two lists with the same ids, in any order. */
export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}
