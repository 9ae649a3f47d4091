/** A plan change under way, from the choice of the plan until it is ordered or given up. */
export type PlanChangeIntent = {
  toPlanCode: string;
  toPlanId: string;
  /** The subscription that changes; null for somebody who has none yet. */
  fromSubscriptionId: string | null;
  /** The devices the new plan is to cover: never more than it can. Empty while the person still has to choose. */
  deviceIds: string[];
};
