import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { accountOf } from '../account/account-of.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../page/request-context.ts';
import { orderCustomer } from './order-customer.ts';
import type { Order } from './perform-order.ts';

/** Places an order through the one object of the account: once, whoever asks how often (design section 3, Money). */
export async function sendOrder(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  order: Order,
): Promise<OrderOutcome> {
  return (await accountOf(env, session)).order({
    ...callerOf(visit, session),
    customer: orderCustomer(visit, session),
    order,
  });
}

/** What is known of an order by its key; null where nothing is. */
export async function sentOrder(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  key: string,
): Promise<OrderOutcome | null> {
  return (await accountOf(env, session)).ordered({ ...callerOf(visit, session), key });
}

/** True while nobody knows what became of a change of the account. */
export async function hasOpenChange(env: PortalEnv, visit: Visit, session: SessionRecord): Promise<boolean> {
  return (await accountOf(env, session)).hasOpenChange(callerOf(visit, session));
}

function callerOf({ brand, requestId }: Visit, { platform }: SessionRecord) {
  return { brand: brand.key, requestId, platform };
}
