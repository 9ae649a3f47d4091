import type { OrderThanksText } from '../../../components/orders/order-thanks.tsx';
import { deviceModelNames } from '../../devices/device-model-names.ts';
import { lastReceipt } from '../../account/place-order.ts';
import { receiptText } from '../receipt-text.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** The last order of the session in words, and its key. */
export type SuccessPage = { thanks: OrderThanksText; orderKey: string };

/** Returns what was bought, what was charged and what comes next; undefined where the session has placed no order. */
export async function successPage(
  context: RequestContext,
  session: SessionRecord,
): Promise<SuccessPage | undefined> {
  const { order } = session;
  const [receipt, modelNames] = await Promise.all([
    lastReceipt(context, session),
    deviceModelNames(context, session),
  ]);
  return order && receipt
    ? { thanks: receiptText(receipt, modelNames, context), orderKey: order.key }
    : undefined;
}
