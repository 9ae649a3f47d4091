import type { OrderThanksText } from '../../../contracts/orders/order-summary.ts';
import { receiptText } from '../receipt-text.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../page/request-context.ts';

/** What the last order of the session was, or that there is none. `orderKey` names it. */
export type SuccessPage = { thanks: OrderThanksText; orderKey: string };

/** The checkout's success: what was bought, charged and comes next. */
export function successPage(context: RequestContext, { order }: SessionRecord): SuccessPage | undefined {
  return order?.receipt ? { thanks: receiptText(order.receipt, context), orderKey: order.key } : undefined;
}
