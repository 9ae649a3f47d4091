import { DurableObject } from 'cloudflare:workers';
import {
  attemptReturned,
  attemptRules,
  type AttemptRuleName,
  attemptTaken,
  type AttemptVerdict,
  type AttemptWindow,
} from '../../domain/access/attempt-window.ts';

/** One counter of an object: which rule it follows, and for whom it counts inside this object. */
export type AttemptCounter = { rule: AttemptRuleName; key: string };

/**
 * Whether a place was free; `waitMs` is how many milliseconds to wait for one. `isForgotten`: the counters belong to a
 * browser that the person has removed from their known browsers since.
 */
export type AttemptPlace = { allowed: true } | { allowed: false; waitMs: number; isForgotten?: true };

const FORGOTTEN = 'forgotten';

/**
 * Counts attempts exactly, however many come at once. The caller takes a place before an attempt, and gives it back if
 * the attempt does not count. An alarm deletes everything when the windows of its counters have passed.
 */
export class AttemptsObject extends DurableObject {
  /** Takes a place in every counter, or in none if one of them is full. */
  async take(counters: AttemptCounter[], nowMs: number): Promise<AttemptPlace> {
    if (await this.ctx.storage.get<boolean>(FORGOTTEN))
      return { allowed: false, waitMs: 0, isForgotten: true };
    const verdicts: AttemptVerdict[] = [];
    for (const counter of counters) {
      const window = await this.ctx.storage.get<AttemptWindow>(storageKey(counter));
      verdicts.push(attemptTaken(window, attemptRules[counter.rule], nowMs));
    }
    const waits = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.waitMs]));
    if (waits.length > 0) return { allowed: false, waitMs: Math.max(...waits) };
    for (const [index, verdict] of verdicts.entries()) {
      const counter = counters[index];
      if (verdict.allowed && counter) await this.ctx.storage.put(storageKey(counter), verdict.window);
    }
    const longest = Math.max(...counters.map((counter) => attemptRules[counter.rule].windowMs));
    await this.ctx.storage.setAlarm(nowMs + longest);
    return { allowed: true };
  }

  /** Gives the places back after an attempt that does not count. */
  async giveBack(counters: AttemptCounter[]): Promise<void> {
    for (const counter of counters) {
      const window = await this.ctx.storage.get<AttemptWindow>(storageKey(counter));
      if (window) await this.ctx.storage.put(storageKey(counter), attemptReturned(window));
    }
  }

  /** Deletes the counters of a browser that is no longer known, and answers `isForgotten` until `untilMs`. */
  async forget(untilMs: number): Promise<void> {
    await this.ctx.storage.deleteAll();
    await this.ctx.storage.put(FORGOTTEN, true);
    await this.ctx.storage.setAlarm(untilMs);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

function storageKey({ rule, key }: AttemptCounter): string {
  return `${rule}:${key}`;
}
