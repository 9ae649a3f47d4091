import { DurableObject } from 'cloudflare:workers';
import {
  attemptReturned,
  attemptRules,
  type AttemptRuleName,
  attemptTaken,
  type AttemptVerdict,
  type AttemptWindow,
} from '../../domain/access/attempt-window.ts';

/** One counter of an object: which rule holds, and for whom inside this object. */
export type AttemptCounter = { rule: AttemptRuleName; key: string };

/** Whether there was a place. `isForgotten`: it was counted for a browser that its owner has forgotten since. */
export type AttemptPlace = { allowed: true } | { allowed: false; waitMs: number; isForgotten?: true };

const FORGOTTEN = 'forgotten';

/**
 * Counts attempts exactly, however many come at once. A place is taken before the attempt is made
 * and given back when it succeeds. Forgets everything when its windows have passed.
 */
export class AttemptsObject extends DurableObject {
  /** Takes a place in every counter, or in none: then answers how many milliseconds to wait. */
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

  /** Gives the places back after a success. */
  async giveBack(counters: AttemptCounter[]): Promise<void> {
    for (const counter of counters) {
      const window = await this.ctx.storage.get<AttemptWindow>(storageKey(counter));
      if (window) await this.ctx.storage.put(storageKey(counter), attemptReturned(window));
    }
  }

  /** Counts nothing here any more, until that time: the browser these counters are for is not known any more. */
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
