import { expectAccessibleInBoth, expectContrastInBoth } from './support/accessible.ts';
import { expectFits, narrow } from './support/fits.ts';
import { eachRow, routesWithoutRow } from './support/page-rows.ts';
import { pageStates } from './support/page-states.ts';
import { brands, expect, signedInBy, test } from './support/portal-test.ts';

/** Of all brands the one with the most pages; what a page is made of is the same on each. */
const whole = 'geeni';

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

for (const brand of brands) {
  test(`${brand}: every page is accessible, light and dark`, async ({ browser, at }) => {
    test.setTimeout(180_000);
    const names = new Map<string, string>();
    await eachRow({ browser, at, brand }, (page, { path, route }) =>
      test.step(path, async () => {
        await expectAccessibleInBoth(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        names.set(samePage[route] ?? path, await page.title());
      }),
    );
    expect(new Set(names.values()).size, [...names].join('\n')).toBe(names.size);
  });
}

// What a page is made of is the same everywhere: the other brands are looked at where a state brings colours of its own.
for (const { name, who, reach, has, everywhere } of pageStates) {
  for (const brand of brands) {
    if (!(brand === whole || everywhere) || has?.(brand) === false) continue;
    test(`${brand}: ${name}`, async ({ page, context, at }) => {
      if (who) await signedInBy(context, at, who, brand);
      await reach({ page, context, brand, at: (path) => at(path, brand) });
      if (brand !== whole) return expectContrastInBoth(page);
      await expectAccessibleInBoth(page);
      await expectFits(page, [narrow]);
    });
  }
}
