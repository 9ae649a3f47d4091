import { changeName, type OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { checkPromos } from './check-promo.ts';
import type { OrderReader } from './order-reader.ts';

/** Returns the draft of the order for a plan change that the session has; undefined where none is begun. */
export function begunOrder({ order }: SessionRecord, change: PlanChangeIntent): OrderDraft | undefined {
  return order && order.ofChange === changeName(change) && !order.isPlaced ? order : undefined;
}

/**
 * Returns the draft of the order for a plan change: the one in the session, or a new one where that belongs to another
 * change or is placed already. A new draft checks the promo codes that came with the change.
 */
export async function draftOrder(reader: OrderReader, change: PlanChangeIntent): Promise<OrderDraft> {
  const begun = begunOrder(reader.session, change);
  if (begun) return begun;
  const order: OrderDraft = {
    key: crypto.randomUUID(),
    ofChange: changeName(change),
    promos: await checkPromos(reader, change),
    billingToken: null,
    actionTokenId: null,
    isPlaced: false,
  };
  await reader.saveDrafts({ order });
  return order;
}
