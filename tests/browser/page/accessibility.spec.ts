import { expectAccessibleInBoth, expectContrastInBoth } from '../support/accessible.ts';
import { expectFits, narrow } from '../support/fits.ts';
import { pageStates } from '../support/page-states.ts';
import { brands, signedInBy, test } from '../support/portal-test.ts';

/** The brand with the most pages; the parts of a page are the same on each brand. */
const whole = 'geeni';

// pages.spec.ts checks pages as they are opened; here are their later states. The parts of a page are the same on every
// brand, so the other brands are checked only in states with colours of their own.
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
