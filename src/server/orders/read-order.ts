import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import { acceptedCode, isPromoCode, promoRefusal, usedPromo, withPromo } from '../../domain/orders/promo.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { askPreview } from '../account/ask-preview.ts';
import {
  type OrderAccount,
  type OrderContext,
  orderContextOf,
  type ReadOrderContext,
} from '../account/order-context.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { storyOf } from '../words/price-text.ts';
import { askCoupon } from './check-promo.ts';
import { begunOrder } from './order-draft.ts';
import { type OrderReader, orderReader } from './order-reader.ts';

/** An order that a page is about to read. */
type ForeseenOrder = {
  planCode: string;
  deviceIds: readonly string[];
  /** The promo codes that may be used; `isChecked` where it is known which of them applies. */
  couponCodes: readonly string[];
  isChecked: boolean;
};

/** Reads the account and what a plan change costs it now, at the same time, for a page that shows the order beside a form. */
export async function readOrder(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
  couponCode: string | undefined,
): Promise<ReadOrderContext> {
  const reader = orderReader(context, session);
  foreseeOrder(reader, {
    planCode: change.toPlanCode,
    deviceIds: change.deviceIds,
    couponCodes: couponCode === undefined ? [] : [couponCode],
    isChecked: true,
  });
  const read = await reader.readAccount();
  if (read.kind === 'failed') return read;
  const { platform, customer, nowMs } = reader;
  return orderContextOf(platform, customer, read.account, { change, couponCode, nowMs });
}

/** An order with what it costs now, or why that could not be read. */
export type PricedOrder =
  | { kind: 'priced'; order: OrderDraft; orderContext: OrderContext; story: PriceStory }
  | Exclude<ReadOrderContext, { kind: 'orderContext' }>;

/**
 * Reads what an order costs with the promo code that it uses. A code that the preview refuses becomes rejected, and the price is
 * read again without it, so that the price shown is the price charged.
 */
export async function priceOrder(
  reader: OrderReader,
  account: OrderAccount,
  change: PlanChangeIntent,
  order: OrderDraft,
): Promise<PricedOrder> {
  const { platform, customer, nowMs, words } = reader;
  const promo = usedPromo(order.promos);
  const read = await orderContextOf(platform, customer, account, { change, couponCode: promo?.code, nowMs });
  if (read.kind === 'orderContext') {
    const { orderContext } = read;
    return { kind: 'priced', order, orderContext, story: storyOf(orderContext, promo, { ...words, nowMs }) };
  }
  const refusal =
    read.kind === 'failed' && read.operation === 'preview' && read.failure.kind === 'refused'
      ? read.failure.code
      : undefined;
  if (promo === undefined || refusal === undefined || !isPromoCode(refusal)) return read;
  const { code } = promo;
  const promos = withPromo(order.promos, { code, state: 'rejected', why: promoRefusal(refusal) });
  const withoutCode = { ...order, promos };
  await reader.saveDrafts({ order: withoutCode });
  return priceOrder(reader, account, change, withoutCode);
}

/** Asks early what a plan change will ask: with the promo codes of its order, or those that came with the change. */
export function foreseeChange(reader: OrderReader, change: PlanChangeIntent): void {
  const begun = begunOrder(reader.session, change);
  const used = begun && acceptedCode(begun.promos);
  foreseeOrder(reader, {
    planCode: change.toPlanCode,
    deviceIds: change.deviceIds,
    couponCodes: begun ? (used === undefined ? [] : [used]) : change.promoCodes,
    isChecked: begun !== undefined,
  });
}

/**
 * Asks early what an order will ask, by what a page last read of the account, so that one page waits for the platform once.
 * The reader asks once: the page that has read the account asks the same again and finds the answer on its way, or asks with
 * what the account says now.
 */
export function foreseeOrder(
  { platform, customer, session }: OrderReader,
  { planCode, deviceIds, couponCodes, isChecked }: ForeseenOrder,
): void {
  const basis = session.orderBasis;
  if (!basis) return;
  const { currency, address } = basis;
  const { accountId } = customer;
  for (const couponCode of [undefined, ...couponCodes])
    void askPreview(platform, { planCode, couponCode, accountId, basis: { currency, address } });
  if (isChecked) return;
  const devices = basis.devices.filter(({ id }) => deviceIds.includes(id));
  for (const couponCode of couponCodes) void askCoupon(platform, couponCode, devices);
}
