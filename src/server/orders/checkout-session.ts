import { hostedPagePath, withoutHostedPage } from '../providers/hosted-page.ts';
import { subscriptionsBefore } from '../../domain/orders/open-change.ts';
import { type HostedOrder, isPaidThere } from '../../domain/orders/order-draft.ts';
import { type OrderQuote, sameQuote } from '../../domain/orders/order-quote.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { type AcceptedPromo, acceptedCode, usedPromo, withPromo } from '../../domain/orders/promo.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { BACK_FROM_ORDER } from '../access/back-from-provider.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { hasOpenChange, noteHosted } from '../account/place-order.ts';
import { orderRefused } from '../app/app-messages.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { type FormLead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { accountReader } from '../account/account-reader.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { type OrderContext, readOrderContext } from '../account/order-context.ts';
import { requestedOrder } from '../account/receipt-of.ts';

const MY_PLAN = pathTo('myPlan');

/**
 * The quote and the version that the person saw and agreed to. `backTo` returns where they look at the order again, with a
 * notice, and tells the app.
 */
export type AgreedOrder = {
  agreed: OrderQuote;
  version: string;
  backTo: (notice: 'repriced' | 'changed' | 'promo' | 'underWay') => FormLead;
};

/**
 * Begins a checkout session at the provider for the plan change in the session, and returns the path to redirect to: by
 * way of /onward to the provider's hosted page. The server makes the addresses that lead back and never takes them from
 * the client. Where the price changed since the person saw it, or the hosted page would not apply the promo code, the
 * path leads back to the order instead. A failure leads to /error, or to sign-in where the session has ended.
 */
export async function checkoutSession(
  context: RequestContext,
  session: SessionRecord,
  agreedOrder: AgreedOrder,
): Promise<FormLead> {
  const { brand, url } = context;
  const { planChange, order } = session;
  if (!planChange || !order || brand.billing.provider !== 'stripe') return pathTo('myPlan');
  // No checkout begins while the outcome of another change is unknown (docs/adr/016).
  if (isPaidThere(order, context.nowMs) || (await hasOpenChange(context, session)))
    return agreedOrder.backTo('underWay');
  const code = acceptedCode(order.promos);
  const read = await readAgreedOrder(context, session, { ...agreedOrder, change: planChange, code });
  if (read.kind === 'leads') return read.lead;
  const cancel = new URLSearchParams({ planId: planChange.toPlanId });
  const result = await platformOf(context, session).call('checkoutDelegate', {
    body: {
      pepperPlanId: planChange.toPlanId,
      devices: planChange.deviceIds,
      successUrl: url.origin + BACK_FROM_ORDER,
      cancelUrl: `${url.origin}/plans?${cancel}`,
      ...(code === undefined ? {} : { couponCode: code }),
    },
  });
  if (!result.ok) return notBegun(context, result.failure);
  if (code !== undefined && result.answer.couponCode?.toLowerCase() !== code) {
    context.log.info('promo_not_taken_by_checkout');
    const promos = withPromo(order.promos, { code, state: 'rejected', why: 'invalid' });
    await saveDrafts(context, { order: { ...order, promos } });
    return agreedOrder.backTo('promo');
  }
  const path = await hostedPagePath(context, result.answer.checkoutUrl, brand.billing.checkoutHosts);
  if (!path) {
    context.log.error('checkout_address_refused');
    return withAppMessages(pathTo('error'), orderRefused('subscribe-failed'));
  }
  const hosted = hostedOrder(planChange, read.orderContext, usedPromo(order.promos), context);
  await Promise.all([
    saveDrafts(context, { order: { ...order, hosted } }),
    noteHosted(context, session, {
      kind: 'begun',
      visit: { order: { ...hosted, key: order.key, atMs: context.nowMs } },
    }),
  ]);
  return path;
}

/** Leads a person on for whom no checkout could begin, and tells the app unless the session ended. */
async function notBegun(context: RequestContext, failure: PlatformFailure): Promise<FormLead> {
  const lead = await withoutHostedPage(context, failure, MY_PLAN);
  return failure.kind === 'signedOut' ? lead : withAppMessages(lead, orderRefused('subscribe-failed'));
}

/**
 * Returns what My Plan looks for in the account when the person comes back: only an order that the account shows is
 * confirmed.
 */
function hostedOrder(
  change: PlanChangeIntent,
  orderContext: OrderContext,
  promo: AcceptedPromo | undefined,
  { brand, nowMs }: Pick<RequestContext, 'brand' | 'nowMs'>,
): HostedOrder {
  return {
    before: subscriptionsBefore(orderContext.subscriptions),
    wanted: requestedOrder(change, orderContext, { promo, brand, nowMs }),
  };
}

/**
 * Reads the order context, and returns it where price and version are still what the person saw; otherwise returns the
 * path where they look again.
 */
async function readAgreedOrder(
  context: RequestContext,
  session: SessionRecord,
  {
    agreed,
    version,
    backTo,
    change,
    code,
  }: AgreedOrder & { change: PlanChangeIntent; code: string | undefined },
): Promise<{ kind: 'leads'; lead: FormLead } | { kind: 'agreed'; orderContext: OrderContext }> {
  const read = await readOrderContext(
    accountReader(context, session),
    orderCustomer(context, session),
    change,
    code,
    context.nowMs,
  );
  if (read.kind === 'changed') return { kind: 'leads', lead: backTo('changed') };
  if (read.kind === 'failed')
    // That page shows what the platform refuses.
    return {
      kind: 'leads',
      lead: read.failure.kind === 'refused' ? backTo('changed') : await notBegun(context, read.failure),
    };
  const { orderContext } = read;
  if (orderContext.version !== version) return { kind: 'leads', lead: backTo('changed') };
  return sameQuote(agreed, orderContext.quote)
    ? { kind: 'agreed', orderContext }
    : { kind: 'leads', lead: backTo('repriced') };
}
