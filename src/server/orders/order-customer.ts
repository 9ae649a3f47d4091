import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../page/request-context.ts';
import type { OrderAsker } from './order-context.ts';

/** Who orders, of a visit and its session. */
export function orderAsker({ brand, country }: Visit, { person }: SessionRecord): OrderAsker {
  const { key, billing, currencies } = brand;
  return { brand: key, billing, currencies, accountId: person.accountId, country };
}
