import { DurableObject } from 'cloudflare:workers';
import {
  attemptReturned,
  attemptRules,
  type AttemptRuleName,
  attemptTaken,
  type AttemptVerdict,
} from '../../domain/access/attempt-window.ts';
import { type Letter, type LettersEnv, sendLetter } from '../letters/send-letter.ts';
import { recordStore } from '../stored-record.ts';

/**
 * One counter of an object: which rule it follows, and for whom it counts inside this object. A rule that this version does not
 * have, but one that serves beside it does, counts nothing.
 */
export type AttemptCounter = { rule: AttemptRuleName; key: string };

/**
 * Whether a slot was free; `waitMs` is how many milliseconds to wait for one. `isForgotten`: the counters belong to a
 * browser that the person has removed from their known browsers since.
 */
export type AttemptSlot = { allowed: true } | { allowed: false; waitMs: number; isForgotten?: true };

/**
 * How many of some letters are sent, and when the first was; `code` says why the next one was not, where this attempt
 * was the one that failed.
 */
export type LettersSent = { atMs: number; count: number; code?: string };

/** How long it is remembered that letters were sent, in milliseconds. */
const LETTERS_KEPT_MS = 86_400_000;

/**
 * Counts attempts exactly, however many come at once. The caller takes a slot before an attempt, and gives it back if
 * the attempt does not count. An alarm deletes everything when the windows of its counters have passed. A counter that
 * cannot be read has no slot until then. An object of its own sends letters that must go out once.
 */
export class AttemptsObject extends DurableObject<LettersEnv> {
  readonly #records = recordStore(this.ctx.storage);
  #sending: Promise<LettersSent> | undefined;

  /** Takes a slot in every counter, or in none if one of them is full. */
  async take(allCounters: AttemptCounter[], nowMs: number): Promise<AttemptSlot> {
    const counters = allCounters.filter(({ rule }) => Object.hasOwn(attemptRules, rule));
    if (await this.#records.get('forgotten')) return { allowed: false, waitMs: 0, isForgotten: true };
    const verdicts: AttemptVerdict[] = [];
    for (const counter of counters) {
      const rule = attemptRules[counter.rule];
      const window = await this.#records.get('attemptWindow', nameOf(counter));
      verdicts.push(
        window === 'unread' ? { allowed: false, waitMs: rule.windowMs } : attemptTaken(window, rule, nowMs),
      );
    }
    const waits = verdicts.flatMap((verdict) => (verdict.allowed ? [] : [verdict.waitMs]));
    if (waits.length > 0) return { allowed: false, waitMs: Math.max(...waits) };
    for (const [index, verdict] of verdicts.entries()) {
      const counter = counters[index];
      if (verdict.allowed && counter)
        await this.#records.put('attemptWindow', verdict.window, nameOf(counter));
    }
    const longest = Math.max(0, ...counters.map((counter) => attemptRules[counter.rule].windowMs));
    // Counters of one object may have windows of different lengths: the alarm waits for the longest.
    await this.ctx.storage.setAlarm(Math.max(nowMs + longest, (await this.ctx.storage.getAlarm()) ?? 0));
    return { allowed: true };
  }

  /** Gives the slots back after an attempt that does not count. */
  async giveBack(counters: AttemptCounter[]): Promise<void> {
    for (const counter of counters) {
      const window = await this.#records.get('attemptWindow', nameOf(counter));
      if (window === undefined || window === 'unread') continue;
      await this.#records.put('attemptWindow', attemptReturned(window), nameOf(counter));
    }
  }

  /** Deletes the counters of a browser that is no longer known, and answers `isForgotten` until `untilMs`. */
  async forget(untilMs: number): Promise<void> {
    await this.ctx.storage.deleteAll();
    await this.#records.put('forgotten', true);
    await this.ctx.storage.setAlarm(untilMs);
  }

  /**
   * Sends letters one after another up to the first that fails, once: whoever asks again, or meanwhile, learns what became
   * of them. Nothing is remembered where none was sent, so that the next attempt sends them.
   */
  sendOnce(letters: Letter[], nowMs: number): Promise<LettersSent> {
    this.#sending ??= this.#send(letters, nowMs).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #send(letters: Letter[], nowMs: number): Promise<LettersSent> {
    const before = await this.#records.get('sentLetters');
    // A letter that is sent twice does less harm than one that is never sent.
    if (before !== undefined && before !== 'unread') return before;
    for (const [count, letter] of letters.entries()) {
      const outcome = await sendLetter(this.env, letter);
      if (!outcome.sent) return { atMs: nowMs, count, code: outcome.code };
      await this.#records.put('sentLetters', { atMs: nowMs, count: count + 1 });
      await this.ctx.storage.setAlarm(nowMs + LETTERS_KEPT_MS);
    }
    return { atMs: nowMs, count: letters.length };
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

function nameOf({ rule, key }: AttemptCounter): string {
  return `${rule}:${key}`;
}
