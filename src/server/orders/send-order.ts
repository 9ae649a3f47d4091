import type { OrderOutcome } from '../../domain/order-outcome.ts';
import { accountDigest } from '../limits/account-digest.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../visit.ts';
import { orderAsker } from './order-asker.ts';
import type { Order } from './perform-order.ts';

/** Places an order through the one object of the account: once, whoever asks how often (design section 3, Money). */
export async function sendOrder(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
  order: Order,
): Promise<OrderOutcome> {
  const object = env.ACCOUNTS.getByName(await accountName(visit, session));
  return object.order({
    brand: visit.brand.key,
    requestId: visit.requestId,
    platform: session.platform,
    asker: orderAsker(visit, session),
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
  const object = env.ACCOUNTS.getByName(await accountName(visit, session));
  return object.ordered(key);
}

function accountName({ brand }: Visit, { person }: SessionRecord): Promise<string> {
  return accountDigest(brand.key, person.accountId);
}
