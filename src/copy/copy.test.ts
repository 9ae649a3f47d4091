import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../brands/all-brands.ts';
import { copyFor, type Journey } from './copy.ts';

const files = import.meta.glob<Record<string, Record<string, string>>>('./en/**/*.ts', { eager: true });
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');
const english = new Map(
  Object.entries(files).map(([file, module]) => [nameOf(file), module[nameOf(file)] ?? {}]),
);
const sentences = [...english].flatMap(([journey, copy]) =>
  Object.entries(copy).map(([key, text]): [string, string] => [`${journey}.${key}`, text]),
);

function names(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
}

describe('the English copy is complete', () => {
  it('has one file a journey, each named like what it holds', () => {
    for (const [file, module] of Object.entries(files)) {
      expect(Object.keys(module)).toEqual([nameOf(file)]);
    }
  });

  it('reaches the pages file by file', () => {
    for (const [journey, copy] of english) {
      expect(copyFor(journey as Journey, 'en', { copy: {} })).toEqual(copy);
    }
  });

  test.each(sentences)('%s is a sentence', (_key, text) => {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
    expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}<>]/);
  });
});

describe('copyFor', () => {
  it('puts the brand’s own words in place of the common ones, and only those', () => {
    const common = copyFor('signIn', 'en', { copy: {} });
    const own = copyFor('signIn', 'en', { copy: { signIn: { title: 'Welcome' } } });
    expect(own).toEqual({ ...common, title: 'Welcome' });
  });

  test.each([['xx'], ['__proto__'], ['../en'], ['']])(
    'falls back to English in the language %j',
    (language) => {
      expect(copyFor('problem', language, { copy: {} })).toEqual(copyFor('problem', 'en', { copy: {} }));
    },
  );
});

describe.each([...allBrands.byKey])('what %s says in its own words', (_key, brand) => {
  const own = Object.entries(brand.copy).flatMap(([journey, copy]) =>
    Object.entries(copy).map(([key, text]) => ({ journey, key, text })),
  );

  it('stands in place of a sentence that there is', () => {
    for (const { journey, key } of own) expect(english.get(journey), journey).toHaveProperty(key);
  });

  it('fills in nothing but what that sentence fills in', () => {
    for (const { journey, key, text } of own) {
      expect(names(english.get(journey)?.[key] ?? ''), `${journey}.${key}`).toEqual(
        expect.arrayContaining(names(text)),
      );
    }
  });
});
