import type { OrderForm, OrderNotice } from '../../contracts/orders/order.ts';
import { quoteOfFields } from '../../domain/orders/order-quote.ts';
import { changeName } from '../../domain/orders/order-draft.ts';
import { summaryPath } from '../../domain/orders/after-order.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { orderRefused } from '../app/app-messages.ts';
import { type FormLead, type Lead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { placeOrder } from '../account/place-order.ts';
import { finishOrder } from './finish-order.ts';

/**
 * Places the order of a submitted form through the account object, and returns where its outcome leads.
 */
export async function submitOrder(
  context: RequestContext,
  session: SessionRecord,
  form: OrderForm,
): Promise<FormLead> {
  const { planChange, order } = session;
  // Another tab may have placed another order, whose receipt does not belong to this form.
  if (!planChange && order?.isPlaced)
    return order.key === form.key ? pathTo('orderSummary') : pathTo('plans', { notice: 'changed' });
  if (!planChange) return pathTo('myPlan');
  // The draft is missing or belongs to another change: the person must see its summary first.
  if (!order || order.key !== form.key || order.ofChange !== changeName(planChange))
    return notOrdered(context, 'changed');
  if (form.terms !== 'accepted') return summaryPath('terms');
  const promo = usedPromo(order.promos);
  const outcome = await placeOrder(context, session, {
    key: order.key,
    change: planChange,
    quote: quoteOfFields(form),
    version: form.version,
    couponCode: promo?.code ?? null,
    promoLasts: promo?.lasts,
    billingToken: order.billingToken,
    actionResultTokenId: form.actionResultTokenId ?? null,
  });
  return finishOrder(
    context,
    { page: 'orderSummary', order: { ...order, agreed: quoteOfFields(form) } },
    outcome,
  );
}

/** Leads back to the summary, which says why nothing was ordered, and tells the app. */
export function notOrdered(context: RequestContext, notice: OrderNotice): Lead {
  const words = context.copy('order');
  return withAppMessages(summaryPath(notice), orderRefused(notice, words[`notice_${notice}`]));
}
