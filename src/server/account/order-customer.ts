import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { OrderCustomer } from './order-context.ts';

/** Returns who orders, from the request context and the session. */
export function orderCustomer({ brand, country }: RequestContext, { person }: SessionRecord): OrderCustomer {
  const { key, billing, currencies, planCodes } = brand;
  return { brand: key, billing, currencies, planCodes, accountId: person.accountId, country };
}
