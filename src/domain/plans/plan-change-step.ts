import type { PlanChangeIntent } from '../../contracts/stored/session-record.ts';

/** The next step of a plan change. */
export type PlanChangeStep = PlanChangeIntent['step'];

/** The page of each step. The order summary creates the checkout session when the person leaves it. */
export const stepPaths: Readonly<Record<PlanChangeStep, '/manage-devices' | '/order-summary' | '/billing'>> =
  {
    devices: '/manage-devices',
    checkoutSession: '/order-summary',
    orderSummary: '/order-summary',
    billing: '/billing',
  };

/**
 * The step after the devices of a plan change. Delegated checkout continues on its checkout page. In the portal the
 * card form comes first for a paid plan without a card on file; otherwise the order summary follows.
 */
export function stepAfterDevices(change: {
  flow: 'portal' | 'delegatedCheckout';
  hasBillingInfo: boolean;
  isFree: boolean;
}): Exclude<PlanChangeStep, 'devices'> {
  if (change.flow === 'delegatedCheckout') return 'checkoutSession';
  return change.hasBillingInfo || change.isFree ? 'orderSummary' : 'billing';
}
