/** Which of a brand's plans are never charged, which cover nothing, and which are no target of a change. */
export type PlanCodes = {
  free: readonly string[];
  none: readonly string[];
  excluded: readonly string[];
};

let free: ReadonlySet<string> = new Set();
let none: ReadonlySet<string> = new Set();
let excluded: ReadonlySet<string> = new Set();

/**
 * Takes the codes of every brand of the build from their files, once, before the first rule asks. A code means the same in
 * all of them: `brandSet` sees to that.
 */
export function knowPlanCodes(brands: readonly PlanCodes[]): void {
  free = new Set(brands.flatMap((codes) => codes.free));
  none = new Set(brands.flatMap((codes) => codes.none));
  excluded = new Set(brands.flatMap((codes) => codes.excluded));
}

/** Free or no-device plans. */
export function isFreePlan(code: string): boolean {
  return free.has(code);
}

/** Plans that cover nothing (same section). */
export function isNoPlan(code: string): boolean {
  return none.has(code);
}

/** Plans that are not offered as paid targets. */
export function isExcludedPlan(code: string): boolean {
  return excluded.has(code);
}
