/** Days of history where nothing else is known. */
const DEFAULT_DAYS = 7;

/**
 * The video history an automatic migration upgraded to, in days: by plan code 7+, 30+ and 60+ give 7, 30 and 60 (same
 * section). A code without such a mark tells nothing, so that the history the new plan itself states goes first, then 7.
 */
export function upgradedHistoryDays(plan: { code: string; retentionDays: number } | undefined): number {
  const marked = /(?<!\d)(7|30|60)\+/.exec(plan?.code ?? '')?.[1];
  if (marked) return Number(marked);
  return plan && plan.retentionDays > 1 ? plan.retentionDays : DEFAULT_DAYS;
}
