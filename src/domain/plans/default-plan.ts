/**
 * The default-plan rule: the first visible plan that is not marked default, else the plan marked default. Undefined
 * where there is neither.
 */
export function defaultPlan<P extends { isDefault: boolean; isVisible: boolean }>(
  plans: readonly P[],
): P | undefined {
  return plans.find((plan) => !plan.isDefault && plan.isVisible) ?? plans.find((plan) => plan.isDefault);
}
