import { describe, expect, it, test } from 'vitest';
import { storedLanguageText, namedLanguage, readStoredLanguage, wishedLanguage } from './language-choice.ts';
import { chosenLanguages } from './languages.ts';

describe('the language in the cookie', () => {
  test.each(chosenLanguages)('%s is read back as it was written, chosen or asked', (language) => {
    for (const by of ['chosen', 'asked'] as const)
      expect(readStoredLanguage(storedLanguageText({ language, by }))).toEqual({ language, by });
  });

  test.each([
    undefined,
    '',
    'es',
    'chosen',
    'chosen.',
    'chosen.xx',
    'chosen.ES',
    'chosen.pt',
    'chosen.es.es',
    'Chosen.es',
    'asked.en-GB',
    '__proto__.es',
    'chosen.__proto__',
    'chosen.constructor',
    `chosen.${'e'.repeat(5_000)}`,
    'chosen.es\r\nset-cookie: a=1',
    'chosen.%65%73',
  ])('is undefined for the cookie %j', (text) => {
    expect(readStoredLanguage(text)).toBeUndefined();
  });
});

describe('the language that a query asks for', () => {
  test.each([
    ['locale=es', 'es'],
    ['lang=ar', 'ar'],
    ['user_locale=ja-JP', 'ja'],
    ['user_locale=pt-PT', 'pt-BR'],
    ['lang=pt_BR', 'pt-BR'],
    ['locale=es_MX', 'es'],
    ['locale=es_ES', 'es-ES'],
    ['lang=es-419', 'es'],
    ['lang=iw_IL', 'he'],
    ['locale=EN-gb', 'en'],
    ['locale=iw', 'he'],
    ['ui_locales=se+xx+fr-CA+de', 'fr'],
    ['ui_locales=de%20fr', 'de'],
    ['user_locale=fr&locale=de', 'de'],
    ['locale=xx&user_locale=fr', 'fr'],
    ['locale=de&locale=fr&lang=ja', 'ja'],
  ])('%s: %s', (query, language) => {
    expect(wishedLanguage(new URLSearchParams(query))).toBe(language);
  });

  test.each([
    '',
    'hl=es',
    'locale=',
    'locale=xx',
    'locale=es&locale=es',
    'ui_locales=es&ui_locales=fr',
    'locale[]=es',
    'locale=__proto__',
    'lang=*',
    'locale=es%0d%0aset-cookie:+a=1',
    'locale=%3Cscript%3E',
    'locale=%E0%A4%A',
    `ui_locales=${'xx+'.repeat(2_000)}es`,
    `locale=${'e'.repeat(5_000)}`,
  ])('%j: undefined', (query) => {
    expect(wishedLanguage(new URLSearchParams(query))).toBeUndefined();
  });
});

describe('the language by name', () => {
  test.each([
    ['the chosen language first', { language: 'es', by: 'chosen' }, 'de', 'es'],
    ['else the language that the address asks for', { language: 'es', by: 'asked' }, 'de', 'de'],
    ['else the language that was asked for before', { language: 'es', by: 'asked' }, undefined, 'es'],
    ['the language of the address without a cookie', undefined, 'de', 'de'],
  ] as const)('is %s', (_what, kept, asked, language) => {
    expect(namedLanguage(kept, asked)).toBe(language);
  });

  it('is undefined where none was named', () => {
    expect(namedLanguage(undefined, undefined)).toBeUndefined();
  });
});
