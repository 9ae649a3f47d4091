import type { CheckoutNotice } from '../../../contracts/orders/checkout.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';

/** The optional query of the checkout's address, in addition to its plan. */
export type CheckoutQuery = {
  notice?: CheckoutNotice;
  /** Why a wallet's card was refused. */
  errorCode?: CardErrorCode;
  /** The order is still in progress. The value names what paid, which decides where a refusal leads. */
  pending?: 'card' | 'wallet';
};

/** Returns the path of the checkout for a plan. */
export function checkoutPath(planId: string, { notice, errorCode, pending }: CheckoutQuery = {}): string {
  const query = new URLSearchParams({ planId });
  if (notice) query.set('notice', notice);
  if (errorCode) query.set('error_code', errorCode);
  if (pending) query.set('pending', pending);
  return `/checkout?${query}`;
}
