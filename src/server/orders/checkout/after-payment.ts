import type { CardErrorCode } from '../../../domain/billing/card-error.ts';
import type { OrderOutcome, OrderRefusal } from '../../../domain/orders/order-outcome.ts';
import type { OrderDraft } from '../../../domain/orders/order-draft.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import type { Brand } from '../../../brands/brand-schema.ts';
import { noteOrdered } from '../../plans/note-ordered.ts';
import { saveDrafts } from '../../session/sessions.ts';
import { signInAgain } from '../../access/sign-in-again.ts';
import { messagesOfOrder } from '../../app/app-messages.ts';
import { type FormLead, withAppMessages } from '../../request/answer.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { cardErrorText } from './card-error-text.ts';
import { checkoutPath, successPath } from './checkout-path.ts';

/** An attempt to pay. `walletToken` is null where a card pays, or where the token is no longer known. */
export type TriedPayment = {
  planId: string;
  order: OrderDraft;
  walletToken: string | null;
  by: 'card' | 'wallet';
};

/**
 * Returns the path to redirect to after an attempt to pay, and tells the app around the page. Success leads to its page; a refused card on file to the
 * card form; a refused wallet back to the checkout, which shows the error; a challenge to the order summary, which runs
 * it.
 */
export async function afterPayment(
  context: RequestContext,
  tried: TriedPayment,
  outcome: OrderOutcome,
): Promise<FormLead> {
  const words = {
    notice: context.copy('checkout'),
    declined: (code: CardErrorCode) => cardErrorText(code, context),
    refused: context.copy('problem').orderRefused,
  };
  const messages = messagesOfOrder(outcome, { by: tried.by, words });
  return withAppMessages(await pathAfter(context, tried, outcome), ...messages);
}

async function pathAfter(
  context: RequestContext,
  { planId, order, walletToken, by }: TriedPayment,
  outcome: OrderOutcome,
): Promise<FormLead> {
  switch (outcome.kind) {
    case 'done':
      await noteOrdered(context, order, 'checkout');
      return successPath(context.brand);
    case 'declined':
      return by === 'wallet'
        ? checkoutPath(context.brand, planId, { errorCode: outcome.code })
        : pathTo('billing', { error_code: outcome.code });
    case 'challenge':
      await saveDrafts(context, {
        order: {
          ...order,
          billingToken: walletToken,
          actionTokenId: outcome.actionTokenId,
          fromCheckout: true,
        },
      });
      return pathTo('orderSummary', { challenge: '1' });
    case 'refused':
      return refusedPath(context.brand, planId, outcome.why);
    case 'signedOut':
      return signInAgain(context, outcome, checkoutPath(context.brand, planId));
    case 'pending':
      return checkoutPath(context.brand, planId, { pending: by });
    case 'failed':
      return checkoutPath(context.brand, planId, { notice: 'failed' });
    case 'unsure':
      // The summary says what the person has to do.
      return outcome.waits
        ? pathTo('orderSummary', { notice: 'unsure' })
        : checkoutPath(context.brand, planId, { notice: 'unsure' });
  }
}

function refusedPath(brand: Brand, planId: string, why: OrderRefusal): string {
  switch (why) {
    case 'alreadySubscribed':
      return pathTo('error', { error_code: 'already_subscribed' });
    case 'changedMeanwhile':
      return checkoutPath(brand, planId, { notice: 'changed' });
    case 'repriced':
    case 'busy':
    case 'underWay':
    case 'promo':
      return checkoutPath(brand, planId, { notice: why });
    case 'leaving':
      return pathTo('pendingDelete');
    case 'platform':
      return pathTo('error', { error_code: 'order_refused' });
  }
}
