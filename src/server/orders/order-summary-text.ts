import { renewalEnd } from '../../domain/orders/order-effect.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Words } from '../request/words.ts';
import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { When } from '../../contracts/when.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { type OrderNotice, orderNotices } from '../../contracts/orders/order.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { isCardExpired } from '../../domain/billing/card-on-file.ts';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import { quoteFields } from '../../domain/orders/order-quote.ts';
import { usedPromo } from '../../domain/orders/promo.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import { currentPeriod } from '../../domain/plans/period.ts';
import { storeBillings } from '../../domain/billing/plan-billing.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention } from '../../domain/plans/retention.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { OrderFormProps } from '../../islands/orders/order-form.tsx';
import type { OrderContext } from '../account/order-context.ts';
import { historyText } from '../words/history-text.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { cardImage, cardText } from '../words/card-text.ts';
import { storeLines } from '../words/plan-billing-text.ts';
import { currentPlanName } from '../words/plan-names.ts';
import { costLines, nextChargeLines, storyOf } from '../words/price-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { OrderFacts } from './load-order-summary.ts';
import { orderTermsText } from '../words/order-terms-text.ts';
import { orderedPlanText } from './ordered-plan-text.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import { promoTexts } from './promo-text.ts';

/** What the words of an order depend on, beside the order. */
export type OrderSetting = Words & Pick<RequestContext, 'nowMs' | 'accountMark' | 'url'>;

/** Returns the order summary in words. */
export function orderSummaryText(
  { orderContext, order, notice, modelNames }: OrderFacts,
  setting: OrderSetting,
): OrderSummaryText {
  const { brand, locale } = setting;
  const copy = setting.copy('order');
  const { toPlan, planCodes } = orderContext;
  const kept = retention(toPlan, {
    isFree: isFreePlan(toPlan.code, planCodes),
    freeHistoryHours: brand.features.freeHistoryHours,
  });
  const plan = orderedPlanText(orderContext, modelNames, setting);
  const story = storyOf(orderContext, usedPromo(order.promos), setting);
  const history = historyText(kept, setting.copy('myPlan'));
  return {
    notice: noticeOf(notice, copy, setting),
    plan: { ...plan, facts: [{ label: copy.history, value: history }] },
    elsewhere: storeLines(storeBillings(orderContext.subscriptions), setting),
    cost: {
      ...costLines(story, { price: isolate(plan.name, locale.format), total: copy.dueToday }, setting),
      next: [...changeLines(orderContext, setting, copy), ...nextChargeLines(story, setting)],
    },
    card: cardOf(orderContext, setting),
    terms: orderTermsText(story, orderContext.country, setting),
    promos: promoTexts(order.promos, orderContext, story, setting),
  };
}

/** Returns what the form needs that places the order of a summary. */
export function orderFormText(
  { orderContext, order }: Pick<OrderFacts, 'orderContext' | 'order'>,
  { card, cost, terms }: Pick<OrderSummaryText, 'card' | 'cost' | 'terms'>,
  setting: OrderSetting,
): OrderFormProps {
  const { brand } = setting;
  const copy = setting.copy('order');
  const { toPlan, version, quote } = orderContext;
  const common = {
    fields: { key: order.key, version, ...quoteFields(quote) },
    termsHref: brand.footer.terms,
    back: pathTo('plans', { planId: toPlan.id }),
    today: cost.total,
  };
  const words = {
    ...pick(copy, 'terms', 'termsHint', 'back'),
    accept: terms.renewal ? copy.acceptRenewal : copy.accept,
  };
  // A page of the provider takes the card.
  if (brand.flow === 'delegatedCheckout')
    return {
      ...common,
      action: callOfAccount(setting, '/api/orders/checkout-session'),
      words: { ...words, submit: copy.submitDelegated, busy: copy.loadingDashboard },
    };
  const { obligingButton } = contractLaw(orderContext.country, brand);
  const paidLabel = obligingButton ? copy.submitObliging : copy.submitPaid;
  return {
    ...common,
    action: callOfAccount(setting, '/api/orders/submit'),
    words: { ...words, submit: card ? paidLabel : copy.submit, busy: copy.submitting },
  };
}

/** Describes the card that pays; undefined where the portal charges none. */
function cardOf(
  { billing, toPlan, planCodes }: OrderContext,
  setting: OrderSetting,
): OrderSummaryText['card'] {
  const { brand, locale } = setting;
  if (brand.flow === 'delegatedCheckout' || isFreePlan(toPlan.code, planCodes)) return undefined;
  const copy = setting.copy('order');
  const card = billing && cardText(billing, setting.copy('payment'), locale.format);
  return {
    text: card ?? copy.noCard,
    image: billing && cardImage(billing),
    expired: billing !== undefined && isCardExpired(billing, setting),
    change: { href: pathTo('billing'), label: copy.change },
  };
}

/** Describes what the change itself does: the trial, the start of a smaller plan, or the end of a paid one. */
function changeLines(orderContext: OrderContext, setting: OrderSetting, copy: Copy['order']): string[] {
  const { toPlan, current, preview, planCodes } = orderContext;
  const date = (when: When) => setting.day(when);
  const endsAt = (current && currentPeriod(current.subscription.state)?.endsAt) ?? null;
  if (isFreePlan(toPlan.code, planCodes)) return [renewalEndText(current?.subscription, setting)];
  if (preview.trial?.trialEndDate) return [fillIn(copy.trial, { date: date(preview.trial.trialEndDate) })];
  if (!isDowngrade(toPlan, current?.subscription) || !current) return [];
  return endsAt === null
    ? [copy.downgradeNow]
    : [fillIn(copy.downgrade, { date: date(endsAt), plan: currentPlanName(orderContext, setting) })];
}

function noticeOf(
  asked: string | null,
  copy: Copy['order'],
  setting: OrderSetting,
): OrderSummaryText['notice'] {
  const notice: OrderNotice | undefined = orderNotices.find((known) => known === asked);
  if (!notice) return undefined;
  const isOpen = notice === 'unsure' || notice === 'underWay';
  const kind = notice === 'repriced' || isOpen ? 'warning' : 'error';
  const text = withReferenceSentence(setting, copy[`notice_${notice}`], referenceOf(setting));
  return { kind, text, toPlan: isOpen };
}

/** Describes what ends for a person who changes to a free plan; mentions no renewal where nothing renews. */
export function renewalEndText(current: Subscription | undefined, words: Words): string {
  const { brand } = words;
  const copy = words.copy('order');
  const plan = current?.plan.name ?? '';
  const dated = (sentence: string, at: When) => fillIn(sentence, { plan, date: words.day(at) });
  const end = renewalEnd(current, brand.planCodes);
  switch (end.kind) {
    case 'nothing':
      return copy.staysFree;
    case 'trial':
      return dated(copy.trialStops, end.at);
    case 'plan':
      return end.at === null ? copy.planEndsSometime : dated(copy.planEnds, end.at);
    case 'renewal':
      return end.at === null ? copy.autoRenewStopsNow : dated(copy.autoRenewStops, end.at);
  }
}
