/**
 * The time limits of a change, in milliseconds. `budgetMs` is for all of it, so that the person has an answer within
 * eight seconds; `leastMs` must be left when it begins.
 */
export const QUEUE_RULE = { budgetMs: 7_600, leastMs: 4_500 };

/**
 * The time limits of a queue, in milliseconds: what a task may take in all, waiting included, and the least time that
 * it must have left when it begins.
 */
export type QueueRule = { budgetMs: number; leastMs: number };

/**
 * Runs tasks one at a time. A task that is requested again while it waits or runs is run once, and all its callers
 * receive the same result. `work` receives the time by which it must be done (milliseconds since 1970). A task that
 * would have too little time left does not run and returns `busy`. All tasks of one name must return the same type.
 */
export function serialQueue(rule: QueueRule) {
  const underWay = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  async function begin<Outcome>(
    before: Promise<unknown>,
    work: (untilMs: number) => Promise<Outcome>,
    busy: Outcome,
  ): Promise<Outcome> {
    const untilMs = Date.now() + rule.budgetMs;
    const free = await Promise.race([settle(before), wait(rule.budgetMs - rule.leastMs)]);
    return free ? work(untilMs) : busy;
  }

  return {
    take<Outcome>(
      name: string,
      work: (untilMs: number) => Promise<Outcome>,
      busy: Outcome,
    ): Promise<Outcome> {
      const same = underWay.get(name);
      // All tasks of one name return the same type.
      if (same) return same as Promise<Outcome>;
      const made = begin(last, work, busy).finally(() => underWay.delete(name));
      underWay.set(name, made);
      // A task that returned `busy` ends before the task it waited for; the next task must still wait for that one.
      last = Promise.allSettled([last, made]);
      return made;
    },
    isUnderWay: (name: string) => underWay.has(name),
    isBusy: () => underWay.size > 0,
  };
}

async function settle(work: Promise<unknown>): Promise<true> {
  await Promise.allSettled([work]);
  return true;
}

/** Resolves to false after that many milliseconds. */
export function wait(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
