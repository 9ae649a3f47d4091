import type { Page } from '@playwright/test';
import type { SpokenLanguage } from '../../../src/domain/text/languages.ts';
import type { PageName } from '../../../src/domain/pages/page-name.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { inTurn, usualIf } from '../../support/suite.ts';
import { expectAccessibleIn, themes } from '../support/accessible.ts';
import {
  everyViewport,
  expectFits,
  type Viewport,
  large,
  narrow,
  phone,
  turned,
  webViews,
  wide,
} from '../support/fits.ts';
import { expectInventoried, noteScripts } from '../support/inventoried.ts';
import { expectFramed } from '../support/frame.ts';
import { expectSeenInForcedColours } from '../support/forced-colours.ts';
import { expectMirrored } from '../support/mirror.ts';
import { type Brand, comeFrom, eachRow, pageRows, pagesWithoutRow } from '../support/page-rows.ts';
import { expect, test } from '../support/portal-test.ts';
import { PSEUDO, speaking } from '../support/speaking.ts';
import { spokenIn } from '../support/spoken.ts';
import { expectValidHtml } from '../support/valid-html.ts';
import { expectWorded } from '../support/worded.ts';

/**
 * A walk over all pages of a brand in one language. `accessible`: the pages where every rule of accessibility is checked, in the
 * light and the dark theme. `ways`: how the pages are shown. `scripts`: with the scripts of third parties that they load.
 */
type Walk = {
  brand: Brand;
  language: SpokenLanguage | typeof PSEUDO;
  ways: readonly Viewport[];
  accessible?: 'every page' | 'card forms';
  /** Only once: what does not depend on a brand or language. */
  once?: true;
  forcedColours?: true;
  scripts?: true;
};

/**
 * Every brand, each in a language of its own. The parts of a page are the same on each brand, but for the card form of a
 * provider; gallery.spec.ts checks their colours on every brand. English is walked as the pseudo-language, which is a third longer and shows
 * text outside of the copy. Hebrew is not walked: its direction is Arabic's, and its words are shorter. Brands with rounded and with square controls and with each provider are shown in more ways than on a phone; square controls
 * are the hardest to see in forced colours. One language is written from right to left, and one without spaces between words.
 * The scripts of third parties are noted on a brand of each provider and on the brand with a tag manager.
 */
const walks: readonly Walk[] = [
  {
    brand: 'geeni',
    language: PSEUDO,
    ways: everyViewport,
    accessible: 'every page',
    once: true,
    scripts: true,
  },
  {
    brand: 'nightowl',
    language: 'ar',
    ways: [narrow, large, phone, ...webViews, turned],
    accessible: 'card forms',
    scripts: true,
  },
  { brand: 'otis', language: 'de', ways: [narrow, large], forcedColours: true },
  { brand: 'notion', language: 'fr', ways: [narrow, wide], scripts: true },
  { brand: 'momentum', language: 'es', ways: [narrow], scripts: true },
  { brand: 'pepper', language: 'ja', ways: [narrow] },
  { brand: 'visi', language: 'pt-BR', ways: [narrow] },
];

/** Pages with the card form of the brand's provider. */
const cardForms: ReadonlySet<PageName> = new Set(['billing', 'checkout']);

/** Pages that look like another one, and so have the same name, and those that are walked more than once. */
const samePage: Partial<Record<PageName, PageName>> = {
  signIn: 'start',
  subscription: 'start',
  errorStatus: 'error',
  plans: 'plans',
  invoice: 'invoice',
};

const pathOf = (name: PageName | undefined) => name && pages[name].path;

test('every page of the table is checked', () => {
  expect(pagesWithoutRow()).toEqual([]);
});

// Each page is opened once, and all checks run while it is open. `npm test` walks one brand; of the other ways than the narrowest
// and of the themes, it shows each page in the next.
for (const { brand, language, ways, accessible, once, forcedColours, scripts } of walks) {
  test(
    `${brand} in ${language}: every page has only words of its language, one heading, a name and a frame, and fits`,
    usualIf(once === true),
    async ({ browser, at }) => {
      const expectWords =
        language === PSEUDO
          ? (page: Page) => expectWorded(page, brand)
          : (await spokenIn(language)).checkWords;
      const names = new Map<string, string>();
      const [narrowest = narrow, ...others] = ways;
      let turn = 0;
      const rows = pageRows.filter(({ twin }) => once || !twin);
      await eachRow(
        {
          browser: {
            async newContext() {
              const context = await speaking(browser, language, at, brand).newContext();
              if (scripts) noteScripts(context);
              // Where tags load without a question; the last row of a visitor is asked.
              await comeFrom(context, 'US-TX');
              return context;
            },
          },
          at,
          brand,
          rows,
        },
        (page, { path, name, who }) =>
          test.step(path, async () => {
            await expectWords(page);
            turn += 1;
            if (accessible === 'every page' || (accessible && cardForms.has(name)))
              await expectAccessibleIn(page, inTurn(themes, { turn, turns: themes.length }));
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            // A translation may call the link to sign in otherwise than its page.
            await expectFramed(page, once && '.page-name, .header-link[aria-current=page]');
            names.set(pathOf(samePage[name]) ?? path, await page.title());
            if (once) {
              await expectMirrored(page);
              await expectValidHtml(page);
            }
            await expectFits(page, [narrowest, ...inTurn(others, { turn, turns: others.length })]);
            if (forcedColours) await expectSeenInForcedColours(page);
            if (scripts) await expectInventoried(page, { brand, name, isVisitor: who === undefined });
          }),
      );
      expect(new Set(names.values()).size, [...names].join('\n')).toBe(names.size);
    },
  );
}
