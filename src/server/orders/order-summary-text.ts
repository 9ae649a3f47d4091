import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import { copyFor, type Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { type OrderNotice, orderNotices } from '../../contracts/orders/order.ts';
import { apart } from '../../domain/bidi.ts';
import { dateText } from '../../domain/calendar-date.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { quoteFields } from '../../domain/orders/order-quote.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import { nextEvent } from '../../domain/plans/next-event.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention } from '../../domain/plans/retention.ts';
import type { OrderFormProps } from '../../islands/orders/order-form.tsx';
import type { OrderContext } from '../account/order-context.ts';
import { historyText } from '../devices/history-text.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { cardImage, cardText } from '../plans/card-text.ts';
import { costLines, nextChargeLines, storyOf } from '../plans/price-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import { orderedPlanText } from './ordered-plan-text.ts';
import { promoTexts } from './promo-text.ts';
import { renewalEndText } from './renewal-end-text.ts';

/**
 * What the summary is made from: the order context, the draft of the order, the notice that the page opens with, and
 * the shop names of the device models.
 */
type Known = {
  orderContext: OrderContext;
  order: OrderDraft;
  notice: string | null;
  modelNames: ReadonlyMap<string, string>;
};

/** Returns the order summary in words. */
export function orderSummaryText(
  { orderContext, order, notice, modelNames }: Known,
  context: RequestContext,
): OrderSummaryText {
  const { brand, locale } = context;
  const copy = copyFor('order', locale.language, brand);
  const { toPlan, planCodes } = orderContext;
  const kept = retention(toPlan, {
    isFree: isFreePlan(toPlan.code, planCodes),
    freeHistoryHours: brand.features.freeHistoryHours,
  });
  const plan = orderedPlanText(orderContext, modelNames, context);
  const story = storyOf(orderContext, usedPromo(order.promos), context);
  const history = historyText(kept, copyFor('myPlan', locale.language, brand));
  return {
    notice: noticeOf(notice, copy),
    plan: { ...plan, facts: [{ label: copy.history, value: history }] },
    cost: {
      ...costLines(story, { price: apart(plan.name, locale.format), total: copy.dueToday }, context),
      next: [...changeLines(orderContext, context, copy), ...nextChargeLines(story, context)],
    },
    card: cardOf(orderContext, context),
    promos: promoTexts(order.promos, copy, locale.language),
  };
}

/** Returns what the form needs that places the order of a summary. */
export function orderFormText(
  { orderContext, order }: Pick<Known, 'orderContext' | 'order'>,
  { card, cost }: Pick<OrderSummaryText, 'card' | 'cost'>,
  context: RequestContext,
): OrderFormProps {
  const { brand, locale } = context;
  const copy = copyFor('order', locale.language, brand);
  const { toPlan, version, quote } = orderContext;
  const common = {
    fields: { key: order.key, version, ...quoteFields(quote) },
    termsHref: brand.footer.terms,
    back: `/plans?${new URLSearchParams({ planId: toPlan.id })}`,
    today: cost.total,
  };
  const words = pick(copy, 'accept', 'terms', 'termsHint', 'back');
  // A page of the provider takes the card.
  if (brand.flow === 'delegatedCheckout')
    return {
      ...common,
      action: callOfAccount(context, '/api/orders/checkout-session'),
      words: { ...words, submit: copy.submitDelegated, busy: copy.loadingDashboard },
    };
  return {
    ...common,
    action: callOfAccount(context, '/api/orders/submit'),
    words: { ...words, submit: card ? copy.submitPaid : copy.submit, busy: copy.submitting },
  };
}

/** Describes the card that pays; undefined where the portal charges none. */
function cardOf(
  { billing, toPlan, planCodes }: OrderContext,
  { brand, locale }: RequestContext,
): OrderSummaryText['card'] {
  if (brand.flow === 'delegatedCheckout' || isFreePlan(toPlan.code, planCodes)) return undefined;
  const copy = copyFor('order', locale.language, brand);
  const card = billing && cardText(billing, copyFor('payment', locale.language, brand), locale.format);
  return {
    text: card ?? copy.noCard,
    image: billing && cardImage(billing),
    expired: billing?.expired ?? false,
    change: { href: '/billing', label: copy.change },
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
