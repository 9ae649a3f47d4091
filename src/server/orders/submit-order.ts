import type { CardErrorCode } from '../../domain/billing/card-error.ts';
import { cardErrorText } from './checkout/card-error-text.ts';
import type { OrderForm, OrderNotice } from '../../contracts/orders/order.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { quoteOfFields } from '../../domain/orders/order-quote.ts';
import { changeName, type OrderDraft } from '../../domain/orders/order-draft.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { successPath } from './checkout/checkout-path.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { messagesOfOrder, orderRefused } from '../app/app-messages.ts';
import { type FormLead, type Lead, withAppMessages } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { noteOrdered } from '../plans/note-ordered.ts';
import { placeOrder, readOrderOutcome } from '../account/place-order.ts';

/**
 * Places the order of a submitted form and returns the path to redirect to. `placeOrder` hands the order to the account
 * object; `afterOrder` decides where its outcome leads.
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
  return afterOrder(context, { ...order, agreed: quoteOfFields(form) }, outcome);
}

/** An order whose outcome nobody knows yet. */
export type UnsureOrder = Extract<OrderOutcome, { kind: 'unsure' }>;

/**
 * Returns the state of an order that may have been sent: in progress (`pending`), of unknown outcome (`unsure`), ended
 * (the redirect that its outcome leads to), or `nothing` where it may be sent.
 */
export async function checkOrder(
  context: RequestContext,
  session: SessionRecord,
  order: OrderDraft | undefined,
): Promise<{ kind: 'pending' } | UnsureOrder | { kind: 'nothing' } | { kind: 'leads'; lead: FormLead }> {
  const outcome = order && (await readOrderOutcome(context, session, order.key));
  if (outcome?.kind === 'pending' || outcome?.kind === 'unsure') return outcome;
  // A visitor who was not waiting has seen already that the last attempt failed, and may make the next one.
  const waited = context.url.searchParams.get('state') === 'pending';
  if (!order || !outcome || (outcome.kind !== 'done' && !waited))
    return waited ? { kind: 'leads', lead: pathTo('orderSummary') } : { kind: 'nothing' };
  return { kind: 'leads', lead: await afterOrder(context, order, outcome) };
}

/** Returns where an outcome leads, and tells the app around the page. */
async function afterOrder(
  context: RequestContext,
  order: OrderDraft,
  outcome: OrderOutcome,
): Promise<FormLead> {
  const words = {
    notice: context.copy('order'),
    declined: (code: CardErrorCode) => cardErrorText(code, context),
    refused: context.copy('problem').orderRefused,
  };
  const lead = await pathAfter(context, order, outcome);
  return withAppMessages(lead, ...messagesOfOrder(outcome, { by: 'card', words }));
}

/** A refused card leads to the card form, everything else to the page that reports it. */
async function pathAfter(
  context: RequestContext,
  order: OrderDraft,
  outcome: OrderOutcome,
): Promise<FormLead> {
  switch (outcome.kind) {
    case 'done':
      await noteOrdered(context, order, 'orderSummary');
      return order.fromCheckout ? successPath(context.brand) : pathTo('orderSummary');
    case 'declined':
      // A refused card is not tried again.
      await saveDrafts(context, { order: { ...order, billingToken: null, actionTokenId: null } });
      return pathTo('billing', { error_code: outcome.code });
    case 'challenge':
      await saveDrafts(context, { order: { ...order, actionTokenId: outcome.actionTokenId } });
      return pathTo('orderSummary', { challenge: '1' });
    case 'refused':
      return refusedPath(context, order, outcome.why);
    case 'signedOut':
      return signInAgain(context, outcome, pathTo('myPlan'));
    case 'pending':
      return pathTo('orderSummary', { state: 'pending' });
    case 'failed':
    case 'unsure':
      return summaryPath(outcome.kind);
  }
}

async function refusedPath(
  context: RequestContext,
  order: OrderDraft,
  why: Extract<OrderOutcome, { kind: 'refused' }>['why'],
): Promise<string> {
  switch (why) {
    case 'alreadySubscribed':
      return pathTo('error', { error_code: 'already_subscribed' });
    case 'changedMeanwhile':
      return summaryPath('changed');
    case 'repriced':
    case 'busy':
    case 'underWay':
      return summaryPath(why);
    case 'promo':
      await saveDrafts(context, {
        order: { ...order, promos: order.promos.filter(({ state }) => state === 'rejected') },
      });
      return summaryPath('promo');
    case 'leaving':
      return pathTo('pendingDelete');
    case 'platform':
      return pathTo('error', { error_code: 'order_refused' });
  }
}

/** Leads back to the summary, which says why nothing was ordered, and tells the app. */
export function notOrdered(context: RequestContext, notice: OrderNotice): Lead {
  const words = context.copy('order');
  return withAppMessages(summaryPath(notice), orderRefused(notice, words[`notice_${notice}`]));
}

function summaryPath(notice: OrderNotice): string {
  return pathTo('orderSummary', { notice });
}
