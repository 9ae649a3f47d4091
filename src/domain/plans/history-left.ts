import { isFreePlan } from './plan-codes.ts';
import { type Retention, retention } from './retention.ts';

/** What a brand keeps of a device's video once no paid plan covers it. */
export type AfterCover = 'twoHours' | 'noService' | 'unchanged';

/**
 * How long video is kept after a plan is cancelled or a device taken off it: 2 hours, no service, or what the brand's
 * default plan keeps; undefined where that plan is not known.
 */
export function historyLeft(
  afterCover: AfterCover,
  defaultPlan: { code: string; billingCycle: number; retentionDays: number } | undefined,
  freeHistoryHours: number,
): Retention | undefined {
  switch (afterCover) {
    case 'twoHours':
      return { kind: 'hours', hours: 2 };
    case 'noService':
      return { kind: 'none' };
    case 'unchanged':
      return (
        defaultPlan && retention(defaultPlan, { isFree: isFreePlan(defaultPlan.code), freeHistoryHours })
      );
  }
}
