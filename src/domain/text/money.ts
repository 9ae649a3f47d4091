import { isolate, isRightToLeft, leftToRight } from './bidi.ts';
import { numberFormat } from './intl.ts';

/** An amount in the minor units of its currency: cents for USD, whole yen for JPY. */
export type Money = { minorUnits: number; currency: string };

function formatterOf(format: string, currency: string): Intl.NumberFormat {
  const digits = minorDigits(currency);
  return numberFormat(format, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/**
 * The currencies of ISO 4217 whose minor unit has not two digits. The platform counts in these units, whatever the
 * runtime's own table says: it shows HUF without digits.
 */
const currenciesByDigits: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]);

const digitsByCurrency: ReadonlyMap<string, number> = new Map(
  [...currenciesByDigits].flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits])),
);

function minorDigits(currency: string): number {
  return digitsByCurrency.get(currency) ?? 2;
}

/** The number of minor units in one unit of the currency: 100 for USD, 1 for JPY. */
export function minorUnitsPerUnit(currency: string): number {
  return 10 ** minorDigits(currency);
}

/** Formats an amount, such as `$7.99`. Throws a RangeError for a currency that is not a three-letter code. */
export function moneyText({ minorUnits, currency }: Money, format: string): string {
  // Adding 0 turns -0, which JSON allows, into 0.
  const value = minorUnits / minorUnitsPerUnit(currency) + 0;
  const formatter = formatterOf(format, currency);
  return isRightToLeft(format)
    ? heldTogether(formatter.formatToParts(value), format)
    : formatter.format(value);
}

/** Writes an amount as a plain number with the digits of its currency, such as `1234.50`, with `sign` before its decimals. */
export function decimalText({ minorUnits, currency }: Money, sign: '.' | ','): string {
  const value = minorUnits / minorUnitsPerUnit(currency) + 0;
  return value.toFixed(minorDigits(currency)).replace('.', sign);
}

/** The sign before the decimals of a number, by the BCP 47 tag of a person's dates and numbers. */
export function decimalSign(format: string): '.' | ',' {
  const parts = numberFormat(format).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * Isolates the number from left to right and the currency in its own direction, so that `US$` does not become `$US`.
 */
function heldTogether(parts: readonly Intl.NumberFormatPart[], format: string): string {
  const isSymbol = ({ type }: Intl.NumberFormatPart) => type === 'currency' || type === 'literal';
  const number = parts.filter((part) => !isSymbol(part)).map(({ value }) => value);
  const unit = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const [digits, sign] = [number.join(''), unit].map((text) => text.replace(MARKS, ''));
  // The mark at the front keeps the order of the two where the amount stands alone.
  return `\u200f${leftToRight(digits ?? '', format)}\u00a0${isolate(sign ?? '', format)}`;
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
