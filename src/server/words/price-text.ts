import type { Counted } from '../../copy/message.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { billingCycle } from '../../domain/billing/billing-cycle.ts';
import { numberFormat } from '../../domain/text/intl.ts';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { BillLine, OrderCostText } from '../../components/orders/order-cost.tsx';
import { type Discount, priceStory, type PriceStory } from '../../domain/orders/price-story.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { platformWords } from '../../domain/text/platform-words.ts';
import type { AcceptedPromo } from '../../domain/orders/promo.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import type { OrderContext } from '../account/order-context.ts';
import { laterChargesParams } from '../account/order-story.ts';
import { currentPlanName } from './plan-names.ts';

/**
 * Returns a billing cycle in words, from a sentence that counts its months; undefined for a plan that is never charged.
 */
export function cycleText(months: number, words: Counted<'count'>): string | undefined {
  return billingCycle(months) === 'none' ? undefined : fillIn(words, { count: months });
}

/** Returns an amount with its period, such as `$5.99 per month`; the amount alone where nothing is charged again. */
export function priceText(amount: string, months: number, words: Counted<'count' | 'amount'>): string {
  return billingCycle(months) === 'none' ? amount : fillIn(words, { amount, count: months });
}

/** Returns the price story of an order context. */
export function storyOf(
  orderContext: OrderContext,
  promo: AcceptedPromo | undefined,
  words: Words & Pick<RequestContext, 'nowMs'>,
): PriceStory {
  return priceStory({
    ...laterChargesParams(orderContext, promo, words.brand, words.nowMs),
    currentName: currentPlanName(orderContext, words),
    promo,
  });
}

/**
 * Returns what is charged today, as lines and a total: the list price under the label `price`, the discount and how
 * long it lasts, the credit for the current plan, and the tax. Where the price begins on a later day, nothing is charged
 * today, and `later` has the lines from that day on.
 */
export function costLines(
  story: PriceStory,
  labels: { price: string; total: string },
  words: Words,
): Omit<OrderCostText, 'notes'> {
  const { copy, money } = wordsOf(story, words);
  const { list, discount, keptDiscount, setOff } = story;
  const total = { label: labels.total, value: money(story.today) };
  if (setOff && setOff.why !== 'credit')
    return {
      bill: [{ label: copy.tax, value: money(story.todayTax) }],
      total,
      later: laterLines(story, setOff.why, setOff.until, words),
    };
  const isTaxUnknown = story.recurring?.tax === 'unknown' && story.today > 0;
  return {
    bill: [
      { label: labels.price, value: money(list.subTotal) },
      ...discountLines(story, discount?.off ?? keptDiscount, words),
      ...(setOff
        ? [{ label: fillIn(copy.creditFor, { plan: setOff.plan }), value: money(-setOff.amount) }]
        : []),
      { label: copy.tax, value: isTaxUnknown ? copy.taxLater : money(story.todayTax) },
    ],
    total,
    later: [],
  };
}

/**
 * The list price from the day on which it begins, and what is taken off then: together the next charge, before any tax to add.
 * None where nothing is taken off: the plan's price says it.
 */
function laterLines(story: PriceStory, why: 'trial' | 'later', until: When | null, words: Words): BillLine[] {
  const { copy, money, date } = wordsOf(story, words);
  const { list, first, recurring, cycle, discount, keptDiscount } = story;
  if (!discount && keptDiscount <= 0) return [];
  const isGross = recurring?.tax === 'included';
  const price = priceText(money(isGross ? list.total : list.subTotal), cycle, copy.each);
  const withTax = isGross ? copy.eachWithTax : recurring?.tax === 'added' ? copy.eachPlusTax : undefined;
  const unknownDay = why === 'trial' ? copy.afterTrial : copy.someAmount;
  return [
    {
      label: until === null ? unknownDay : fillIn(copy.from, { date: date(until) }),
      value: withTax === undefined ? price : fillIn(withTax, { price }),
    },
    ...discountLines(story, isGross ? list.total - first.total : list.subTotal - first.subTotal, words),
  ];
}

/** The line of a promo code, or of a discount from before, which takes `off`; none without either. */
function discountLines(story: PriceStory, off: number, words: Words): BillLine[] {
  const { copy, money, date, language } = wordsOf(story, words);
  const { discount, keptDiscount } = story;
  if (!discount) return keptDiscount > 0 ? [{ label: copy.keptDiscount, value: money(-off) }] : [];
  // Where the price is the same with and without the code, nothing is promised.
  if (off <= 0) return [{ label: fillIn(copy.discount, { code: discount.code }), value: copy.notInPrice }];
  return [{ label: discountLabel(discount, { copy, date, language }), value: money(-off) }];
}

/** Says at what price a plan renews until somebody ends it; undefined where nothing more is charged. */
export function renewsText(
  { recurring, cycle, currency }: Pick<PriceStory, 'recurring' | 'cycle' | 'currency'>,
  words: Words,
): string | undefined {
  const { copy, money } = wordsOf({ currency }, words);
  if (!recurring) return undefined;
  const renews = {
    included: copy.renewsWithTax,
    added: copy.renewsPlusTax,
    none: copy.renews,
    unknown: copy.renewsPlusAnyTax,
  };
  return fillIn(renews[recurring.tax], {
    price: priceText(money(recurring.amount), cycle, copy.each),
  });
}

/** Says at what price the plan of a receipt renews; undefined where nothing does, or where the receipt does not say. */
export function receiptRenews(
  { renewal, billingCycle: cycle, currency }: OrderReceipt,
  words: Words,
): string | undefined {
  return renewsText({ recurring: renewal ?? null, cycle, currency }, words);
}

function discountLabel(
  discount: Discount,
  { copy, date, language }: Pick<ReturnType<typeof wordsOf>, 'copy' | 'date' | 'language'>,
): string {
  const promo =
    platformWords(discount.description, language) ?? fillIn(copy.discount, { code: discount.code });
  const { lasts, endsAtMs } = discount;
  return fillIn(copy[lasts.kind], { promo, date: endsAtMs === null ? '' : date(endsAtMs) });
}

/** The words, the money and the days of a price in one currency. */
export function wordsOf({ currency }: Pick<PriceStory, 'currency'>, words: Words) {
  return {
    language: words.locale.language,
    copy: words.copy('price'),
    money: (minorUnits: number) => words.money({ minorUnits, currency }),
    date: words.day,
  };
}

const units = ['day', 'week', 'month', 'year'] as const;

/**
 * Returns how long the free trial of a plan is, such as `30 days`; undefined where there is none, or its unit is
 * unknown.
 */
export function trialSpanText({ trial }: Pick<Plan, 'trial'>, format: string): string | undefined {
  const unit = trial && units.find((each) => trial.unit.toLowerCase().replace(/s$/, '') === each);
  if (!trial || !unit) return undefined;
  const text = numberFormat(format, { style: 'unit', unit, unitDisplay: 'long' }).format(trial.duration);
  return format.startsWith('ja') ? inJapanese(text) : text;
}

/** A length of time, which Japanese tells from a date: `30日間` for CLDR's `30 日`. */
function inJapanese(text: string): string {
  const written = text.replaceAll(' ', '');
  return written.endsWith('間') ? written : `${written}間`;
}
