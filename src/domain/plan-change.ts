/** What a chosen plan needs next (spec subscriptions-and-money.md section 4, Plan change). */
export type PlanChangeStep = 'devices' | 'checkoutSession' | 'orderSummary' | 'billing';

/** A plan change under way, from the choice of the plan until it is ordered or given up. */
export type PlanChangeIntent = {
  toPlanCode: string;
  toPlanId: string;
  /** The subscription that changes; null for somebody who has none yet. */
  fromSubscriptionId: string | null;
  /** The devices the new plan is to cover: never more than it can. Empty while the person still has to choose. */
  deviceIds: string[];
  /** Promo codes brought along, in lower case. */
  promoCodes: string[];
  step: PlanChangeStep;
};

/** The page of a step. A checkout session is made on the way out of the order summary. */
export const stepPaths: Readonly<Record<PlanChangeStep, '/manage-devices' | '/order-summary' | '/billing'>> =
  {
    devices: '/manage-devices',
    checkoutSession: '/order-summary',
    orderSummary: '/order-summary',
    billing: '/billing',
  };
