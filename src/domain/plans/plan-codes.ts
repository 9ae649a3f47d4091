/**
 * A brand's plan codes with a special meaning: plans that are never charged, that cover no device, and that nobody can
 * change to.
 */
export type PlanCodes = {
  free: readonly string[];
  none: readonly string[];
  excluded: readonly string[];
};

/** True for a plan whose code is on the brand's list of free plans. */
export function isFreePlan(code: string, { free }: PlanCodes): boolean {
  return free.includes(code);
}

/** True for a plan that is never charged: it has no billing cycle, or its code is on the brand's list of free plans. */
export function isNeverCharged(
  { code, billingCycle }: { code: string; billingCycle: number },
  codes: PlanCodes,
): boolean {
  return billingCycle === 0 || isFreePlan(code, codes);
}

/** True for a plan that covers no device. */
export function isNoPlan(code: string, { none }: PlanCodes): boolean {
  return none.includes(code);
}

/** True for a plan that is never offered as the target of a change. */
export function isExcludedPlan(code: string, { excluded }: PlanCodes): boolean {
  return excluded.includes(code);
}

/** True where two ids of plans are equal. The platform may write an id in another letter case in another list. */
export function sameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
