import { describe, expect, it } from 'vitest';
import { allBrands } from '../brands/all-brands.ts';
import { chosenLanguages, languages, layersOf } from '../domain/text/languages.ts';
import { copyFor, type CopySection } from './copy.ts';
import type { Written } from './message.ts';
import { pluralForms } from './plural-forms.ts';
import { misquoted } from './quoted-names.ts';
import { hasEnglish, namesIn, textFault } from './text-fault.ts';

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

/** The names of the variables in a sentence, in all its forms. */
function places(sentence: Written | undefined): Set<string> {
  const texts = sentence === undefined ? [] : formsOf(sentence).map(([, text]) => text);
  const names = texts.flatMap((text) => [...namesIn(text)]);
  return new Set(typeof sentence === 'object' ? [...names, 'count'] : names);
}

describe.each([...languages])('the sentences in %s', (language) => {
  const sentences = sentencesIn(language);

  // `SentencesIn` holds that a file has the keys of its English one.
  it('have one file for each section, named like its export', () => {
    const sections = filesIn(language).map(([file]) => nameOf(file));
    expect(sections.toSorted()).toEqual(
      filesIn('en')
        .map(([file]) => nameOf(file))
        .toSorted(),
    );
    const others = filesIn(language).filter(([file, module]) => Object.keys(module).join() !== nameOf(file));
    expect(others.map(([file]) => file)).toEqual([]);
  });

  it('are returned by copyFor, file by file', () => {
    const others = filesIn(language).filter(([file, module]) => {
      const section = nameOf(file);
      const keys = Object.keys(module[section] ?? {});
      return Object.keys(copyFor(section as CopySection, language, { copy: {} })).join() !== keys.join();
    });
    expect(others.map(([file]) => file)).toEqual([]);
  });

  it('have every plural form of the language and no other', () => {
    const wrong = [...sentences].flatMap(([key, sentence]) => {
      const source = english.get(key);
      if (typeof sentence === 'string' || typeof source !== 'object') return [];
      const needed = pluralForms(language, source);
      const forms = Object.keys(sentence);
      return [
        ...needed.filter((form) => !forms.includes(form)).map((form) => `${key} lacks ${form}`),
        ...forms.filter((form) => !needed.includes(form)).map((form) => `${key} has ${form}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are no English', () => {
    const wrong = [...sentences].flatMap(([key, sentence]) =>
      formsOf(sentence)
        .filter(([, text]) => hasEnglish(text))
        .map(([, text]) => `${key}: ${text}`),
    );
    if (language === 'en') expect(wrong).not.toEqual([]);
    else expect(wrong).toEqual([]);
  });

  it('have the variables of the English sentences', () => {
    const named = (sentence: Written | undefined) => [...places(sentence)].toSorted().join();
    const wrong = [...sentences]
      .filter(([key, sentence]) => named(sentence) !== named(english.get(key)))
      .map(([key, sentence]) => `${key}: ${named(sentence)} instead of ${named(english.get(key))}`);
    expect(wrong).toEqual([]);
  });
});

describe.each([...chosenLanguages])('the texts in %s', (language) => {
  it('are words without spaces around them, brackets, tags or marks of direction', () => {
    const wrong = [...sentencesIn(language)].flatMap(([key, sentence]) =>
      formsOf(sentence)
        .filter(([, text]) => textFault(text) !== undefined)
        .map(([form, text]) => `${key} ${form}: ${JSON.stringify(text)} ${textFault(text)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('quote a name as the page, button or title of that name has it', () => {
    const layers = layersOf(language).map(sentencesIn);
    expect(misquoted(new Map(layers.flatMap((layer) => [...layer])))).toEqual([]);
  });
});

const regional = chosenLanguages.filter((language) => !languages.some((one) => one === language));
describe.each(regional)('the sentences in %s', (language) => {
  const own = sentencesIn(language);
  const [base = language] = layersOf(language);
  const inBase = sentencesIn(base);
  const shape = (sentence: Written | undefined) => [
    ...[...places(sentence)].toSorted(),
    ...(typeof sentence === 'object' ? Object.keys(sentence).toSorted() : []),
  ];

  it('are sentences of the base that differ, each with its variables and forms', () => {
    const wrong = [...own].filter(([key, sentence]) => {
      const common = inBase.get(key);
      return (
        common === undefined ||
        JSON.stringify(sentence) === JSON.stringify(common) ||
        shape(sentence).join() !== shape(common).join()
      );
    });
    expect(wrong).toEqual([]);
  });

  it('stand in files of the folders and names of the base', () => {
    const paths = (of: string) => filesIn(of).map(([file]) => file.split('/').slice(2).join('/'));
    expect(paths(language).filter((file) => !paths(base).includes(file))).toEqual([]);
    expect(
      filesIn(language).flatMap(([file, module]) => Object.keys(module[nameOf(file)] ?? {})).length,
    ).toBe(own.size);
  });

  it('are returned by copyFor before those of the base', () => {
    for (const [file, module] of filesIn(base)) {
      const section = nameOf(file) as CopySection;
      const sentences: Record<string, unknown> = copyFor(section, language, { copy: {} });
      const expected = Object.keys(module[section] ?? {}).map((key) => {
        const written = own.get(`${section}.${key}`) ?? inBase.get(`${section}.${key}`);
        return typeof written === 'string' ? written : { language, forms: written };
      });
      expect(Object.values(sentences)).toEqual(expected);
    }
  });
});

it('every folder is a language that a person can choose', () => {
  const folders = new Set(Object.keys(files).map(languageOf));
  expect([...folders].toSorted()).toEqual([...chosenLanguages].toSorted());
});

describe('copyFor', () => {
  it('replaces common sentences by the brand’s own, in their language only', () => {
    const own = { copy: { de: { signIn: { title: 'Willkommen' } } } };
    const common = copyFor('signIn', 'de', { copy: {} });
    expect(copyFor('signIn', 'de', own)).toEqual({ ...common, title: 'Willkommen' });
    expect(copyFor('signIn', 'en', own)).toEqual(copyFor('signIn', 'en', { copy: {} }));
  });

  it('replaces them in a regional language by those of its base, then by its own', () => {
    const copy = {
      es: { signIn: { title: 'Hola', intro: 'Entra' } },
      'es-ES': { signIn: { title: 'Buenas' } },
    };
    const common = copyFor('signIn', 'es-ES', { copy: {} });
    expect(copyFor('signIn', 'es-ES', { copy })).toEqual({ ...common, title: 'Buenas', intro: 'Entra' });
    expect(copyFor('signIn', 'es', { copy }).title).toBe('Hola');
  });

  it('takes a brand’s own sentence by number, too', () => {
    const own = { copy: { en: { billing: { fieldsWrong: { one: 'a field', other: '{count} fields' } } } } };
    expect(copyFor('billing', 'en', own).fieldsWrong).toEqual({
      language: 'en',
      forms: { one: 'a field', other: '{count} fields' },
    });
  });

  it('isolates variables in a right-to-left language', () => {
    expect(copyFor('frame', 'ar', { copy: {} }).titleWithPage).toContain('\u2068{page}\u2069');
    expect(copyFor('frame', 'de', { copy: {} }).titleWithPage).not.toContain('\u2068');
  });

  it('builds the sentences of a language once', () => {
    expect(copyFor('plans', 'fr', { copy: {} })).toBe(copyFor('plans', 'fr', { copy: {} }));
  });
});

describe.each([...allBrands.byKey])('the own sentences of %s', (_key, brand) => {
  const own = Object.entries(brand.copy).flatMap(([language, sections]) =>
    Object.entries(sections).flatMap(([section, copy]) =>
      Object.entries(copy).map(([key, sentence]) => ({ language, name: `${section}.${key}`, sentence })),
    ),
  );

  it('replace existing sentences only', () => {
    expect(own.filter(({ name }) => !english.has(name))).toEqual([]);
  });

  it('have no variable that the replaced sentence does not have', () => {
    const strange = own.flatMap(({ language, name, sentence }) => {
      const known = places(english.get(name));
      return [...places(sentence)]
        .filter((place) => !known.has(place))
        .map((place) => `${language} ${name}: ${place}`);
    });
    expect(strange).toEqual([]);
  });
});
