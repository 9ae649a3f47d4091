import { expectAccessibleInBoth, expectContrastInBoth } from '../support/accessible.ts';
import { everyWay, expectFits, narrow } from '../support/fits.ts';
import { expectFramed } from '../support/frame.ts';
import { expectSeenInForcedColours } from '../support/forced-colours.ts';
import { expectMirrored } from '../support/mirror.ts';
import { type Brand, eachRow, routesWithoutRow } from '../support/page-rows.ts';
import { brands, expect, test } from '../support/portal-test.ts';
import { speaking } from '../support/speaking.ts';
import { spokenIn } from '../support/spoken.ts';
import { expectValidHtml } from '../support/valid-html.ts';

/** The brand with the most pages; the pages of other brands differ in colours and words only. */
const whole: Brand = 'geeni';
/** Brands with rounded and with square controls, and with each provider; other brands differ in colours and words only. */
const everyShape: ReadonlySet<string> = new Set(['geeni', 'otis', 'notion', 'nightowl']);
/** A brand with square controls, which are the hardest to see in forced colours. */
const inForcedColours: Brand = 'otis';

/** Paths that show the page of another path, and so have the same page name. */
const samePage: Record<string, string> = {
  '/login': '/',
  '/subscription': '/',
  '/error-status': '/error',
  '/plans': '/plans',
  '/invoice': '/invoice',
};

test('every page of the route map is checked', () => {
  expect(routesWithoutRow()).toEqual([]);
});

// Each page is opened once, and all checks run while it is open.
for (const brand of brands) {
  test(`${brand}: every page is accessible in light and dark, has one heading and a name, a frame, valid HTML, and fits`, async ({
    browser,
    at,
  }) => {
    const names = new Map<string, string>();
    await eachRow({ browser, at, brand }, (page, { path, route }) =>
      test.step(path, async () => {
        await (brand === whole ? expectAccessibleInBoth(page) : expectContrastInBoth(page));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectFramed(page);
        names.set(samePage[route] ?? path, await page.title());
        if (brand === whole) await expectMirrored(page);
        if (brand === whole) await expectValidHtml(page);
        await expectFits(page, everyShape.has(brand) ? everyWay : [narrow]);
        if (brand === inForcedColours) await expectSeenInForcedColours(page);
      }),
    );
    expect(new Set(names.values()).size, [...names].join('\n')).toBe(names.size);
  });
}

// One language is written from right to left, and one without spaces between words.
for (const language of ['ar', 'ja'] as const) {
  test(`in ${language} every page is accessible in light and dark, has no English word, one heading and a name, a frame, and fits`, async ({
    browser,
    at,
  }) => {
    const { checkWords } = await spokenIn(language);
    const names = new Map<string, string>();
    await eachRow(
      { browser: speaking(browser, language, at, whole), at, brand: whole },
      (page, { path, route }) =>
        test.step(path, async () => {
          await checkWords(page);
          await expectAccessibleInBoth(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectFramed(page);
          names.set(samePage[route] ?? path, await page.title());
          await expectFits(page, everyWay);
        }),
    );
    expect(new Set(names.values()).size, [...names].join('\n')).toBe(names.size);
  });
}
