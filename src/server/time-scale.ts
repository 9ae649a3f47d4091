/** The variables that `timeScale` reads. `TIME_SCALE` counts only in the sandbox environment. */
export type TimeScaleEnv = { SANDBOX?: unknown; TIME_SCALE?: string };

/** The largest factor. */
const LONGEST = 100;

/**
 * Returns the factor for the portal's own deadlines: 1, or what `TIME_SCALE` says in the sandbox environment. With less, tests
 * of a platform that hangs need not wait for real deadlines; with more, no other test meets a deadline on a busy machine. Throws
 * for a `TIME_SCALE` that is no number above 0 and up to 100.
 */
export function timeScale({ SANDBOX, TIME_SCALE }: TimeScaleEnv): number {
  if (!SANDBOX || TIME_SCALE === undefined) return 1;
  const scale = Number(TIME_SCALE);
  if (!(scale > 0 && scale <= LONGEST))
    throw new Error(`TIME_SCALE=${TIME_SCALE} is not a number above 0 and up to ${LONGEST}`);
  return scale;
}

/** Returns the factor for pauses, which a test may shorten and never lengthen. */
export function pauseScale(scale: number): number {
  return Math.min(1, scale);
}

/** Returns a rule with each of its numbers, all of them milliseconds, multiplied by the factor. */
export function scaled<Rule extends Readonly<Record<string, number>>>(
  rule: Rule,
  scale: number,
): Record<keyof Rule, number> {
  const entries = Object.entries(rule).map(([name, ms]) => [name, ms * scale]);
  // The names are those of the rule.
  return Object.fromEntries(entries) as Record<keyof Rule, number>;
}
