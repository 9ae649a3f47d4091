import { hostedPagePath, withoutHostedPage } from '../billing/hosted-page.ts';
import { subscriptionsBefore } from '../../domain/orders/open-change.ts';
import { type HostedOrder, isPaidThere } from '../../domain/orders/order-draft.ts';
import { type OrderQuote, sameQuote } from '../../domain/orders/order-quote.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { acceptedCode, withPromo } from '../../domain/orders/promo.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { hasOpenChange } from './place-order.ts';
import type { RequestContext } from '../page/request-context.ts';
import { orderCustomer } from './order-customer.ts';
import { type OrderContext, readOrderContext } from './order-context.ts';
import { receiptOf } from './receipt-of.ts';

const MY_PLAN = '/subscriptions';

/** What the person saw and said yes to, and where they look at it again. */
export type Agreed = {
  agreed: OrderQuote;
  version: string;
  backTo: (notice: 'repriced' | 'changed' | 'promo') => string;
};

/**
 * Begins a checkout session for the change under way and answers where the browser goes: onward to the provider's hosted
 * page. The addresses it leads back to are made here, never taken from the client. Failure leads to /error. A price that
 * moved since it was seen is shown again first, and a page that would not take the promo code off is not gone to.
 */
export async function checkoutSession(
  context: RequestContext,
  session: SessionRecord,
  seen: Agreed,
): Promise<string> {
  const { brand, url } = context;
  const { planChange, order } = session;
  if (!planChange || !order || brand.billing.provider !== 'stripe') return '/subscriptions';
  // Not begun while nobody knows what became of another change (docs/adr/016).
  if (await hasOpenChange(context, session)) return '/order-summary?notice=underWay';
  if (isPaidThere(order, context.nowMs)) return '/order-summary?notice=underWay';
  const code = acceptedCode(order.promos);
  const read = await readUnmovedOrder(context, session, { ...seen, change: planChange, code });
  if (read.kind === 'moved') return read.to;
  const cancel = new URLSearchParams({ planId: planChange.toPlanId });
  const result = await platformOf(context, session).call('checkoutDelegate', {
    body: {
      pepperPlanId: planChange.toPlanId,
      devices: planChange.deviceIds,
      successUrl: `${url.origin}/subscriptions?done=ordered`,
      cancelUrl: `${url.origin}/plans?${cancel}`,
      ...(code === undefined ? {} : { couponCode: code }),
    },
  });
  if (!result.ok) return withoutHostedPage(context, result.failure, MY_PLAN);
  if (code !== undefined && result.answer.couponCode?.toLowerCase() !== code) {
    context.log.info('promo_not_taken_by_checkout');
    const promos = withPromo(order.promos, { code, state: 'rejected', why: 'invalid' });
    await saveDrafts(context, { order: { ...order, promos } });
    return seen.backTo('promo');
  }
  const path = await hostedPagePath(context, result.answer.checkoutUrl, brand.billing.checkoutHosts);
  if (!path) {
    context.log.error('checkout_address_refused');
    return '/error';
  }
  await saveDrafts(context, {
    order: { ...order, hosted: hostedOrder(planChange, read.orderContext, context.nowMs) },
  });
  return path;
}

/** What is looked for in the account when the person comes back: nobody else is thanked. */
function hostedOrder(
  { toPlanId, toPlanCode }: PlanChangeIntent,
  orderContext: OrderContext,
  nowMs: number,
): HostedOrder {
  return {
    before: subscriptionsBefore(orderContext.subscriptions),
    wanted: { kind: 'order', toPlanId, toPlanCode, receipt: receiptOf(orderContext, nowMs) },
  };
}

/** What the order rests on, where price and plan are what was seen; else where to look again. */
async function readUnmovedOrder(
  context: RequestContext,
  session: SessionRecord,
  { agreed, version, backTo, change, code }: Agreed & { change: PlanChangeIntent; code: string | undefined },
): Promise<{ kind: 'moved'; to: string } | { kind: 'unmoved'; orderContext: OrderContext }> {
  const moved = (to: string) => ({ kind: 'moved' as const, to });
  const platform = platformOf(context, session);
  const read = await readOrderContext(platform, orderCustomer(context, session), change, code, context.nowMs);
  if (read.kind === 'changed') return moved(backTo('changed'));
  if (read.kind === 'failed')
    // The page looked at again says what the platform refuses.
    return moved(
      read.failure.kind === 'refused'
        ? backTo('changed')
        : await withoutHostedPage(context, read.failure, MY_PLAN),
    );
  const { orderContext } = read;
  if (orderContext.version !== version) return moved(backTo('changed'));
  return sameQuote(agreed, orderContext.quote)
    ? { kind: 'unmoved', orderContext }
    : moved(backTo('repriced'));
}
