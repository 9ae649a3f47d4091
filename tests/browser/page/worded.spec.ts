import { expectFits, narrow } from '../support/fits.ts';
import { eachRow } from '../support/page-rows.ts';
import { pageStates } from '../support/page-states.ts';
import { signedInBy, test } from '../support/portal-test.ts';
import { PSEUDO, speaking } from '../support/speaking.ts';
import { expectWorded } from '../support/worded.ts';

const brand = 'geeni';

test('in a pseudo-language that is a third longer no page has text outside the copy, joins sentences or cuts one off at 320 pixels', async ({
  browser,
  at,
}) => {
  await eachRow({ browser: speaking(browser, PSEUDO, at, brand), at, brand }, (page, { path }) =>
    test.step(path, async () => {
      await expectWorded(page, brand);
      await expectFits(page, [narrow]);
    }),
  );
});

test('in a pseudo-language that is a third longer no later state of a page does so, either', async ({
  browser,
  at,
}) => {
  const speaks = speaking(browser, PSEUDO, at, brand);
  for (const { name, who, reach, has } of pageStates.filter(({ wordless }) => wordless)) {
    if (has && !has(brand)) continue;
    await test.step(name, async () => {
      const context = await speaks.newContext();
      if (who) await signedInBy(context, at, who, brand);
      const page = await context.newPage();
      await reach({ context, page, brand, at: (path) => at(path, brand) });
      await expectWorded(page, brand);
      await expectFits(page, [narrow]);
      await context.close();
    });
  }
});
