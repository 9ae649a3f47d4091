import type { CheckoutNotice } from '../../contracts/orders/checkout.ts';
import type { OrderNotice } from '../../contracts/orders/order.ts';
import type { CardErrorCode } from '../billing/card-error.ts';
import type { PageBrand } from '../pages/page-row.ts';
import { pathTo } from '../pages/path-to.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderOutcome, OrderRefusal } from './order-outcome.ts';

/** The optional query of the checkout's address, in addition to its plan. */
type CheckoutQuery = {
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

/** An order that was sent, with the page that it was sent from. */
export type OrderAttempt = { order: OrderDraft } & (
  | { page: 'orderSummary' }
  /** `walletToken` is null where a card pays, or where the token is no longer known. */
  | { page: 'checkout'; planId: string; by: 'card' | 'wallet'; walletToken: string | null }
);

/**
 * Where a person goes after an order was sent, and the draft to save first where it changes. After a sign-out it is the page to
 * return to.
 */
export type AfterOrder = { to: string; draft?: OrderDraft };

/**
 * Decides where the outcome of an order leads: a placed one to its receipt, a refused card to the card form, a refused wallet
 * back to the checkout, a challenge to the order summary, which runs it, everything else to the page that reports it.
 */
export function afterOrder(outcome: OrderOutcome, attempt: OrderAttempt, brand: PageBrand): AfterOrder {
  const { order } = attempt;
  switch (outcome.kind) {
    case 'done':
      return {
        to: attempt.page === 'checkout' || order.fromCheckout ? successPath(brand) : pathTo('orderSummary'),
      };
    case 'declined':
      return afterDeclined(outcome.code, attempt, brand);
    case 'challenge': {
      const { actionTokenId } = outcome;
      const checkout =
        attempt.page === 'checkout' ? { billingToken: attempt.walletToken, fromCheckout: true } : {};
      return {
        to: pathTo('orderSummary', { challenge: '1' }),
        draft: { ...order, ...checkout, actionTokenId },
      };
    }
    case 'refused':
      return afterRefused(outcome.why, attempt, brand);
    case 'signedOut':
      return { to: attempt.page === 'checkout' ? checkoutPath(brand, attempt.planId) : pathTo('myPlan') };
    case 'pending':
      return {
        to:
          attempt.page === 'checkout'
            ? checkoutPath(brand, attempt.planId, { pending: attempt.by })
            : pathTo('orderSummary', { state: 'pending' }),
      };
    case 'failed':
      return { to: pageOf(attempt, brand, 'failed') };
    case 'unsure':
      // The summary says what the person has to do.
      return { to: outcome.waits ? summaryPath('unsure') : pageOf(attempt, brand, 'unsure') };
  }
}

/** Returns the address of the order summary that says why nothing was ordered. */
export function summaryPath(notice: OrderNotice): string {
  return pathTo('orderSummary', { notice });
}

function afterDeclined(code: CardErrorCode, attempt: OrderAttempt, brand: PageBrand): AfterOrder {
  const cardForm = pathTo('billing', { error_code: code });
  // A refused card is not tried again.
  if (attempt.page === 'orderSummary')
    return { to: cardForm, draft: { ...attempt.order, billingToken: null, actionTokenId: null } };
  return {
    to: attempt.by === 'wallet' ? checkoutPath(brand, attempt.planId, { errorCode: code }) : cardForm,
  };
}

function afterRefused(why: OrderRefusal, attempt: OrderAttempt, brand: PageBrand): AfterOrder {
  switch (why) {
    case 'alreadySubscribed':
      return { to: pathTo('error', { error_code: 'already_subscribed' }) };
    case 'changedMeanwhile':
      return { to: pageOf(attempt, brand, 'changed') };
    case 'repriced':
    case 'busy':
    case 'underWay':
      return { to: pageOf(attempt, brand, why) };
    case 'promo': {
      const { order, page } = attempt;
      const promos = order.promos.filter(({ state }) => state === 'rejected');
      const to = pageOf(attempt, brand, 'promo');
      return page === 'checkout' ? { to } : { to, draft: { ...order, promos } };
    }
    case 'leaving':
      return { to: pathTo('pendingDelete') };
    case 'platform':
      return { to: pathTo('error', { error_code: 'order_refused' }) };
  }
}

/** The address of the page that an order was sent from, which then says why nothing was ordered. */
function pageOf(attempt: OrderAttempt, brand: PageBrand, notice: OrderNotice & CheckoutNotice): string {
  return attempt.page === 'checkout' ? checkoutPath(brand, attempt.planId, { notice }) : summaryPath(notice);
}
