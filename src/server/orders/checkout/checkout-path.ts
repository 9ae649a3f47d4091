import type { CheckoutNotice } from '../../../contracts/orders/checkout.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';

/** What the address of the checkout may say beside its plan. */
export type CheckoutSays = {
  notice?: CheckoutNotice;
  /** A wallet's card was refused. */
  errorCode?: CardErrorCode;
  /** The order is still under way; `by` names who paid, which decides where a refusal leads. */
  pending?: 'card' | 'wallet';
};

/** The checkout's address for a plan. */
export function checkoutPath(planId: string, { notice, errorCode, pending }: CheckoutSays = {}): string {
  const query = new URLSearchParams({ planId });
  if (notice) query.set('notice', notice);
  if (errorCode) query.set('error_code', errorCode);
  if (pending) query.set('pending', pending);
  return `/checkout?${query}`;
}
