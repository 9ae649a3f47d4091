/**
 * What a check says: `said` is what it saw, in words without anything of an account; `mend` is one sentence that says what a
 * wrong answer means, and what to do.
 */
export type Verdict = { ok: true; said: string } | { ok: false; said: string; mend: string };

export function good(said: string): Verdict {
  return { ok: true, said };
}

export function wrong(said: string, mend: string): Verdict {
  return { ok: false, said, mend };
}

/** Good where there is no problem, else wrong with all of them. */
export function judged(problems: readonly string[], { fine, mend }: { fine: string; mend: string }): Verdict {
  return problems.length === 0 ? good(fine) : wrong(problems.join('; '), mend);
}
