import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { withNextCharge } from '../../domain/orders/receipt-promise.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { recordEvent } from '../page/analytics.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Saves the receipt in the session for the page that confirms the order, and removes the drafts. `page` is where the
 * order was placed, for analytics.
 */
export async function noteOrdered(
  context: RequestContext,
  order: OrderDraft,
  receipt: OrderReceipt,
  page: '/order-summary' | '/checkout',
): Promise<void> {
  const { nowMs } = context;
  const promised = withNextCharge(receipt, usedPromo(order.promos), nowMs);
  await saveDrafts(context, {
    planChange: undefined,
    deviceDraft: undefined,
    order: { ...order, billingToken: null, actionTokenId: null, receipt: promised },
  });
  recordEvent(context, 'AcctDashPayment', page);
}
