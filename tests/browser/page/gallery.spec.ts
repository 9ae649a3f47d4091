import { expectAccessibleInBoth, expectContrastInBoth } from '../support/accessible.ts';
import { expectFits, narrow } from '../support/fits.ts';
import { brands, expect, test } from '../support/portal-test.ts';

const whole = 'geeni';

test.describe('The gallery shows', () => {
  for (const brand of brands)
    test(`every part in every state, in ${brand}`, async ({ page, at }) => {
      await page.goto(at('/gallery', brand));
      await expect(page.locator('[data-story]')).not.toHaveCount(0);
      if (brand !== whole) return expectContrastInBoth(page);
      await expectAccessibleInBoth(page);
      await expectFits(page, [narrow]);
    });

  test('every view and island on a page of its own', async ({ page, at }) => {
    await page.goto(at('/gallery', whole));
    const links = await page.getByRole('navigation', { name: 'Stories' }).getByRole('link').all();
    const groups = (await Promise.all(links.map((link) => link.textContent()))).filter((name) =>
      name?.includes('/'),
    );
    expect(groups).not.toEqual([]);
    for (const group of groups) {
      await page.goto(`${at('/gallery', whole)}?story=${group}`);
      await expect(page.locator('[data-story]'), `${group}`).not.toHaveCount(0);
    }
  });
});
