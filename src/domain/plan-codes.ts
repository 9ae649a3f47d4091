/** Free or no-device plans (spec subscriptions-and-money.md section 9). */
const freePlanCodes = new Set([
  'lsm',
  'lite',
  'basic',
  'sprint_basic_month',
  'no_plan',
  'visi_no_plan',
  'otis_essential_4_m',
  'pepper_lite',
  'notion_lite',
  'not_a_plan_geeni',
]);

/** Plans that cover nothing (same section). */
const noPlanCodes = new Set(['no_plan', 'visi_no_plan', 'notion_lite', 'not_a_plan_geeni']);

/** Plans that are not offered as paid targets (section 5). */
const excludedPlanCodes = new Set(['no_plan', 'visi_no_plan', 'pepper_lite', 'not_a_plan_geeni']);

export function isFreePlan(code: string): boolean {
  return freePlanCodes.has(code);
}

export function isNoPlan(code: string): boolean {
  return noPlanCodes.has(code);
}

export function isExcludedPlan(code: string): boolean {
  return excludedPlanCodes.has(code);
}
