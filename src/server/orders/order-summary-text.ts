import type { OrderSummaryText } from '../../components/orders/order-summary.tsx';
import type { OrderNotice } from '../../contracts/orders/order.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import type { OrderEffect } from '../../domain/orders/order-effect.ts';
import { quoteFields } from '../../domain/orders/order-quote.ts';
import type { LaterPrice, PromoResult } from '../../domain/orders/promo-result.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { platformWords } from '../../domain/text/platform-words.ts';
import type { When } from '../../contracts/when.ts';
import type { OrderFormProps } from '../../islands/orders/order-form.tsx';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { cardImage, cardText } from '../words/card-text.ts';
import { cardFormButton, cardTroubleText } from '../words/card-trouble-text.ts';
import { historyText } from '../words/history-text.ts';
import { orderTermsText } from '../words/order-terms-text.ts';
import { storeLines } from '../words/plan-billing-text.ts';
import { currentPlanName } from '../words/plan-names.ts';
import { chargeNotes } from '../words/charges-text.ts';
import { costLines } from '../words/price-text.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import type { OrderSummaryFacts } from './load-order-summary.ts';
import { orderedPlanText } from './ordered-plan-text.ts';

type Facts = Extract<OrderSummaryFacts, { kind: 'summary' }>;
type Context = Words & Pick<RequestContext, 'accountMark' | 'url'>;

/** Puts the order summary into words. */
export function orderSummaryText(facts: Facts, context: Context): OrderSummaryText {
  const { orderContext, story, notice } = facts;
  const copy = context.copy('order');
  const plan = orderedPlanText(orderContext, story, facts.modelNames, context);
  const priceLabel = isolate(plan.name, context.locale.format);
  const history = historyText(facts.history, context.copy('myPlan'));
  const effect = effectText(facts, context);
  return {
    notice: notice && noticeText(notice, context),
    plan: { ...plan, facts: [{ label: copy.history, value: history }] },
    stores: storeLines(facts.stores, context),
    cost: {
      ...costLines(story, { price: priceLabel, total: copy.dueToday }, context),
      notes: [...(effect === undefined ? [] : [effect]), ...chargeNotes(story, context)],
    },
    trouble: facts.card?.isExpired
      ? { ...cardTroubleText({ kind: 'cardExpired' }, context), button: cardFormButton(context, {}) }
      : undefined,
    card: facts.card && cardOnFileText(facts.card, context),
    terms: orderTermsText(story, orderContext.country, context),
    promos: facts.promos.map((result) => ({
      code: result.code,
      state: result.kind === 'notInPrice' ? 'used' : result.kind,
      text: promoText(result, orderContext.listPreview.currency, context),
      removeLabel: fillIn(copy.promoRemove, { code: result.code }),
    })),
  };
}

/** Returns what the form needs that places the order of a summary. */
export function orderFormText(
  { orderContext, order }: Facts,
  { card, terms }: Pick<OrderSummaryText, 'card' | 'terms'>,
  context: Context,
): OrderFormProps {
  const { brand } = context;
  const copy = context.copy('order');
  const { toPlan, version, quote } = orderContext;
  const common = {
    fields: { key: order.key, version, ...quoteFields(quote) },
    termsHref: brand.footer.terms,
    back: pathTo('plans', { planId: toPlan.id }),
  };
  const words = {
    ...pick(copy, 'terms', 'termsHint', 'back'),
    accept: terms.renewal ? copy.acceptRenewal : copy.accept,
  };
  // A page of the provider takes the card.
  if (brand.flow === 'delegatedCheckout')
    return {
      ...common,
      action: callOfAccount(context, '/api/orders/checkout-session'),
      words: { ...words, submit: copy.submitDelegated, busy: copy.loadingDashboard },
    };
  const { obligingButton } = contractLaw(orderContext.country, brand);
  const paidLabel = obligingButton ? copy.submitObliging : copy.submitPaid;
  return {
    ...common,
    action: callOfAccount(context, '/api/orders/submit'),
    words: { ...words, submit: card ? paidLabel : copy.submit, busy: copy.submitting },
  };
}

function cardOnFileText(
  { billing, isExpired }: NonNullable<Facts['card']>,
  words: Words,
): OrderSummaryText['card'] {
  const copy = words.copy('order');
  const card = billing && cardText(billing, words.copy('payment'), words.locale.format);
  return {
    text: card ?? copy.noCard,
    image: billing && cardImage(billing),
    change: isExpired ? undefined : { href: pathTo('billing'), label: copy.change },
  };
}

/** Says why nothing was ordered, or that nobody knows yet whether it was. */
function noticeText(notice: OrderNotice, context: Context): OrderSummaryText['notice'] {
  const isOpen = notice === 'unsure' || notice === 'underWay';
  const kind = notice === 'repriced' || isOpen ? 'warning' : 'error';
  const text = context.copy('order')[`notice_${notice}`];
  return { kind, text: withReferenceSentence(context, text, referenceOf(context)), linksToMyPlan: isOpen };
}

/** Says what the change itself does: the start of a smaller plan, or the end of a paid one; undefined where nothing. */
function effectText({ effect, orderContext }: Facts, words: Words): string | undefined {
  const copy = words.copy('order');
  switch (effect.kind) {
    case 'free':
      return renewalEndText(effect, words);
    case 'downgrade':
      return effect.startsAt === null
        ? copy.downgradeNow
        : fillIn(copy.downgrade, {
            date: words.day(effect.startsAt),
            plan: currentPlanName(orderContext, words),
          });
    case 'nothing':
      return undefined;
  }
}

/** Says what ends for a person who changes to a free plan; mentions no renewal where nothing renews. */
export function renewalEndText(
  { end, planName: plan = '' }: Pick<Extract<OrderEffect, { kind: 'free' }>, 'end' | 'planName'>,
  words: Words,
): string {
  const copy = words.copy('order');
  const dated = (sentence: string, at: When) => fillIn(sentence, { plan, date: words.day(at) });
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

/**
 * Says what became of a promo code. Where another one is used, it says what each makes of the later charges, so that a person can
 * choose the other one. A code that takes nothing off the price is not called applied.
 */
function promoText(result: PromoResult, currency: string, words: Words): string {
  const copy = words.copy('order');
  const { code } = result;
  switch (result.kind) {
    case 'rejected':
      return fillIn(copy[`promo_${result.why}`], { code });
    case 'notInPrice':
      return fillIn(copy.promoNotShown, { code });
    case 'used': {
      const description = platformWords(result.description, words.locale.language);
      return description
        ? fillIn(copy.promoDescribed, { description })
        : fillIn(copy.promoAccepted, { code });
    }
    case 'unused': {
      const { usedCode: used, later } = result;
      if (!later) return fillIn(copy.promoNotUsed, { code, used });
      return fillIn(copy.promoNotBetter, {
        code,
        used,
        usedLater: laterPriceText(later.used, currency, words),
        codeLater: laterPriceText(later.unused, currency, words),
      });
    }
  }
}

function laterPriceText(later: LaterPrice, currency: string, words: Words): string {
  const copy = words.copy('order');
  const money = (minorUnits: number) => words.money({ minorUnits, currency });
  switch (later.kind) {
    case 'exactly':
      return money(later.amount);
    case 'atMost':
      return fillIn(copy.promoLaterMost, { regular: money(later.regular) });
    case 'span':
      return fillIn(copy.promoLaterSpan, {
        amount: money(later.amount),
        date: words.day(later.endsAtMs),
        regular: money(later.regular),
      });
  }
}
