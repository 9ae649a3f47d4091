/** How work is done in turn, in milliseconds: what one piece may take in all, and the least it must have when it begins. */
export type QueueRule = { budgetMs: number; leastMs: number };

/**
 * Does one piece of work after another; the same piece asked for again while it is under way is done once. `work` is told
 * until when it must be done (milliseconds since 1970). A piece that would have too little time left is not begun: its
 * answer is `busy`. A name stands for one kind of outcome.
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
      // One name, one kind of outcome: what is under way answers as this one would.
      if (same) return same as Promise<Outcome>;
      const made = begin(last, work, busy).finally(() => underWay.delete(name));
      underWay.set(name, made);
      // What was too busy to be begun must not let the next one pass what it waited for.
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

/** False after so many milliseconds. */
export function wait(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
