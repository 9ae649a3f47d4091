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

/** Of all brands the one with the most pages; what a page is made of is the same on each, but for colours and words. */
const whole: Brand = 'geeni';
/** Rounded and square, with each of the providers: what other brands add to it is colour and words. */
const everyShape: ReadonlySet<string> = new Set(['geeni', 'otis', 'notion', 'nightowl']);
/** Square controls have the least to be seen by. */
const inForcedColours: Brand = 'otis';

/** Pages that are the same under several paths, and so have one name; one that is opened from another’s path. */
const samePage: Record<string, string> = {
  '/login': '/',
  '/subscription': '/',
  '/error-status': '/error',
  '/plans': '/plans',
  '/invoice': '/invoice',
};

test('every page of the route map is looked at', () => {
  expect(routesWithoutRow()).toEqual([]);
});

// Each page is opened once and looked at in every way while it is open.
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

// A script that is read from right to left, and one without spaces between words.
for (const language of ['ar', 'ja'] as const) {
  test(`in ${language} every page is accessible in light and dark, has no word of English, one heading and a name, a frame, and fits`, async ({
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
