import { expect, test } from 'vitest';
import {
  chosenLanguages,
  directionOf,
  languageName,
  languages,
  layersOf,
  valueFor,
  writtenLanguage,
} from './languages.ts';

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

test.each(chosenLanguages)(
  '%s is read in the direction of its script, and has a tag in the usual form and a name',
  (language) => {
    const script = new Intl.Locale(language).maximize().script ?? '';
    expect(directionOf(language)).toBe(rightToLeft.has(script) ? 'rtl' : 'ltr');
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(languageName(language)).not.toBe('');
  },
);

test.each([
  ['es', ['es'], 'ltr', 'Español'],
  ['es-ES', ['es', 'es-ES'], 'ltr', 'Español (España)'],
  ['pt-BR', ['pt-BR'], 'ltr', 'Português (Brasil)'],
  ['he', ['he'], 'rtl', 'עברית'],
  ['en-XA', ['en'], 'ltr', 'Pseudo'],
] as const)(
  '%s has the sentences of %j, is read %s and is called %s',
  (language, layers, direction, name) => {
    expect(layersOf(language)).toEqual(layers);
    expect([directionOf(language), languageName(language)]).toEqual([direction, name]);
  },
);

test('a regional language stands after its base, and a language with every sentence is written itself', () => {
  expect(chosenLanguages.indexOf('es-ES')).toBe(chosenLanguages.indexOf('es') + 1);
  expect(languages.map(writtenLanguage)).toEqual(languages);
});

test('a regional language has the value of its base, unless it has its own', () => {
  expect(valueFor('es-ES', { es: 'a', 'es-ES': 'b' })).toBe('b');
  expect(valueFor('es-ES', { es: 'a' })).toBe('a');
  expect(valueFor('es', { 'es-ES': 'b' })).toBeUndefined();
  expect(valueFor('en-XA', { en: 'c' })).toBe('c');
});
