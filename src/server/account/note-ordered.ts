import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { pages } from '../../domain/pages/pages.ts';
import { recordEvent } from '../tags/analytics.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Notes in the session that an order is placed, and removes the drafts. The page that confirms it reads its receipt from the
 * account. `page` is where the order was placed, for analytics.
 */
export async function noteOrdered(
  context: RequestContext,
  order: OrderDraft,
  page: 'orderSummary' | 'checkout',
): Promise<void> {
  await saveDrafts(context, {
    planChange: undefined,
    deviceDraft: undefined,
    order: { ...order, billingToken: null, actionTokenId: null, isPlaced: true },
  });
  recordEvent(context, 'AcctDashPayment', pages[page].path);
}
