import { beforeAll, describe, expect, test } from 'vitest';
import { copyFor, type CopySection } from '../../../src/copy/copy.ts';
import { type LawPage, lawPages } from '../../../src/domain/legal/sales-law.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { withoutIsolates } from '../../../src/domain/text/bidi.ts';
import { languages, type SpokenLanguage } from '../../../src/domain/text/languages.ts';
import { linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const sections: Record<LawPage, readonly CopySection[]> = {
  cancellation: ['declaration'],
  withdrawal: ['declaration', 'withdrawalRight'],
  contract: ['contract', 'imprint', 'withdrawalRight'],
  imprint: ['imprint'],
  accessibility: ['accessibility'],
};
const nobody = { copy: {} };

/** The whole sentences of a page in a language. A word may be the same in two languages, a sentence is not. */
function sentencesOf(page: LawPage, language: SpokenLanguage): string[] {
  return sections[page]
    .flatMap((section) => Object.values(copyFor(section, language, nobody)))
    .filter((text): text is string => typeof text === 'string' && text.length > 12 && !text.includes('{'));
}

const read = (path: string, language: SpokenLanguage, brand = 'geeni') =>
  ask({ brand, path, headers: { 'accept-language': language } });

describe.each(lawPages)('The page of the law “%s”', (page) => {
  const path = pages[page].path;

  test('is there in every language, with its own sentences and none in English', async () => {
    for (const language of languages) {
      const answer = await read(path, language);
      expectSafe(answer);
      expect([answer.status, language]).toEqual([200, language]);
      expect(answer.text).toContain(`<html lang="${language}"`);
      const { [page]: title } = copyFor('lawPages', language, nobody);
      const words = wordsOf(answer.text);
      expect(withoutIsolates(answer.text)).toContain(`<title>${title} · Merkury Smart</title>`);
      expect(words).not.toMatch(/\{\w+\}/);
      const own = sentencesOf(page, language);
      expect(own.some((sentence) => words.includes(sentence))).toBe(true);
      if (language === 'en') continue;
      const english = sentencesOf(page, 'en').filter((sentence) => words.includes(sentence));
      expect(english).toEqual([]);
    }
  });

  test('loads nothing of others', async () => {
    const tags = tagsOf((await ask({ path })).text);
    const fetched = tags.flatMap(({ attributes }) => attributes.get('src') ?? []);
    expect(fetched.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    expect(tags.filter(({ attributes }) => attributes.has('data-tags'))).toEqual([]);
  });

  test('is an unknown path at a brand that sells in the United States alone', async () => {
    const visitor = await read(path, 'de', 'pepper');
    expect([visitor.status, visitor.location]).toEqual([302, '/login']);
    const cookie = await signedIn('owner', 'pepper');
    const person = await ask({ brand: 'pepper', path, cookie });
    expect(person.status).toBe(200);
    expect(wordsOf(person.text)).toContain('Next charge');
  });
});

const pagesWithFooter = [
  '/login',
  '/plans',
  '/forgot-password',
  '/nowhere.html',
  '/subscriptions',
  '/payment',
];

test.each(pagesWithFooter)(
  '%s links at geeni to the law pages of the account’s country, or of any, and at pepper to none',
  async (path) => {
    const needsSession = ['/subscriptions', '/payment'].includes(path);
    const all = lawPages.map((page) => pages[page].path);
    for (const [brand, persona, expected] of [
      ['geeni', 'european', all],
      // Of an American account, the country is known; of a visitor here, none.
      ['geeni', 'owner', needsSession ? ['/accessibility'] : all],
      ['pepper', 'owner', []],
    ] as const) {
      const cookie = await signedIn(persona, brand);
      const { text } = await ask({ brand, path, ...(needsSession && { cookie }) });
      const links = linksOf(text).filter((href) => lawPages.some((page) => pages[page].path === href));
      expect(links).toEqual(expected);
    }
  },
);

describe('What the pages say', () => {
  test('the imprint has the company, with links to write and to call', async () => {
    const { text } = await ask({ path: '/imprint' });
    for (const line of ['Merkury Smart Europe GmbH', '10115 Berlin', 'HRB 000000', 'DE000000000'])
      expect(wordsOf(text)).toContain(line);
    expect(linksOf(text)).toEqual(
      expect.arrayContaining(['mailto:contact@geeni.example', 'tel:+49300000000']),
    );
  });

  test('the accessibility statement names the standard, the support and both authorities', async () => {
    const { text } = await ask({ path: '/accessibility' });
    for (const words of ['WCAG) 2.2, level AA', 'EN 301 549', '39112 Magdeburg', 'DGCCRF'])
      expect(wordsOf(text)).toContain(words);
    expect(linksOf(text)).toContain('mailto:support@geeni.example');
  });

  test('the contract information has the days of withdrawal, the countries, and every way to end a plan', async () => {
    const { text } = await ask({ path: '/contract-information' });
    const words = wordsOf(text);
    expect(words).toContain('This applies to you if you live here: Germany and France.');
    expect(words).toContain('withdraw from this contract within 14 days');
    expect(words).toContain('Prices include value added tax in: Germany and France.');
    expect(words).toContain('Model withdrawal form');
    expect(linksOf(text)).toEqual(expect.arrayContaining(['/plans', '/cancel-plan', '/withdrawal']));
  });
});
