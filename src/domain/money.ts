import { apart, isRightToLeft, leftToRight } from './bidi.ts';

/** An amount in the minor units of its currency: cents for USD, whole yen for JPY. */
export type Money = { minorUnits: number; currency: string };

/** Making a formatter costs far more than using one; there are only so many locales and currencies. */
const formatters = new Map<string, Intl.NumberFormat>();
const MAX_FORMATTERS = 200;

function formatterOf(format: string, currency: string): Intl.NumberFormat {
  const key = `${format} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(format, { style: 'currency', currency });
  if (formatters.size < MAX_FORMATTERS) formatters.set(key, formatter);
  return formatter;
}

/** How many minor units make one unit of the currency: 100 for USD, 1 for JPY. */
export function minorUnitsPerUnit(currency: string): number {
  const known = unitsOf.get(currency);
  if (known !== undefined) return known;
  const digits = formatterOf('en', currency).resolvedOptions().maximumFractionDigits;
  const units = 10 ** (digits ?? 2);
  if (unitsOf.size < MAX_FORMATTERS) unitsOf.set(currency, units);
  return units;
}

/** What was found out before, by currency. */
const unitsOf = new Map<string, number>();

/** The amount as people write it, such as `$7.99`. Throws a RangeError for a currency that is no three-letter code. */
export function moneyText({ minorUnits, currency }: Money, format: string): string {
  // Adding 0 makes 0 of what JSON can spell as -0.
  const value = minorUnits / minorUnitsPerUnit(currency) + 0;
  const formatter = formatterOf(format, currency);
  return isRightToLeft(format)
    ? heldTogether(formatter.formatToParts(value), format)
    : formatter.format(value);
}

/** The number with its sign from left to right and the currency in its own direction: `US$` is not turned into `$US`. */
function heldTogether(parts: readonly Intl.NumberFormatPart[], format: string): string {
  const isApart = ({ type }: Intl.NumberFormatPart) => type === 'currency' || type === 'literal';
  const number = parts.filter((part) => !isApart(part)).map(({ value }) => value);
  const unit = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const [digits, sign] = [number.join(''), unit].map((text) => text.replace(MARKS, ''));
  // The mark at the front keeps the order of the two where an amount stands alone.
  return `\u200f${leftToRight(digits ?? '', format)}\u00a0${apart(sign ?? '', format)}`;
}

/** What `Intl` itself sets for the direction, and loses where a sign stands alone. */
const MARKS = /[\u061c\u200e\u200f]/g;

/** The currency of a country; dollars where none is named. */
const currencyByCountry: ReadonlyMap<string, string> = new Map([
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['IT', 'EUR'],
  ['ES', 'EUR'],
  ['AU', 'AUD'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['NZ', 'NZD'],
  ['MX', 'MXN'],
  ['JP', 'JPY'],
  ['SG', 'SGD'],
]);

/** The currency of a country; the brand's own table goes first, USD is the rest. */
export function currencyFor(
  country: string | undefined,
  brandCurrencies: Readonly<Record<string, string>>,
): string {
  if (!country) return 'USD';
  if (Object.hasOwn(brandCurrencies, country)) return brandCurrencies[country] ?? 'USD';
  return currencyByCountry.get(country) ?? 'USD';
}

/** The price in the wanted currency, else in USD, else undefined. */
export function priceIn(prices: readonly Money[], currency: string): Money | undefined {
  return (
    prices.find((price) => price.currency === currency) ?? prices.find((price) => price.currency === 'USD')
  );
}
