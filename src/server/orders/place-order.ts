import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { accountOf } from '../account/account-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../page/request-context.ts';
import { orderCustomer } from './order-customer.ts';
import type { Order } from './perform-order.ts';

/** Places an order through the one object of the account: once, whoever asks how often. */
export async function placeOrder(
  context: RequestContext,
  session: SessionRecord,
  order: Order,
): Promise<OrderOutcome> {
  return (await accountOf(context, session)).placeOrder({
    ...callerOf(context, session),
    customer: orderCustomer(context, session),
    order,
  });
}

/** What is known of an order by its key; null where nothing is. */
export async function readOrderOutcome(
  context: RequestContext,
  session: SessionRecord,
  key: string,
): Promise<OrderOutcome | null> {
  return (await accountOf(context, session)).orderOutcome({ ...callerOf(context, session), key });
}

/** True while nobody knows what became of a change of the account. */
export async function hasOpenChange(context: RequestContext, session: SessionRecord): Promise<boolean> {
  return (await accountOf(context, session)).hasOpenChange(callerOf(context, session));
}

function callerOf({ brand, requestId }: RequestContext, { platform }: SessionRecord) {
  return { brand: brand.key, requestId, platform };
}
