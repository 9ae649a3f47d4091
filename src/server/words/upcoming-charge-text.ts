import { fillIn } from '../../copy/fill-in.ts';
import type { ChargePeriod, UpcomingCharge } from '../../domain/orders/upcoming-charge.ts';
import { cycleText, priceText } from './price-text.ts';
import type { Words } from '../request/words.ts';

/** Returns the next charge in one line: its amount and its day, as far as they are known. */
export function upcomingChargeText({ price, at, isExact, isGross }: UpcomingCharge, words: Words): string {
  const copy = words.copy('price');
  const date = at === null ? undefined : words.day(at);
  if (price === null) return date === undefined ? copy.someAmount : fillIn(copy.dayOnly, { date });
  const amount = words.money(price);
  if (date === undefined) return fillIn(copy.sometime, { amount });
  const sentence = isExact ? copy.on : isGross ? copy.onWithTax : copy.onBeforeTax;
  return fillIn(sentence, { amount, date });
}

/**
 * The period of a charge, to be shown next to its amount (`per month`), and the recurring charge where it differs from
 * the next one.
 */
export type PeriodText = { per: string | undefined; note: string | undefined };

/** Puts into words what is charged each period. */
export function periodText(period: ChargePeriod, words: Words): PeriodText {
  const copy = words.copy('price');
  switch (period.kind) {
    case 'unknown':
      return { per: undefined, note: undefined };
    case 'same':
      return { per: cycleText(period.months, copy.per), note: undefined };
    case 'list': {
      const per = cycleText(period.months, copy.per) ?? '';
      return { per: fillIn(period.isGross ? copy.withTax : copy.beforeTax, { per }), note: undefined };
    }
    case 'other': {
      const sentences = { included: copy.eachWithTax, added: copy.eachPlusTax };
      const each = priceText(words.money(period.price), period.months, copy.each);
      const price = period.tax === 'none' ? each : fillIn(sentences[period.tax], { price: each });
      return { per: undefined, note: period.isDiscounted ? fillIn(copy.withoutDiscount, { price }) : price };
    }
  }
}
