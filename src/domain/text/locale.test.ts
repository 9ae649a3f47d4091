import { describe, expect, it, test } from 'vitest';
import { chosenLanguages } from './languages.ts';
import { chosenLocale, languageCountry, languageWishes } from './locale.ts';

const nothing = {
  remembered: undefined,
  acceptLanguage: undefined,
  brand: 'en-US',
  available: ['en'] as const,
};

describe('languageWishes', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['de', ['de']],
    ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
    ['en;q=0.5,de;q=0.9', ['de', 'en']],
    ['fr;q=0.5,de;q=0.5', ['fr', 'de']],
    [' de ; q=0.4 , en ; q=0.6 ', ['en', 'de']],
    ['*', []],
    ['de,*;q=0.5', ['de']],
    ['de;q=0,en', ['en']],
    ['de;q=NaN,en', ['en']],
    ['de;q=,en', ['en']],
    ['de;q=2,en', ['en']],
    ['de;q=-1,en', ['en']],
    ['de;q=Infinity,en', ['en']],
    [',,;q=1,', []],
  ])('%j asks for %j', (header, wishes) => {
    expect(languageWishes(header)).toEqual(wishes);
  });

  it('does not read a header of unreasonable length', () => {
    expect(languageWishes(`de,${'en,'.repeat(200)}`)).toEqual([]);
  });
});

describe('the locale is the remembered one, else the browser’s, else the brand’s', () => {
  test.each([
    ['the brand’s where nothing is known', {}, 'en-US'],
    ['the remembered one first', { remembered: 'en-GB', acceptLanguage: 'en-AU' }, 'en-GB'],
    ['then the browser’s', { acceptLanguage: 'en-AU' }, 'en-AU'],
    ['a language without a region takes the brand’s', { acceptLanguage: 'en' }, 'en-US'],
    ['a language with copy before a preferred one without', { acceptLanguage: 'de-DE,en-GB;q=0.5' }, 'en-GB'],
    ['English sentences with the person’s region', { acceptLanguage: 'de-DE' }, 'en-DE'],
    ['English sentences with the remembered region', { remembered: 'ja-JP' }, 'en-JP'],
    ['no region for another language without one', { acceptLanguage: 'de' }, 'en'],
    ['a script is left out', { acceptLanguage: 'en-Latn-GB' }, 'en-GB'],
    [
      'the browser’s region for a remembered language without one',
      { remembered: 'en', acceptLanguage: 'en-GB' },
      'en-GB',
    ],
    [
      'the browser’s region from any of its languages',
      { remembered: 'en', acceptLanguage: 'de-CH,en' },
      'en-CH',
    ],
    ['letter case does not matter', { remembered: 'EN-gb' }, 'en-GB'],
  ])('%s', (_what, wishes, format) => {
    const locale = chosenLocale({ ...nothing, ...wishes });
    expect(locale).toEqual({ language: 'en', format, direction: 'ltr' });
  });

  it('is right to left where the sentences are', () => {
    const both = { ...nothing, available: ['en', 'ar'] as const };
    expect(chosenLocale({ ...both, remembered: 'ar-EG' })).toEqual({
      language: 'ar',
      format: 'ar-EG-u-nu-latn',
      direction: 'rtl',
    });
    expect(chosenLocale({ ...nothing, remembered: 'ar-EG' }).direction).toBe('ltr');
  });

  it('falls back to the brand’s language where the visitor’s has no copy', () => {
    const german = { ...nothing, brand: 'de-DE', available: ['en', 'de'] as const };
    expect(chosenLocale(german).format).toBe('de-DE');
    expect(chosenLocale({ ...german, acceptLanguage: 'fr-FR' })).toMatchObject({
      language: 'de',
      format: 'de-FR',
    });
  });
});

