import type { Subscription } from './subscription.ts';
import { isExcludedPlan, isFreePlan, type PlanCodes } from './plan-codes.ts';

/**
 * Merges free subscriptions to the same plan id, except those to excluded plans, into one. Their devices move onto the
 * one with a paid plan code, else onto the first. The order stays, and no device is lost or listed twice.
 */
export function mergedSubscriptions(
  subscriptions: readonly Subscription[],
  codes: PlanCodes,
): Subscription[] {
  const groups = new Map<string, Subscription[]>();
  for (const subscription of subscriptions) {
    const key = isMergeable(subscription, codes) ? `free:${subscription.planId}` : `own:${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), subscription]);
  }
  return [...groups.values()].flatMap(gather);
}

function isMergeable({ plan }: Subscription, codes: PlanCodes): boolean {
  return isFreePlan(plan.code, codes) && !isExcludedPlan(plan.code, codes);
}

function gather(group: Subscription[]): Subscription[] {
  const keeper = group.find((subscription) => subscription.paidPlanCode !== null) ?? group[0];
  if (!keeper || group.length === 1) return group;
  const devices = new Map(
    group.flatMap((subscription) => subscription.devices).map((device) => [device.id, device]),
  );
  return [
    {
      ...keeper,
      deviceIds: [...new Set(group.flatMap((subscription) => subscription.deviceIds))],
      devices: [...devices.values()],
    },
  ];
}
