import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { currencyFor, decimalSign, decimalText, minorUnitsPerUnit, moneyText, priceIn } from './money.ts';

/** Replaces the no-break spaces of `Intl`, which are invisible in a table. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('the text of an amount, by currency', () => {
  test.each([
    [799, 'USD', 'en-US', '$7.99'],
    [0, 'USD', 'en-US', '$0.00'],
    [5, 'USD', 'en-US', '$0.05'],
    [123_456, 'USD', 'en-US', '$1,234.56'],
    [-799, 'USD', 'en-US', '-$7.99'],
    [500, 'JPY', 'en-US', '¥500'],
    [500, 'JPY', 'ja-JP', '¥500'],
    [799, 'EUR', 'de-DE', '7,99 €'],
    [899, 'AUD', 'en-AU', '$8.99'],
    [899, 'AUD', 'en-US', 'A$8.99'],
    [799, 'GBP', 'en-GB', '£7.99'],
    [1_234, 'KWD', 'en-US', 'KWD 1.234'],
    [499, 'HUF', 'en-US', 'HUF 4.99'],
    [499, 'HUF', 'hu-HU', '4,99 Ft'],
    [499, 'ISK', 'en-US', 'ISK 499'],
    [12_345, 'CLF', 'en-US', 'CLF 1.2345'],
    [499, 'IQD', 'en-US', 'IQD 0.499'],
    [499, 'TWD', 'en-US', 'NT$4.99'],
  ])('%i %s in %s is %s', (minorUnits, currency, format, text) => {
    expect(plain(moneyText({ minorUnits, currency }, format)).replace('￥', '¥')).toBe(text);
  });

  // Isolates hold the number and `US$` together, whatever text is around them.
  test.each([
    [399, 'USD', 'ar-u-nu-latn', '\u200f\u20663.99\u2069 \u2068US$\u2069'],
    [-399, 'USD', 'ar-u-nu-latn', '\u200f\u2066-3.99\u2069 \u2068US$\u2069'],
    [399, 'ILS', 'he-IL', '\u200f\u20663.99\u2069 \u2068₪\u2069'],
  ])('%i %s in %s, right to left, keeps its currency sign in place', (minorUnits, currency, format, text) => {
    expect(plain(moneyText({ minorUnits, currency }, format))).toBe(text);
  });

  test.each([
    ['USD', 100],
    ['JPY', 1],
    ['KWD', 1_000],
    ['HUF', 100],
    ['UYW', 10_000],
    ['XXX', 100],
  ])('one %s has %i minor units', (currency, units) => {
    expect(minorUnitsPerUnit(currency)).toBe(units);
  });

  test.each([
    [123_450, 'USD', '.', '1234.50'],
    [123_450, 'EUR', ',', '1234,50'],
    [-799, 'USD', ',', '-7,99'],
    [5, 'USD', '.', '0.05'],
    [-0, 'USD', '.', '0.00'],
    [500, 'JPY', ',', '500'],
    [1_234, 'KWD', '.', '1.234'],
    [99_999_999_999_999, 'USD', '.', '999999999999.99'],
  ] as const)('%i %s with "%s" is the plain number %s', (minorUnits, currency, sign, text) => {
    expect(decimalText({ minorUnits, currency }, sign)).toBe(text);
  });

  test.each([
    ['en-US', '.'],
    ['en-GB', '.'],
    ['ja-JP', '.'],
    ['he-IL', '.'],
    ['ar-u-nu-latn', '.'],
    ['es-MX', '.'],
    ['es-ES', ','],
    ['de-DE', ','],
    ['fr-FR', ','],
    ['pt-BR', ','],
    ['de-CH', '.'],
  ])('a person with %s has "%s" before decimals', (format, sign) => {
    expect(decimalSign(format)).toBe(sign);
  });

  it('throws for a currency that is not a three-letter code', () => {
    expect(() => moneyText({ minorUnits: 1, currency: '$' }, 'en-US')).toThrow(RangeError);
  });

  it('keeps every cent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), (minorUnits) => {
        const digits = moneyText({ minorUnits, currency: 'USD' }, 'en-US').replace(/\D/g, '');
        expect(Number(digits)).toBe(minorUnits);
      }),
    );
  });

  it('is exact in any currency and locale, and negative only for a negative amount', () => {
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 });
    const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'AUD', 'MXN', 'SGD');
    const format = fc.constantFrom('en-US', 'en-GB', 'de-DE', 'ja-JP', 'fr-CA', 'es-MX');
    fc.assert(
      fc.property(amount, currency, format, (minorUnits, code, place) => {
        const text = moneyText({ minorUnits, currency: code }, place);
        expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(minorUnits));
        expect(/[-\u2212]/.test(text)).toBe(minorUnits < 0);
      }),
      { numRuns: 2_000, seed: 20_261_121 },
    );
  });

  it('an amount of -0 has no minus sign', () => {
    expect(moneyText({ minorUnits: -0, currency: 'USD' }, 'en-US')).toBe('$0.00');
    expect(moneyText({ minorUnits: -0, currency: 'JPY' }, 'en-US')).toBe('¥0');
  });
});

describe('currency by country', () => {
  test.each([
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
  ])('%s pays in %s', (country, currency) => {
    expect(currencyFor(country, {})).toBe(currency);
  });

  test.each([['ZZ'], ['us'], [''], ['__proto__'], ['constructor'], ['toString'], [undefined]])(
    'the country %j falls back to USD',
    (country) => {
      expect(currencyFor(country, {})).toBe('USD');
    },
  );

  it('the brand’s own table comes first', () => {
    expect(currencyFor('AU', { AU: 'NZD' })).toBe('NZD');
    expect(currencyFor('GB', { AU: 'NZD' })).toBe('GBP');
  });

  it('a brand table with a hostile key has no effect on other countries', () => {
    const table: Record<string, string> = JSON.parse('{"__proto__": "EUR"}');
    expect(currencyFor('US', table)).toBe('USD');
    expect(currencyFor('toString', table)).toBe('USD');
  });
});

describe('priceIn', () => {
  const prices = [
    { minorUnits: 799, currency: 'USD' },
    { minorUnits: 999, currency: 'AUD' },
  ];

  test.each([
    ['AUD', { minorUnits: 999, currency: 'AUD' }],
    ['EUR', { minorUnits: 799, currency: 'USD' }],
    ['__proto__', { minorUnits: 799, currency: 'USD' }],
  ])('in %s', (currency, price) => {
    expect(priceIn(prices, currency)).toEqual(price);
  });

  it('is undefined where there is neither', () => {
    expect(priceIn([{ minorUnits: 1, currency: 'EUR' }], 'AUD')).toBeUndefined();
    expect(priceIn([], 'USD')).toBeUndefined();
  });
});
