import type { OrderOutcome, OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { errorFacts } from '../log.ts';
import { accountOf } from '../session/account-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { HostedOrderShown, HostedStep } from './hosted-visits.ts';
import { orderCustomer } from './order-customer.ts';
import type { Order } from './perform-order.ts';

/**
 * Places an order through the account object, once, however often it is requested. The object queues it
 * (`placeInQueue`) and then checks and sends it (`performOrder`).
 */
export async function placeOrder(
  context: RequestContext,
  session: SessionRecord,
  order: Order,
): Promise<OrderOutcome> {
  return accountOf(context, session).placeOrder({
    ...callerOf(context, session),
    customer: orderCustomer(context, session),
    order,
  });
}

/** Returns the outcome of an order by its key; null where none is known. */
export async function readOrderOutcome(
  context: RequestContext,
  session: SessionRecord,
  key: string,
): Promise<OrderOutcome | null> {
  return accountOf(context, session).orderOutcome({ ...callerOf(context, session), key });
}

/**
 * Returns the receipt of the order that the session has placed last; null without one, and where the account's object fails: the
 * order is on My Plan then.
 */
export async function lastReceipt(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person' | 'order'>,
): Promise<OrderReceipt | null> {
  const { order } = session;
  if (!order?.isPlaced) return null;
  return readLogged(context, () => accountOf(context, session).receipt(order.key));
}

/**
 * Has the account make and keep the receipt of an order that was paid on the provider's page and that it shows. Null where the
 * account's object fails: the next visit tries again.
 */
export async function confirmHosted(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
  confirmation: HostedOrderShown,
): Promise<{ receipt: OrderReceipt; isFirst: boolean } | null> {
  return readLogged(context, () => accountOf(context, session).confirmHosted(confirmation));
}

/** Tells the account of a step of a visit to the provider's page, for a session that begins before its end is known. */
export async function noteHosted(
  context: Pick<RequestContext, 'env' | 'log'>,
  session: Pick<SessionRecord, 'brand' | 'person'>,
  step: HostedStep,
): Promise<void> {
  await readLogged(context, () => accountOf(context, session).noteHosted(step));
}

/** Returns null for a failure, which is logged: an object of the version before does not know the call. */
async function readLogged<Read>(
  { log }: Pick<RequestContext, 'log'>,
  read: () => Promise<Read>,
): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    log.error('change_status_unread', errorFacts(error));
    return null;
  }
}

/** Returns true while a change of the account is open. */
export async function hasOpenChange(context: RequestContext, session: SessionRecord): Promise<boolean> {
  return accountOf(context, session).hasOpenChange(callerOf(context, session));
}

function callerOf({ brand, requestId }: RequestContext, { platform }: SessionRecord) {
  return { brand: brand.key, requestId, platform };
}