describe('the languages of the portal', () => {
  test.each([
    ['en', 'en', 'en-US', 'ltr'],
    ['es', 'es', 'es', 'ltr'],
    ['es-MX', 'es', 'es-MX', 'ltr'],
    ['es-US', 'es', 'es-US', 'ltr'],
    ['es-AR', 'es', 'es-AR', 'ltr'],
    ['es-419', 'es', 'es-419', 'ltr'],
    ['es-ES', 'es-ES', 'es-ES', 'ltr'],
    ['ES-es', 'es-ES', 'es-ES', 'ltr'],
    ['es-Latn-ES', 'es-ES', 'es-ES', 'ltr'],
    ['fr-CA', 'fr', 'fr-CA', 'ltr'],
    ['de', 'de', 'de', 'ltr'],
    ['pt-BR', 'pt-BR', 'pt-BR', 'ltr'],
    ['pt-PT', 'pt-BR', 'pt-PT', 'ltr'],
    ['pt', 'pt-BR', 'pt', 'ltr'],
    ['ja-JP', 'ja', 'ja-JP', 'ltr'],
    ['ar', 'ar', 'ar-u-nu-latn', 'rtl'],
    ['he-IL', 'he', 'he-IL', 'rtl'],
    ['iw', 'he', 'he', 'rtl'],
    ['nl-NL', 'en', 'en-NL', 'ltr'],
  ])('%s is read in %s', (remembered, language, format, direction) => {
    expect(chosenLocale({ ...nothing, available: chosenLanguages, remembered })).toEqual({
      language,
      format,
      direction,
    });
  });
});

describe('a language of one region', () => {
  test.each([
    ['the browser’s', { acceptLanguage: 'es-ES,es;q=0.9,en;q=0.8' }, 'es-ES', 'es-ES'],
    ['not where the browser wants another region', { acceptLanguage: 'es-MX,es-ES;q=0.9' }, 'es', 'es-MX'],
    ['not where the browser names none', { acceptLanguage: 'es,en;q=0.9' }, 'es', 'es'],
    ['chosen, with its own formats', { remembered: 'es-ES', acceptLanguage: 'es-MX' }, 'es-ES', 'es-ES'],
    ['not its base, chosen in its region', { remembered: 'es', acceptLanguage: 'es-ES' }, 'es', 'es-ES'],
    ['the brand’s', { brand: 'es-ES' }, 'es-ES', 'es-ES'],
  ])('is %s', (_what, wishes, language, format) => {
    const locale = chosenLocale({ ...nothing, available: chosenLanguages, ...wishes });
    expect(locale).toEqual({ language, format, direction: 'ltr' });
  });
});

describe('a hostile language tag is ignored', () => {
  test.each([
    ['../../etc'],
    ['__proto__'],
    ['constructor'],
    ['e'],
    ['en_US'],
    ['en-'],
    ['en-US\r\nSet-Cookie: a=b'],
    ['<script>'],
    ['x'.repeat(5_000)],
    [`en-${'a'.repeat(5_000)}`],
    ['en-a'],
    ['i-klingon'],
  ])('%j', (remembered) => {
    expect(chosenLocale({ ...nothing, remembered }).format).toBe('en-US');
  });

  test.each([['__proto__;q=1, *;q=NaN'], ['../../etc'], ['%00'], ['x'.repeat(5_000)]])(
    'Accept-Language: $0',
    (header) => {
      expect(chosenLocale({ ...nothing, acceptLanguage: header }).format).toBe('en-US');
    },
  );
});

// The languages of the browser are the first source of the country.
test.each([
  ['en-AU', 'AU'],
  ['ja-JP,ja;q=0.9,en-US;q=0.8', 'JP'],
  ['en,fr-ca;q=0.9', 'CA'],
  ['de;q=0.5,en-GB', 'GB'],
  ['es-419,en-US;q=0.5', 'US'],
  ['en', undefined],
  ['*', undefined],
  [undefined, undefined],
])('the languages %s name the country %s', (header, country) => {
  expect(languageCountry(header)).toBe(country);
});
