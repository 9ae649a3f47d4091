/** How long video is kept. */
export type Retention = { kind: 'none' } | { kind: 'hours'; hours: number } | { kind: 'days'; days: number };

/**
 * Says how long history is kept: a retention of 0 or none is no storage; 1 is shown in hours, 24 or what the
 * brand keeps on its free plan without a billing cycle; anything else in days.
 */
export function retention(
  plan: { code: string; billingCycle: number; retentionDays: number },
  rule: { isFree: boolean; freeHistoryHours: number },
): Retention {
  if (plan.retentionDays <= 0) return { kind: 'none' };
  if (plan.retentionDays > 1) return { kind: 'days', days: plan.retentionDays };
  return { kind: 'hours', hours: rule.isFree && plan.billingCycle === 0 ? rule.freeHistoryHours : 24 };
}
