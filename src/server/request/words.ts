import type { Brand } from '../../brands/brand-schema.ts';
import { type Copy, copyFor, type CopySection } from '../../copy/copy.ts';
import type { When } from '../../contracts/when.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { Locale } from '../../domain/text/locale.ts';
import { type Money, moneyText } from '../../domain/text/money.ts';

/** What decides how something is said. */
type Speaker = { brand: Brand; locale: Locale; /** IANA time zone for dates. */ timeZone: string };

/** What facts are put into words with. */
export type Words = Readonly<
  Speaker & {
    /** Returns the sentences of a section, the brand's own among them. */
    copy: <Section extends CopySection>(section: Section) => Copy[Section];
    /** The name of the brand's app. */
    appName: string;
    /** Returns an amount of money, such as `$7.99`. */
    money: (amount: Money) => string;
    /** Returns a day, such as `January 3, 2027`; of a moment, its day in the person's time zone. */
    day: (when: When) => string;
  }
>;

/**
 * Returns what facts are put into words with, for a brand, a language and a time zone. A copy with another time zone is made by
 * `wordsFor` again: the functions keep what they were made for.
 */
export function wordsFor({ brand, locale, timeZone }: Speaker): Words {
  return {
    brand,
    locale,
    timeZone,
    appName: brand.apps?.name ?? brand.displayName,
    copy: (section) => copyFor(section, locale.language, brand),
    money: (amount) => moneyText(amount, locale.format),
    day: (when) => dateText(when, locale.format, timeZone),
  };
}
