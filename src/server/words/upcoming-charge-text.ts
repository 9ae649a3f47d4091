import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { moneyText, priceIn } from '../../domain/text/money.ts';
import type { UpcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { type LiveState, statedCharge } from '../../domain/plans/subscription-state.ts';
import type { CardSetting } from '../plans/card-setting.ts';
import type { PriceWords } from './price-text.ts';
import { cycleText, priceText } from './cycle-text.ts';

/** Returns the next charge in one line: its amount and its day, as far as they are known. */
export function upcomingChargeText(
  { price, at, isExact, isGross }: UpcomingCharge,
  { brand, locale, timeZone }: PriceWords,
): string {
  const copy = copyFor('price', locale.language, brand);
  const date = at === null ? undefined : dateText(at, locale.format, timeZone);
  if (price === null) return date === undefined ? copy.someAmount : fillIn(copy.dayOnly, { date });
  const amount = moneyText(price, locale.format);
  if (date === undefined) return fillIn(copy.sometime, { amount });
  const sentence = isExact ? copy.on : isGross ? copy.onWithTax : copy.onBeforeTax;
  return fillIn(sentence, { amount, date });
}

/**
 * The period of a charge, to be shown next to its amount (`per month`), and the recurring charge where it differs from
 * the next one.
 */
export type PeriodText = { per: string | undefined; note: string | undefined };

/**
 * Returns what is charged each period, to be shown next to the next charge. The brand, or the law of the country, decides
 * whether that is with tax.
 * Where the next charge is not the list price, the note names the list price.
 */
export function periodText(
  { isExact, isGross, plan }: UpcomingCharge,
  state: LiveState,
  { brand, locale, shownPrice }: Pick<CardSetting, 'brand' | 'locale' | 'shownPrice'>,
): PeriodText {
  const copy = copyFor('price', locale.language, brand);
  const per = plan && cycleText(plan.billingCycle, copy.per);
  if (!plan || per === undefined) return { per: undefined, note: undefined };
  const nextCharge = statedCharge(state);
  if (!isExact || !nextCharge)
    return { per: fillIn(isGross ? copy.withTax : copy.beforeTax, { per }), note: undefined };
  const { currency, subTotal, tax, total } = nextCharge;
  const list = priceIn(plan.prices, currency);
  if (!list || list.currency !== currency) return { per: undefined, note: undefined };
  const isDiscounted = subTotal < list.minorUnits;
  if (!isDiscounted && tax === 0) return { per, note: undefined };
  const isWithTax = shownPrice.isGross || (!isDiscounted && brand.features.taxInRecurringCharge);
  const shownList = priceIn(shownPrice.shown(plan).prices, currency) ?? list;
  const minorUnits = isWithTax && !isDiscounted ? total : shownList.minorUnits;
  const amount = moneyText({ minorUnits, currency }, locale.format);
  const each = priceText(amount, plan.billingCycle, copy.each);
  const price = isWithTax
    ? fillIn(copy.eachWithTax, { price: each })
    : tax > 0
      ? fillIn(copy.eachPlusTax, { price: each })
      : each;
  return { per: undefined, note: isDiscounted ? fillIn(copy.withoutDiscount, { price }) : price };
}
