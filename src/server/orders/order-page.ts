import { apart } from '../../domain/bidi.ts';
import { copyFor, type Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { type OrderNotice, orderNotices } from '../../contracts/orders/order.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { OrderThanksText } from '../../components/orders/order-thanks.tsx';
import { dateText } from '../../domain/calendar-date.ts';
import { quoteFields, sameQuote } from '../../domain/orders/order-quote.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { retention } from '../../domain/plans/retention.ts';
import { nextEvent } from '../../domain/plans/next-event.ts';
import { cardImage, cardText } from '../plans/card-text.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { historyText } from '../devices/history-text.ts';
import { isHeldPlanRefusal } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../request/request-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { contextWithPromos } from './context-with-promos.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { type OrderContext, readOrderAccount } from '../account/order-context.ts';
import { draftOrder } from './order-draft.ts';
import { checkOrder } from './submit-order.ts';
import { orderedPlanText } from './ordered-plan-text.ts';
import { costLines, nextChargeLines, storyOf } from '../plans/price-text.ts';
import { promoTexts } from './promo-text.ts';
import { renewalEndText } from './renewal-end-text.ts';
import { receiptText } from './receipt-text.ts';

/**
 * The summary in words, a placed order (`done`), an order that is in progress (`pending`) or of unknown outcome, or a
 * redirect.
 */
export type OrderPage =
  | { kind: 'redirect'; to: string }
  | { kind: 'pending' }
  /** The order was sent, and its outcome is unknown. */
  | { kind: 'unsure' }
  | { kind: 'done'; thanks: OrderThanksText }
  | { kind: 'summary'; summary: OrderSummaryText };

/**
 * Loads the order summary. Without a plan change in the session it shows the last receipt, or redirects to My Plan. A
 * failed preview redirects to /error, which says so where the account has that plan already.
 */
export async function orderPage(context: RequestContext, session: SessionRecord): Promise<OrderPage> {
  const { planChange } = session;
  if (!planChange) {
    const receipt = session.order?.receipt;
    return receipt
      ? { kind: 'done', thanks: receiptText(receipt, await deviceModelNames(context, session), context) }
      : { kind: 'redirect', to: '/subscriptions' };
  }
  const begun = await draftOrder(context, session, planChange);
  const since = await checkOrder(context, session, begun);
  if (since.kind !== 'nothing') return since;
  const [found, modelNames] = await Promise.all([
    readOrderAccount(platformOf(context, session), orderCustomer(context, session), context.nowMs),
    deviceModelNames(context, session),
  ]);
  const { read, order } =
    found.kind === 'failed'
      ? { read: found, order: begun }
      : await contextWithPromos(context, session, {
          account: found.account,
          change: planChange,
          order: begun,
        });
  if (read.kind === 'changed') {
    await saveDrafts(context, { planChange: undefined, order: undefined });
    return { kind: 'redirect', to: '/plans?notice=changed' };
  }
  if (read.kind === 'failed') {
    if (read.failure.kind === 'signedOut')
      return { kind: 'redirect', to: await signInAgain(context, read.failure, '/subscriptions') };
    return {
      kind: 'redirect',
      to: isHeldPlanRefusal(read.failure) ? '/error?error_code=already_subscribed' : '/error',
    };
  }
  const { orderContext } = read;
  const needsCard =
    !isFreePlan(orderContext.toPlan.code, orderContext.planCodes) && context.brand.flow === 'portal';
  // A wallet pays without a card on file.
  if (needsCard && !hasCard(orderContext.billing) && order.billingToken === null)
    return { kind: 'redirect', to: '/billing' };
  return { kind: 'summary', summary: summaryOf(orderContext, { order, modelNames }, context) };
}

function summaryOf(
  orderContext: OrderContext,
  { order, modelNames }: { order: OrderDraft; modelNames: ReadonlyMap<string, string> },
  context: RequestContext,
): OrderSummaryText {
  const { brand, locale } = context;
  const copy = copyFor('order', locale.language, brand);
  const { toPlan, quote, billing, planCodes } = orderContext;
  const kept = retention(toPlan, {
    isFree: isFreePlan(toPlan.code, planCodes),
    freeHistoryHours: brand.features.freeHistoryHours,
  });
  const plan = orderedPlanText(orderContext, modelNames, context);
  const story = storyOf(orderContext, usedPromo(order.promos), context);
  const isDelegated = brand.flow === 'delegatedCheckout';
  const card = billing && cardText(billing, copyFor('payment', locale.language, brand), locale.format);
  const isFree = isFreePlan(toPlan.code, planCodes);
  // The challenge runs only for the price that the person agreed to.
  const challenged = context.url.searchParams.get('challenge') === '1' && order.actionTokenId !== null;
  const agreed = order.agreed !== undefined && sameQuote(order.agreed, quote);
  return {
    notice: noticeOf(challenged && !agreed ? 'repriced' : context.url.searchParams.get('notice'), copy),
    plan: {
      ...plan,
      facts: [
        {
          label: copy.history,
          value: historyText(kept, copyFor('myPlan', locale.language, brand)),
        },
      ],
    },
    cost: {
      ...costLines(story, { price: apart(plan.name, locale.format), total: copy.dueToday }, context),
      next: [...changeLines(orderContext, context, copy), ...nextChargeLines(story, context)],
    },
    card:
      isDelegated || isFree
        ? undefined
        : {
            text: card ?? copy.noCard,
            image: billing && cardImage(billing),
            expired: billing?.expired ?? false,
            change: { href: '/billing', label: copy.change },
          },
    promos: promoTexts(order.promos, copy, context.locale.language),
    fields: {
      key: order.key,
      version: orderContext.version,
      ...quoteFields(quote),
    },
    back: `/plans?${new URLSearchParams({ planId: toPlan.id })}`,
    isDelegated,
    actionTokenId: challenged && agreed ? order.actionTokenId : null,
  };
}

/** Describes what the change itself does: the trial, the start of a smaller plan, or the end of a paid one. */
function changeLines(
  { toPlan, current, preview, planCodes }: OrderContext,
  context: RequestContext,
  copy: Copy['order'],
): string[] {
  const { locale, timeZone, nowMs } = context;
  const date = (ms: number) => dateText(ms, locale.format, timeZone);
  const next = current && nextEvent(current.subscription, nowMs);
  const endsAtMs = next && next.kind !== 'nothing' && next.atMs > nowMs ? next.atMs : undefined;
  if (isFreePlan(toPlan.code, planCodes)) return [renewalEndText(current?.subscription, context)];
  if (preview.trial?.trialEndDate) return [fillIn(copy.trial, { date: date(preview.trial.trialEndDate) })];
  if (!isDowngrade(toPlan, current?.subscription) || !current) return [];
  return endsAtMs === undefined
    ? [copy.downgradeNow]
    : [fillIn(copy.downgrade, { date: date(endsAtMs), plan: current.subscription.plan.name })];
}

function noticeOf(asked: string | null, copy: Copy['order']): OrderSummaryText['notice'] {
  const notice: OrderNotice | undefined = orderNotices.find((known) => known === asked);
  if (!notice) return undefined;
  const isOpen = notice === 'unsure' || notice === 'underWay';
  const kind = notice === 'repriced' || isOpen ? 'warning' : 'error';
  return { kind, text: copy[`notice_${notice}`], toPlan: isOpen };
}
