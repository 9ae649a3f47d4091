import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../brands/all-brands.ts';
import { languages } from '../domain/languages.ts';
import { copyFor, type Journey } from './copy.ts';
import type { Written } from './message.ts';

const files = import.meta.glob<Record<string, Record<string, Written>>>('./*/**/*.ts', { eager: true });
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');
const languageOf = (file: string) => file.split('/')[1];
const filesIn = (language: string) => Object.entries(files).filter(([file]) => languageOf(file) === language);
const sentencesIn = (language: string) =>
  new Map(
    filesIn(language).flatMap(([file, module]) =>
      Object.entries(module[nameOf(file)] ?? {}).map(([key, sentence]) => [
        `${nameOf(file)}.${key}`,
        sentence,
      ]),
    ),
  );
const english = sentencesIn('en');

const formsOf = (sentence: Written): readonly (readonly [form: string, text: string])[] =>
  typeof sentence === 'string' ? [['', sentence]] : Object.entries(sentence);

/** The names of the places of a sentence, in whichever of its forms. */
function places(sentence: Written | undefined): Set<string> {
  const texts = sentence === undefined ? [] : formsOf(sentence).map(([, text]) => text);
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return new Set(typeof sentence === 'object' ? [...names, 'count'] : names);
}

describe.each([...languages])('the sentences in %s', (language) => {
  const sentences = sentencesIn(language);

  it('have one file a journey, each named like what it holds', () => {
    for (const [file, module] of filesIn(language)) expect(Object.keys(module)).toEqual([nameOf(file)]);
  });

  it('are all those of English', () => {
    expect([...sentences.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('reach the pages file by file', () => {
    for (const [file, module] of filesIn(language)) {
      const journey = nameOf(file);
      const keys = Object.keys(module[journey] ?? {});
      expect(Object.keys(copyFor(journey as Journey, language, { copy: {} }))).toEqual(keys);
    }
  });

  it('come in every form of a number that the language tells apart, and in no other', () => {
    // Millions have a form of their own in some languages, and are counted nowhere here.
    const categories = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((category) => language === 'ar' || category !== 'many');
    const exact: Partial<Record<string, string>> = { zero: '0', one: '1', two: '2' };
    for (const [key, sentence] of sentences) {
      if (typeof sentence === 'string') continue;
      const forms = new Set(Object.keys(sentence));
      const lacking = categories.filter((form) => !forms.has(form) && !forms.has(exact[form] ?? ''));
      expect(lacking, key).toEqual([]);
      const strange = [...forms].filter((form) => !/^\d+$/.test(form) && !categories.includes(form as 'one'));
      expect(strange, key).toEqual([]);
    }
  });

  test.each([...sentences])('%s is whole', (key, sentence) => {
    for (const [form, text] of formsOf(sentence)) {
      expect(text.trim(), form).toBe(text);
      expect(text, form).not.toBe('');
      expect(text.replace(/\{\w+\}/g, ''), form).not.toMatch(/[{}<>]/);
    }
    expect([...places(sentence)].toSorted()).toEqual([...places(english.get(key))].toSorted());
  });
});

it('there is no folder of a language that nobody can choose', () => {
  const folders = new Set(Object.keys(files).map(languageOf));
  expect([...folders].toSorted()).toEqual([...languages].toSorted());
});

describe('copyFor', () => {
  it('puts the brand’s own words in place of the common ones, in their language alone', () => {
    const own = { copy: { de: { signIn: { title: 'Willkommen' } } } };
    const common = copyFor('signIn', 'de', { copy: {} });
    expect(copyFor('signIn', 'de', own)).toEqual({ ...common, title: 'Willkommen' });
    expect(copyFor('signIn', 'en', own)).toEqual(copyFor('signIn', 'en', { copy: {} }));
  });

  it('takes a brand’s own sentence by number too', () => {
    const own = { copy: { en: { history: { rows: { one: 'a row', other: '{count} lines' } } } } };
    expect(copyFor('history', 'en', own).rows).toEqual({
      language: 'en',
      forms: { one: 'a row', other: '{count} lines' },
    });
  });

  it('isolates what is filled in where the language is read from right to left', () => {
    expect(copyFor('frame', 'ar', { copy: {} }).titleWithPage).toContain('\u2068{page}\u2069');
    expect(copyFor('frame', 'de', { copy: {} }).titleWithPage).not.toContain('\u2068');
  });

  it('makes the sentences of a language once', () => {
    expect(copyFor('plans', 'fr', { copy: {} })).toBe(copyFor('plans', 'fr', { copy: {} }));
  });
});

describe.each([...allBrands.byKey])('what %s says in its own words', (_key, brand) => {
  const own = Object.entries(brand.copy).flatMap(([language, journeys]) =>
    Object.entries(journeys).flatMap(([journey, copy]) =>
      Object.entries(copy).map(([key, sentence]) => ({ language, name: `${journey}.${key}`, sentence })),
    ),
  );

  it('stands in place of a sentence that there is', () => {
    for (const { name } of own) expect(english.has(name), name).toBe(true);
  });

  it('fills in nothing but what that sentence fills in', () => {
    for (const { name, sentence } of own) {
      const known = places(english.get(name));
      expect(
        [...places(sentence)].filter((place) => !known.has(place)),
        name,
      ).toEqual([]);
    }
  });
});
