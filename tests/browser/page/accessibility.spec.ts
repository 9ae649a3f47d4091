import { expectAccessibleInBoth, expectContrastInBoth } from '../support/accessible.ts';
import { expectFits, narrow } from '../support/fits.ts';
import { pageStates } from '../support/page-states.ts';
import { brands, signedInBy, test } from '../support/portal-test.ts';

/** Of all brands the one with the most pages; what a page is made of is the same on each. */
const whole = 'geeni';

// Pages as they are opened: pages.spec.ts. What a page is made of is the same everywhere: the other brands are looked at
// where a state brings colours of its own.
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
