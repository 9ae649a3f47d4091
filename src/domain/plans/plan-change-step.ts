import type { PlanChangeIntent } from '../../contracts/stored/session-record.ts';
import type { CertainPage } from '../pages/page-name.ts';

/** The next step of a plan change. */
export type PlanChangeStep = PlanChangeIntent['step'];

/** The page of each step. The order summary creates the checkout session when the person leaves it. */
export const stepPages = {
  devices: 'manageDevices',
  checkoutSession: 'orderSummary',
  orderSummary: 'orderSummary',
  billing: 'billing',
} as const satisfies Record<PlanChangeStep, CertainPage>;

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
