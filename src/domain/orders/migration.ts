/** Days of history where neither the plan code nor the plan states any. */
const DEFAULT_DAYS = 7;

/**
 * The days of video history after an automatic migration. A plan code with `7+`, `30+` or `60+` states them. Any other
 * code does not, so the plan's own retention counts, else 7 days.
 */
export function upgradedHistoryDays(plan: { code: string; retentionDays: number } | undefined): number {
  const marked = /(?<!\d)(7|30|60)\+/.exec(plan?.code ?? '')?.[1];
  if (marked) return Number(marked);
  return plan && plan.retentionDays > 1 ? plan.retentionDays : DEFAULT_DAYS;
}
