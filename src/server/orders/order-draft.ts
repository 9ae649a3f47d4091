import { changeName, type OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountReader } from '../account/account-reader.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { readPromos } from './read-promos.ts';

/** Returns the draft of the order for a plan change that the session has; undefined where none is begun. */
export function begunOrder({ order }: SessionRecord, change: PlanChangeIntent): OrderDraft | undefined {
  return order && order.ofChange === changeName(change) && !order.isPlaced ? order : undefined;
}

/**
 * Returns the draft of the order for a plan change: the one in the session, or a new one where that belongs to another
 * change or is placed already. A new draft checks the promo codes that came with the change.
 */
export async function draftOrder(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
  reader = accountReader(context, session),
): Promise<OrderDraft> {
  const begun = begunOrder(session, change);
  if (begun) return begun;
  const order: OrderDraft = {
    key: crypto.randomUUID(),
    ofChange: changeName(change),
    promos: await readPromos(reader, orderCustomer(context, session), change, context.nowMs),
    billingToken: null,
    actionTokenId: null,
    isPlaced: false,
  };
  await saveDrafts(context, { order });
  return order;
}
