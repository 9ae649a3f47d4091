import type { OrderThanksText } from '../../../contracts/orders/order-summary.ts';
import { deviceModelNames } from '../../devices/device-model-names.ts';
import { receiptText } from '../receipt-text.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../page/request-context.ts';

/** What the last order of the session was, or that there is none. `orderKey` names it. */
export type SuccessPage = { thanks: OrderThanksText; orderKey: string };

/** The checkout's success: what was bought, charged and comes next. */
export async function successPage(
  context: RequestContext,
  session: SessionRecord,
): Promise<SuccessPage | undefined> {
  const { order } = session;
  if (!order?.receipt) return undefined;
  const modelNames = await deviceModelNames(context, session);
  return { thanks: receiptText(order.receipt, modelNames, context), orderKey: order.key };
}
