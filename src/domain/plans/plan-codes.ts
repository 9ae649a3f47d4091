/**
 * A brand's plan codes with a special meaning: plans that are never charged, that cover no device, and that nobody can
 * change to.
 */
export type PlanCodes = {
  free: readonly string[];
  none: readonly string[];
  excluded: readonly string[];
};

/*
 * In module scope on purpose: nearly every rule about plans depends on these codes, and they are the same for all brands
 * and all requests of a build. So no rule has to receive them as an argument.
 */
let free: ReadonlySet<string> = new Set();
let none: ReadonlySet<string> = new Set();
let excluded: ReadonlySet<string> = new Set();

/**
 * Sets the plan codes of all brands of the build, once, before any rule runs. A code has the same meaning in every
 * brand: `brandSet` enforces that.
 */
export function knowPlanCodes(brands: readonly PlanCodes[]): void {
  free = new Set(brands.flatMap((codes) => codes.free));
  none = new Set(brands.flatMap((codes) => codes.none));
  excluded = new Set(brands.flatMap((codes) => codes.excluded));
}

/** True for a plan whose code is on the list of free plans. */
export function isFreePlan(code: string): boolean {
  return free.has(code);
}

/** True for a plan that is never charged: it has no billing cycle, or its code is on the list of free plans. */
export function isNeverCharged({ code, billingCycle }: { code: string; billingCycle: number }): boolean {
  return billingCycle === 0 || isFreePlan(code);
}

/** True for a plan that covers no device. */
export function isNoPlan(code: string): boolean {
  return none.has(code);
}

/** True for a plan that is never offered as the target of a change. */
export function isExcludedPlan(code: string): boolean {
  return excluded.has(code);
}
