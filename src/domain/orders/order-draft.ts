import { type OpenChange, openLimits, type WantedChange } from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';
import type { OrderQuote } from './order-quote.ts';
import type { PlanChangeIntent } from '../plans/plan-change.ts';
import type { PromoEntry } from './promo.ts';

/** An order that is placed on the provider's hosted page. */
export type HostedOrder = Pick<OpenChange, 'before'> & {
  wanted: Extract<WantedChange, { kind: 'order' }>;
  /** When the person returned from that page after paying, in milliseconds since 1970; undefined before. */
  backAtMs?: number;
};

/** True while an order paid on the provider's page waits until the account shows it. It must not be paid again. */
export function isPaidThere({ hosted }: Pick<OrderDraft, 'hosted'>, nowMs: number): boolean {
  return hosted?.backAtMs !== undefined && nowMs - hosted.backAtMs < openLimits.doneMs;
}

/** An order from the first view of its summary until it is placed. */
export type OrderDraft = {
  /** The idempotency key of the order, the same in every tab and for every attempt to send it. */
  key: string;
  /** The name of the plan change that is ordered (`changeName`): another change is another order. */
  ofChange: string;
  promos: PromoEntry[];
  /**
   * The token of a card that was entered for this order only; null without one. It is single-use and useless to
   * anybody else.
   */
  billingToken: string | null;
  /** The id of the challenge that the bank requires; null without one. */
  actionTokenId: string | null;
  /**
   * The quote that the person accepted before the challenge. The answer to the challenge is valid for this price only.
   */
  agreed?: OrderQuote | undefined;
  /** True where the challenge began on the unified checkout, which then shows the success. */
  fromCheckout?: boolean | undefined;
  /** The order on the provider's hosted page: the plan, the receipt as agreed, and the account before it. */
  hosted?: HostedOrder | undefined;
  /** The receipt once the order is placed; null before. */
  receipt: OrderReceipt | null;
};

/** Names a plan change by its plan, its subscription and its devices. The order of the devices does not matter. */
export function changeName({ toPlanId, fromSubscriptionId, deviceIds }: PlanChangeIntent): string {
  return JSON.stringify([toPlanId, fromSubscriptionId, deviceIds.toSorted()]);
}
