import type { Page } from '@playwright/test';
import { inAllOnly, inTurn } from '../../support/suite.ts';
import { expectAccessibleIn, expectContrast, themes } from '../support/accessible.ts';
import { expectFits, narrow } from '../support/fits.ts';
import { brands, expect, test } from '../support/portal-test.ts';

/** The brand whose parts are checked for every rule; the others have the same parts in other colours. */
const whole = 'geeni';

/** The groups of stories that a page of the gallery shows. */
const shownOn = async (page: Page) =>
  new Set(
    await page
      .locator('[data-story]')
      .evaluateAll((stories) => stories.map((story) => story.getAttribute('data-story')?.split(': ')[0])),
  );

test(`The gallery shows every part in every state, accessible in light and dark, and none is cut off`, async ({
  page,
  at,
}) => {
  await page.goto(at('/gallery', whole));
  expect((await shownOn(page)).size).toBeGreaterThan(10);
  await expectAccessibleIn(page);
  await expectFits(page, [narrow]);
});

test(
  `The gallery shows each sentence with its picture beside its translation, accessible in light and dark, and none is cut off`,
  inAllOnly,
  async ({ page, at }) => {
    await page.goto(at('/gallery?sentences=resumePlan&language=ar#resumePlan.notNow', whole));
    const sentence = page.locator('[id="resumePlan.notNow"]');
    await expect(sentence).toBeInViewport();
    await expect(sentence.locator('[lang="en"]')).toContainText('Not Now');
    await expect(sentence.locator('[lang="ar"][dir="rtl"]')).toContainText('ليس الآن');
    expect((await shownOn(page)).size).toBeGreaterThan(1);
    await expectAccessibleIn(page);
    await expectFits(page, [narrow]);
  },
);

// In `npm test` each group in one theme: every pair of a group, a brand and a theme.
for (const [place, brand] of brands.entries())
  test(`The gallery shows every part, view and island in every state, readable in ${brand} in light and dark`, async ({
    page,
    at,
  }) => {
    await page.goto(at('/gallery', brand));
    const links = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
    const groups = [
      ...(await shownOn(page)),
      ...(await links.allTextContents()).filter((name) => name.includes('/')),
    ];
    for (const [other, theme] of themes.entries()) {
      const inTheme = inTurn(groups, { turn: place + other, turns: themes.length });
      const query = new URLSearchParams(inTheme.map((group) => ['story', group ?? '']));
      await page.goto(`${at('/gallery', brand)}?${query}`);
      expect(await shownOn(page)).toEqual(new Set(inTheme));
      await expectContrast(page, theme);
    }
  });
