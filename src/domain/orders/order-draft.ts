import { type OpenChange, openLimits, type WantedChange } from './open-change.ts';
import type { OrderReceipt } from './order-outcome.ts';
import type { OrderQuote } from './order-quote.ts';
import type { PlanChangeIntent } from '../plans/plan-change.ts';
import type { PromoEntry } from './promo.ts';

/** An order that is placed on the provider's own page. */
export type HostedOrder = Pick<OpenChange, 'before'> & {
  wanted: Extract<WantedChange, { kind: 'order' }>;
  /** When the person came back from there as somebody who has paid, in milliseconds since 1970; undefined before. */
  backAtMs?: number;
};

/** True while an order that was paid on the provider's page may only wait to be shown: it is not paid again. */
export function isPaidThere({ hosted }: Pick<OrderDraft, 'hosted'>, nowMs: number): boolean {
  return hosted?.backAtMs !== undefined && nowMs - hosted.backAtMs < openLimits.doneMs;
}

/** An order from the first sight of its summary until it is placed. */
export type OrderDraft = {
  /** One for an order, however often and in how many tabs it is looked at or sent. */
  key: string;
  /** What is ordered, in a short text: another change is another order. */
  ofChange: string;
  promos: PromoEntry[];
  /** A fresh card for this order, where one was typed. Single use, worth nothing to anybody else. */
  billingToken: string | null;
  /** The challenge the bank asked for. */
  actionTokenId: string | null;
  /** What the person had said yes to when the bank asked: its answer is for this and no other price. */
  agreed?: OrderQuote | undefined;
  /** The bank asked on the unified checkout: that is where success is told. */
  fromCheckout?: boolean | undefined;
  /** What was looked for on the provider's page: the plan, what is agreed, and the account before. */
  hosted?: HostedOrder | undefined;
  /** What was ordered, once it is. */
  receipt: OrderReceipt | null;
};

/** Names what a change orders. */
export function changeName({ toPlanId, fromSubscriptionId, deviceIds }: PlanChangeIntent): string {
  return JSON.stringify([toPlanId, fromSubscriptionId, deviceIds.toSorted()]);
}
