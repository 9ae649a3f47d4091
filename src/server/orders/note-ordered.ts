import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { withNextCharge } from '../../domain/orders/receipt-promise.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { recordEvent } from '../page/analytics.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../page/request-context.ts';

/** Remembers what was ordered, for the page that says so; nothing is under way any more. `page` is where it was ordered. */
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
