import { eachRow } from '../support/page-rows.ts';
import { test } from '../support/portal-test.ts';
import { expectWorded } from '../support/worded.ts';
test('worded', async ({ browser, at }) => {
  const inPseudo = {
    newContext: async () => {
      const c = await browser.newContext();
      await c.addCookies([{ name: 'locale', value: 'en-XA', url: at('/') }]);
      return c;
    },
  };
  await eachRow({ browser: inPseudo, at, brand: 'geeni' }, async (page, { path }) => {
    try {
      await expectWorded(page);
    } catch (e) {
      console.log(
        `=== ${path}\n` +
          String(e)
            .split('\n')
            .filter((l) => /^\S*\s*[-+]/.test(l))
            .join('\n'),
      );
    }
  });
});
