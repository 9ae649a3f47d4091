import type { OrderOutcome } from '../../domain/order-outcome.ts';
import { accountDigest } from '../limits/account-digest.ts';
import type { ChangeStanding } from '../moves/account-changes.ts';
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
  return (await accountOf(env, visit, session)).order({
    ...callerOf(visit, session),
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
  return (await accountOf(env, visit, session)).ordered({ ...callerOf(visit, session), key });
}

/** What the changes of the account stand at. */
export async function accountStanding(
  env: PortalEnv,
  visit: Visit,
  session: SessionRecord,
): Promise<ChangeStanding> {
  return (await accountOf(env, visit, session)).standing();
}

async function accountOf({ ACCOUNTS }: PortalEnv, { brand }: Visit, { person }: SessionRecord) {
  return ACCOUNTS.getByName(await accountDigest(brand.key, person.accountId));
}

function callerOf({ brand, requestId }: Visit, { platform }: SessionRecord) {
  return { brand: brand.key, requestId, platform };
}
