import type { UnplacedOutcome } from '../../contracts/stored/open-change.ts';
import type * as stored from '../../contracts/stored/order-receipt.ts';

/** The receipt of a placed order. Amounts are in minor units. */
export type OrderReceipt = stored.OrderReceipt;

/** Why an order is refused. Nothing has been charged. */
export type OrderRefusal = Extract<UnplacedOutcome, { kind: 'refused' }>['why'];

/** The outcome of placing an order. */
export type OrderOutcome = { kind: 'done'; receipt: OrderReceipt } | UnplacedOutcome;
