import type { ChangeOutcome } from '../../src/domain/orders/account-change.ts';
import { type ChangeContext, changeLimits } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import type { Asking } from './asking.ts';

/** How long a change may take, with the reads before and after it, in milliseconds. */
const CHANGE_MS = 12_000;

/** What the portal's own change needs. `begin` runs just before the change is sent. */
export function changeContext({ recorder, brand, nowMs }: Asking, begin: () => Promise<void>): ChangeContext {
  return {
    platform: recorder.client,
    brand,
    nowMs,
    untilMs: nowMs() + CHANGE_MS,
    limits: changeLimits,
    begin,
  };
}

/** True for a change that was certainly not made, so that nothing has to be put back. */
export function isUndone({ kind }: ChangeOutcome): boolean {
  return kind === 'refused' || kind === 'failed' || kind === 'signedOut';
}

/** True for two lists with the same ids, in any order. */
export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}

/** How often a list is read after a change until it shows the change, and the pause between, in milliseconds. */
const SHOWS = { reads: 5, pauseMs: 2_000 };

/** Reads the list of plans after a change until it shows it, or for some seconds. */
export async function readUntilShown(
  asking: Asking,
  shows: (live: readonly Subscription[]) => boolean,
): Promise<void> {
  for (let read = 1; read <= SHOWS.reads; read += 1) {
    const result = await readSubscriptions(asking.recorder.client, asking.brand, asking.nowMs());
    if (read === SHOWS.reads || !result.ok || shows(result.answer.live)) return;
    await asking.pause(SHOWS.pauseMs);
  }
}
