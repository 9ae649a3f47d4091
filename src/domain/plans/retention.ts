/** How long video is kept. */
export type Retention = { kind: 'none' } | { kind: 'hours'; hours: number } | { kind: 'days'; days: number };

/**
 * Derives how long video is kept. 0 days or fewer is no storage. 1 day is shown as 24 hours, or as the brand's
 * `freeHistoryHours` on a free plan without a billing cycle. More is shown in days.
 */
export function retention(
  plan: { code: string; billingCycle: number; retentionDays: number },
  rule: { isFree: boolean; freeHistoryHours: number },
): Retention {
  if (plan.retentionDays <= 0) return { kind: 'none' };
  if (plan.retentionDays > 1) return { kind: 'days', days: plan.retentionDays };
  return { kind: 'hours', hours: rule.isFree && plan.billingCycle === 0 ? rule.freeHistoryHours : 24 };
}
