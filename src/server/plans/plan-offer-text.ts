import type { OfferChoice } from '../../components/plans/plan-choice.tsx';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanOffer } from '../../domain/orders/plan-offers.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import type { PlanComparison } from '../../domain/plans/plan-comparison.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { numberFormat } from '../../domain/text/intl.ts';
import type { Words } from '../request/words.ts';
import { deviceNamesText } from '../words/device-names-text.ts';
import { historyText, retentionText } from '../words/history-text.ts';
import { cycleText, priceText } from '../words/price-text.ts';
import type { ChooserFacts } from './load-plans.ts';

type PageFacts = Pick<ChooserFacts, 'cameras' | 'promoCode'>;

/** Puts a card of the chooser into words. */
export function planOfferText(offer: PlanOffer, facts: PageFacts, words: Words): PlanOfferText {
  const copy = words.copy('plans');
  const { plan, withTax, comparison } = offer;
  const { name, deviceQuantity: count, highlights } = plan;
  const { price, per } = offerPriceText(offer, words);
  const moneyDifference =
    comparison?.price && comparison.price.kind !== 'instead'
      ? priceDifference(comparison.price, words)
      : undefined;
  const detail = offer.sharesName ? fillIn(copy.cameras, { count }) : undefined;
  return {
    id: plan.id,
    name,
    detail,
    price,
    per,
    eachMonth: eachMonthText(offer, words),
    withTax:
      withTax &&
      fillIn(withTax.isExact ? copy.withTax : copy.aboutWithTax, { amount: words.money(withTax.amount) }),
    trial: trialText(offer, words),
    covers: coversText(offer, facts, words),
    mark: markText(offer, words),
    difference: moneyDifference,
    features: featuresText(offer, words),
    highlights,
    summary: [
      isolate(detail === undefined ? name : `${name}, ${detail}`, words.locale.format),
      price && `${price}${per ?? ''}`,
      moneyDifference,
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
    choice: choiceText(offer, facts, words),
  };
}

/**
 * Returns what a plan costs, such as `$7.99`, and what follows the figure for its period, such as `/mo`. A plan that is never
 * charged is free; an unknown price is undefined.
 */
function offerPriceText({ plan: { billingCycle: count }, price: amount }: PlanOffer, words: Words) {
  const copy = words.copy('plans');
  if (amount === 'free') return { price: copy.free, per: undefined };
  if (!amount) return { price: undefined, per: undefined };
  const price = words.money(amount);
  const per = cycleText(count, copy.per);
  return { price, per: per?.startsWith('/') ? per : per && ` ${per}` };
}

/** What a plan gives, in the order of every card: cameras, then history, each with how much more or less than today. */
function featuresText({ plan, retention, comparison }: PlanOffer, words: Words): string[] {
  const copy = words.copy('plans');
  const line = (what: string, difference: number | undefined) =>
    difference === undefined
      ? what
      : fillIn(difference > 0 ? copy.lineMore : copy.lineFewer, {
          what,
          by: numberFormat(words.locale.format, {}).format(Math.abs(difference)),
        });
  const history = comparison?.history;
  return [
    line(fillIn(copy.camerasUpTo, { count: plan.deviceQuantity }), comparison?.cameras),
    line(historyText(retention, copy), history?.kind === 'days' ? history.days : undefined),
  ];
}

/** What a plan of a long term costs each month, and how much that saves where it does. */
function eachMonthText({ longTerm }: PlanOffer, words: Words): string | undefined {
  const copy = words.copy('plans');
  if (!longTerm) return undefined;
  const amount = words.money(longTerm.perMonth);
  return longTerm.percentSaved > 0
    ? fillIn(copy.comesToSaving, { amount, percent: percentText(longTerm.percentSaved, words) })
    : fillIn(copy.comesTo, { amount });
}

/** Returns a whole percent in words, such as `16%`. */
export function percentText(percent: number, { locale }: Words): string {
  return numberFormat(locale.format, { style: 'percent' }).format(percent / 100);
}

/** The free trial; a visitor also reads that only new subscribers get it. */
function trialText({ plan: { trial }, trialFor }: PlanOffer, words: Words): string | undefined {
  const copy = words.copy('plans');
  if (!trial || !trialFor) return undefined;
  const isForNew = trialFor === 'newSubscribers';
  if (!/^days?$/i.test(trial.unit)) return isForNew ? copy.trialNew : copy.trial;
  return fillIn(isForNew ? copy.trialNewDays : copy.trialDays, { count: trial.duration });
}

/** Which of a person's cameras a plan covers, or how many of them; undefined where they have none. */
function coversText({ plan }: PlanOffer, { cameras }: PageFacts, words: Words): string | undefined {
  const copy = words.copy('plans');
  const count = cameras.length;
  if (count === 0) return undefined;
  if (plan.deviceQuantity < count) return fillIn(copy.coversSome, { count: plan.deviceQuantity, of: count });
  const devices = deviceNamesText(cameras, words.locale.format);
  return devices ? fillIn(copy.coversNamed, { devices }) : fillIn(copy.coversAll, { count });
}

function markText({ plan, mark }: PlanOffer, words: Words): PlanOfferText['mark'] {
  const copy = words.copy('plans');
  switch (mark) {
    case 'today':
      return { kind: mark, text: plan.isLegacy ? copy.markOlder : copy.markToday };
    case 'recommended':
      return { kind: mark, text: copy.fitsYou };
    case undefined:
      return undefined;
  }
}

function choiceText(offer: PlanOffer, facts: PageFacts, words: Words): OfferChoice | undefined {
  const copy = words.copy('plans');
  const { plan, choice, isSelected } = offer;
  const isToday = offer.mark === 'today';
  switch (choice?.kind) {
    case undefined:
      return undefined;
    case 'signIn': {
      const { promoCode } = facts;
      const redirectUri = chooserPath({ planId: plan.id, promoCode, seenPrice: offer.priceMark });
      return { kind: 'signIn', href: pathTo('signIn', { redirectUri }), text: copy.signInToChoose };
    }
    case 'closed':
      return { kind: 'closed', ...closedText(choice.why, isToday, words) };
    case 'open':
      return {
        kind: 'open',
        text: isToday ? copy.currentPlan : selectText(offer, words),
        selectedText: isToday ? copy.currentPlan : copy.selected,
        isSelected,
        isToday,
        isLegacy: plan.isLegacy,
      };
  }
}

function closedText(
  why: Extract<PlanOffer['choice'], { kind: 'closed' }>['why'],
  isToday: boolean,
  words: Words,
): Pick<Extract<OfferChoice, { kind: 'closed' }>, 'text' | 'why'> {
  const copy = words.copy('plans');
  switch (why) {
    // The alert above the plans says why.
    case 'account':
      return { text: isToday ? copy.currentPlan : copy.notAvailable, why: undefined };
    case 'current':
      return { text: copy.currentPlan, why: undefined };
    case 'pending':
      return { text: copy.changePending, why: undefined };
    case 'notOffered':
      return { text: copy.notAvailable, why: copy.whyNotOffered };
    case 'noPrice':
      return { text: copy.notAvailable, why: copy.whyNoPrice };
  }
}

function selectText(offer: PlanOffer, words: Words): string {
  const copy = words.copy('plans');
  const { price, per } = offerPriceText(offer, words);
  return words.brand.features.priceOnPlanButtons && price !== undefined
    ? fillIn(copy.priceForDevices, { price: `${price}${per ?? ''}`, count: offer.plan.deviceQuantity })
    : copy.select;
}

/** Returns how a plan differs from the current one, each difference in a few words; the price comes first. */
export function differencesText({ price, cameras, history }: PlanComparison, words: Words): string[] {
  const copy = words.copy('plans');
  return [
    price && priceDifference(price, words),
    cameras && fillIn(cameras > 0 ? copy.moreCameras : copy.fewerCameras, { count: Math.abs(cameras) }),
    history?.kind === 'days' &&
      fillIn(history.days > 0 ? copy.moreDays : copy.fewerDays, { count: Math.abs(history.days) }),
    history?.kind === 'instead' && insteadText(history, words),
  ].filter((difference) => typeof difference === 'string');
}

function priceDifference(price: NonNullable<PlanComparison['price']>, words: Words): string {
  const copy = words.copy('plans');
  if (price.kind === 'instead') {
    const { each } = words.copy('price');
    const after = priceText(words.money(price.after), price.afterCycle, each);
    const before = priceText(words.money(price.before), price.beforeCycle, each);
    return fillIn(copy.otherMoney, { after, before });
  }
  const { moreMoney, lessMoney } = copy;
  return fillIn(price.kind === 'more' ? moreMoney : lessMoney, {
    amount: words.money(price.by),
    count: price.cycle,
  });
}

function insteadText(history: { before: Retention; after: Retention }, words: Words): string {
  const copy = words.copy('plans');
  const before = spanText(history.before, words);
  const after = spanText(history.after, words);
  if (after === undefined) return fillIn(copy.historyToNone, { before: before ?? '' });
  return before === undefined
    ? fillIn(copy.historyFromNone, { after })
    : fillIn(copy.otherHistory, { after, before });
}

/** Returns how long video is kept, such as `24 hours` or `30 days`; undefined where it is not kept. */
export function spanText(span: Retention, words: Words): string | undefined {
  const { hours, days } = words.copy('plans');
  return retentionText(span, { none: undefined, hours, days });
}
