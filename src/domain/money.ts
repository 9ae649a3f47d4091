import { apart, isRightToLeft, leftToRight } from './bidi.ts';

/** An amount in the minor units of its currency: cents for USD, whole yen for JPY. */
export type Money = { minorUnits: number; currency: string };

/** Formatters are cached, because creating one is slow. The limit bounds the memory. */
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

/** The number of minor units in one unit of the currency: 100 for USD, 1 for JPY. */
export function minorUnitsPerUnit(currency: string): number {
  const known = unitsOf.get(currency);
  if (known !== undefined) return known;
  const digits = formatterOf('en', currency).resolvedOptions().maximumFractionDigits;
  const units = 10 ** (digits ?? 2);
  if (unitsOf.size < MAX_FORMATTERS) unitsOf.set(currency, units);
  return units;
}

/** Results of `minorUnitsPerUnit` by currency. */
const unitsOf = new Map<string, number>();

/** Formats an amount, such as `$7.99`. Throws a RangeError for a currency that is not a three-letter code. */
export function moneyText({ minorUnits, currency }: Money, format: string): string {
  // Adding 0 turns -0, which JSON allows, into 0.
  const value = minorUnits / minorUnitsPerUnit(currency) + 0;
  const formatter = formatterOf(format, currency);
  return isRightToLeft(format)
    ? heldTogether(formatter.formatToParts(value), format)
    : formatter.format(value);
}

/**
 * Isolates the number from left to right and the currency in its own direction, so that `US$` does not become `$US`.
 */
function heldTogether(parts: readonly Intl.NumberFormatPart[], format: string): string {
  const isApart = ({ type }: Intl.NumberFormatPart) => type === 'currency' || type === 'literal';
  const number = parts.filter((part) => !isApart(part)).map(({ value }) => value);
  const unit = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const [digits, sign] = [number.join(''), unit].map((text) => text.replace(MARKS, ''));
  // The mark at the front keeps the order of the two where the amount stands alone.
  return `\u200f${leftToRight(digits ?? '', format)}\u00a0${apart(sign ?? '', format)}`;
}

/** Direction marks that `Intl` adds. They have no effect on a currency sign alone. */
const MARKS = /[\u061c\u200e\u200f]/g;

/** Currencies by country. Every other country pays in USD. */
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

/** The currency of a country: from the brand's own table, else from the common one, else USD. */
export function currencyFor(
  country: string | undefined,
  brandCurrencies: Readonly<Record<string, string>>,
): string {
  if (!country) return 'USD';
  if (Object.hasOwn(brandCurrencies, country)) return brandCurrencies[country] ?? 'USD';
  return currencyByCountry.get(country) ?? 'USD';
}

/** Picks the price in the currency, else in USD, else undefined. */
export function priceIn(prices: readonly Money[], currency: string): Money | undefined {
  return (
    prices.find((price) => price.currency === currency) ?? prices.find((price) => price.currency === 'USD')
  );
}
