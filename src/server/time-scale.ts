/** The variables that `timeScale` reads. `TIME_SCALE` counts only in the sandbox environment. */
export type TimeScaleEnv = { SANDBOX?: unknown; TIME_SCALE?: string };

/**
 * Returns the factor for the portal's own deadlines and pauses: 1, or less in the sandbox environment where
 * `TIME_SCALE` is set, so that tests of a platform that hangs need not wait for real deadlines. Throws for a
 * `TIME_SCALE` that is no number above 0 and up to 1.
 */
export function timeScale({ SANDBOX, TIME_SCALE }: TimeScaleEnv): number {
  if (!SANDBOX || TIME_SCALE === undefined) return 1;
  const scale = Number(TIME_SCALE);
  if (!(scale > 0 && scale <= 1))
    throw new Error(`TIME_SCALE=${TIME_SCALE} is not a number above 0 and up to 1`);
  return scale;
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
