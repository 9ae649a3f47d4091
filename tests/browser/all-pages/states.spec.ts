import { expectAccessibleIn } from '../support/accessible.ts';
import { expectFits, narrow, phone, typing } from '../support/fits.ts';
import { pageStates } from '../support/page-states.ts';
import { signedInBy, test } from '../support/portal-test.ts';
import { speakPseudo } from '../support/speaking.ts';
import { expectWorded } from '../support/worded.ts';
import { inAllOnly } from '../../support/suite.ts';

/** The brand with the most pages; gallery.spec.ts checks the colours of every part and view on each brand. */
const brand = 'geeni';

// pages.spec.ts checks pages as they are opened; here are their later states.
for (const { name, who, reach, wordless } of pageStates) {
  const inWords = wordless ? ', with no text outside of the copy,' : '';
  test(
    `${name}${inWords} is accessible in light and dark, and fits`,
    inAllOnly,
    async ({ page, context, at }) => {
      if (wordless) await speakPseudo(context, at, brand);
      if (who) await signedInBy(context, at, who, brand);
      await reach({ page, context, brand, at: (path) => at(path, brand) });
      if (wordless) await expectWorded(page, brand);
      await expectAccessibleIn(page);
      await expectFits(page, [narrow, phone, typing]);
    },
  );
}
