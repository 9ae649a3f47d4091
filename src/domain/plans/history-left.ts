import { isFreePlan, type PlanCodes } from './plan-codes.ts';
import { type Retention, retention } from './retention.ts';

/**
 * A brand's rule for the video of devices that no paid plan covers any more: 2 hours, no service, or the retention of
 * its default plan.
 */
export type AfterCover = 'twoHours' | 'noService' | 'unchanged';

/**
 * The retention after a plan is cancelled or a device is taken off it, by the brand's rule. Undefined where the rule
 * depends on the default plan and that plan is unknown.
 */
export function historyLeft(
  afterCover: AfterCover,
  defaultPlan: { code: string; billingCycle: number; retentionDays: number } | undefined,
  rule: { freeHistoryHours: number; planCodes: PlanCodes },
): Retention | undefined {
  switch (afterCover) {
    case 'twoHours':
      return { kind: 'hours', hours: 2 };
    case 'noService':
      return { kind: 'none' };
    case 'unchanged':
      return (
        defaultPlan &&
        retention(defaultPlan, {
          isFree: isFreePlan(defaultPlan.code, rule.planCodes),
          freeHistoryHours: rule.freeHistoryHours,
        })
      );
  }
}
