import { expectAccessibleInBoth, expectContrastInBoth } from '../support/accessible.ts';
import { expectFits, narrow } from '../support/fits.ts';
import { brands, expect, test } from '../support/portal-test.ts';

/** The brand whose parts are checked for every rule; the others have the same parts in other colours. */
const whole = 'geeni';

test.describe('The gallery shows', () => {
  for (const brand of brands)
    test(`every part, view and island in every state, in ${brand}, readable in light and dark`, async ({
      page,
      at,
    }) => {
      await page.goto(at('/gallery', brand));
      await expect(page.locator('[data-story]')).not.toHaveCount(0);
      if (brand === whole) {
        await expectAccessibleInBoth(page);
        await expectFits(page, [narrow]);
      } else await expectContrastInBoth(page);
      const links = await page
        .getByRole('navigation', { name: 'Stories' })
        .getByRole('link')
        .allTextContents();
      const views = links.filter((name) => name.includes('/'));
      expect(views).not.toEqual([]);
      await page.goto(
        `${at('/gallery', brand)}?${new URLSearchParams(views.map((view) => ['story', view]))}`,
      );
      for (const view of views)
        await expect(page.locator(`[data-story^="${view}: "]`), view).not.toHaveCount(0);
      await expectContrastInBoth(page);
    });
});
