import type { CheckoutNotice } from '../../../contracts/orders/checkout.ts';
import type { CardErrorCode } from '../../../domain/billing/card-error.ts';
import type { PageBrand } from '../../../domain/pages/page-row.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';

/** The optional query of the checkout's address, in addition to its plan. */
export type CheckoutQuery = {
  notice?: CheckoutNotice;
  /** Why a wallet's card was refused. */
  errorCode?: CardErrorCode;
  /** The order is still in progress. The value names what paid, which decides where a refusal leads. */
  pending?: 'card' | 'wallet';
};

/** Returns the address of the checkout for a plan; of the chooser at a brand without a checkout. */
export function checkoutPath(
  brand: PageBrand,
  planId: string,
  { notice, errorCode, pending }: CheckoutQuery = {},
): string {
  return (
    pathTo('checkout', brand, { planId, notice, error_code: errorCode, pending }) ??
    pathTo('plans', { planId })
  );
}

/** Returns the address of the page after an order of the checkout; of the receipt at a brand without a checkout. */
export function successPath(brand: PageBrand): string {
  return pathTo('checkoutSuccess', brand) ?? pathTo('orderSummary');
}
