import type { OrderOutcome, OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { type AccountReader, accountReader } from '../account/account-reader.ts';
import { type OrderCustomer, type ReadOrderAccount, readOrderAccount } from '../account/order-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { lastReceipt, readOrderOutcome } from '../account/place-order.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { dedupeReads } from '../platform/dedupe-reads.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import type { SessionDrafts, SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';

/** The last order of a session. */
export type PlacedOrder = {
  receipt: OrderReceipt;
  /** The shop name of each device model. */
  modelNames: ReadonlyMap<string, string>;
};

/** What the pages of an order are read from, who orders, and where the drafts are saved. */
export type OrderReader = AccountReader & {
  session: SessionRecord;
  customer: OrderCustomer;
  nowMs: number;
  /** What the plans of its price are named with. */
  words: Words;
  /** Reads the account, and remembers what the next page of an order asks early. */
  readAccount: () => Promise<ReadOrderAccount>;
  /** Reads the outcome of an order by its key; null where none is known. */
  readOutcome: (key: string) => Promise<OrderOutcome | null>;
  /** Reads the last order; undefined where the session has placed none. */
  readPlaced: () => Promise<PlacedOrder | undefined>;
  readModelNames: () => Promise<ReadonlyMap<string, string>>;
  saveDrafts: (drafts: Partial<SessionDrafts>) => Promise<void>;
};

/** Returns the reader of an order. For one page it makes the same read once. */
export function orderReader(
  context: RequestContext,
  session: SessionRecord,
  platform = dedupeReads(platformOf(context, session)),
): OrderReader {
  const reader = accountReader(context, session, platform);
  const customer = orderCustomer(context, session);
  const { nowMs } = context;
  const readModelNames = () => deviceModelNames(context, session);
  return {
    ...reader,
    session,
    customer,
    nowMs,
    words: context,
    async readAccount() {
      const read = await readOrderAccount(reader, customer, nowMs);
      if (read.kind === 'account') rememberBasis(context, session, read.account);
      return read;
    },
    readOutcome: (key) => readOrderOutcome(context, session, key),
    async readPlaced() {
      const [receipt, modelNames] = await Promise.all([lastReceipt(context, session), readModelNames()]);
      return receipt ? { receipt, modelNames } : undefined;
    },
    readModelNames,
    saveDrafts: (drafts) => saveDrafts(context, drafts),
  };
}
