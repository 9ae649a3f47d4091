/**
 * The plan a person falls to: the first plan that is not
 * default but is visible, else the plan marked default; undefined where there is neither.
 */
export function defaultPlan<P extends { isDefault: boolean; isVisible: boolean }>(
  plans: readonly P[],
): P | undefined {
  return plans.find((plan) => !plan.isDefault && plan.isVisible) ?? plans.find((plan) => plan.isDefault);
}
