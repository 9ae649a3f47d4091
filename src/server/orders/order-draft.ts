import { changeName, type OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountReader } from '../account/account-reader.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { readPromos } from './read-promos.ts';

/**
 * Returns the draft of the order for a plan change: the one in the session, or a new one where that belongs to another
 * change or is placed already. A new draft checks the promo codes that came with the change.
 */
export async function draftOrder(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
): Promise<OrderDraft> {
  const ofChange = changeName(change);
  const begun = session.order;
  if (begun && begun.ofChange === ofChange && !begun.receipt) return begun;
  const order: OrderDraft = {
    key: crypto.randomUUID(),
    ofChange,
    promos: await readPromos(
      accountReader(context, session),
      orderCustomer(context, session),
      change,
      context.nowMs,
    ),
    billingToken: null,
    actionTokenId: null,
    receipt: null,
  };
  await saveDrafts(context, { order });
  return order;
}
