import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { acceptedCode, isPromoCode, promoRefusal, withPromo } from '../../domain/orders/promo.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';
import {
  type OrderAccount,
  orderContextOf,
  type OrderCustomer,
  type ReadOrderContext,
} from '../account/order-context.ts';

/**
 * Returns the order context with the promo code that the order uses. A code that the preview refuses becomes rejected,
 * and the context is read again without it, so that the price shown is the price charged.
 */
export async function contextWithPromos(
  context: RequestContext,
  platform: PlatformClient,
  customer: OrderCustomer,
  { account, change, order }: { account: OrderAccount; change: PlanChangeIntent; order: OrderDraft },
): Promise<{ read: ReadOrderContext; order: OrderDraft }> {
  const code = acceptedCode(order.promos);
  const read = await orderContextOf(platform, customer, account, {
    change,
    couponCode: code,
    nowMs: context.nowMs,
  });
  const refusal =
    read.kind === 'failed' && read.operation === 'preview' && read.failure.kind === 'refused'
      ? read.failure.code
      : undefined;
  if (code === undefined || refusal === undefined || !isPromoCode(refusal)) return { read, order };
  const why = promoRefusal(refusal);
  const without = { ...order, promos: withPromo(order.promos, { code, state: 'rejected', why }) };
  await saveDrafts(context, { order: without });
  return contextWithPromos(context, platform, customer, { account, change, order: without });
}
