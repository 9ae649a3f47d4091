import { expectAccessibleInBoth, expectContrastInBoth } from './support/accessible.ts';
import { eachRow, routesWithoutRow } from './support/page-rows.ts';
import { pageStates } from './support/page-states.ts';
import { brands, expect, signedInBy, test } from './support/portal-test.ts';

/** Of all brands the one with the most pages; what a page is made of is the same on each. */
const whole = 'geeni';

test('every page of the route map is looked at', () => {
  expect(routesWithoutRow()).toEqual([]);
});

for (const brand of brands) {
  test(`${brand}: every page is accessible, light and dark`, async ({ browser, at }) => {
    test.setTimeout(180_000);
    await eachRow({ browser, at, brand }, (page, { path }) =>
      test.step(path, () => expectAccessibleInBoth(page)),
    );
  });
}

// What a page is made of is the same everywhere: the other brands are looked at where a state brings colours of its own.
for (const { name, who, reach, has, everywhere } of pageStates) {
  for (const brand of brands) {
    if (!(brand === whole || everywhere) || has?.(brand) === false) continue;
    test(`${brand}: ${name}`, async ({ page, context, at }) => {
      if (who) await signedInBy(context, at, who, brand);
      await reach({ page, context, brand, at: (path) => at(path, brand) });
      await (brand === whole ? expectAccessibleInBoth(page) : expectContrastInBoth(page));
    });
  }
}
