import { expect } from '@playwright/test';
import { everyWay, expectFits, narrow } from './support/fits.ts';
import { eachRow } from './support/page-rows.ts';
import { brands, test } from './support/portal-test.ts';

/** Rounded and square, with each of the providers: what other brands add to it is colour and words. */
const everyShape: readonly string[] = ['geeni', 'otis', 'notion', 'nightowl'];

for (const brand of brands) {
  const ways = everyShape.includes(brand) ? everyWay : [narrow];
  test(`${brand}: at 320 pixels, with text of 200 %, right to left, nothing is cut off`, async ({
    browser,
    at,
  }) => {
    test.setTimeout(180_000);
    await eachRow({ browser, at, brand }, (page, { path }) => test.step(path, () => expectFits(page, ways)));
  });
}

for (const brand of ['geeni', 'nightowl'] as const) {
  test(`${brand}: right to left, each page is its own mirror image`, async ({ browser, at }) => {
    test.setTimeout(180_000);
    await eachRow({ browser, at, brand }, (page, { path }) =>
      test.step(path, async () => {
        const starts = () =>
          page.locator('img[alt], h1, label.field-label, .tab, .page-back').evaluateAll((parts) =>
            parts
              .filter((part) => part.checkVisibility() && !part.closest('dialog, .plan-offers'))
              .map((part) => {
                const { left, right } = part.getBoundingClientRect();
                const middle = (left + right) / 2;
                return Math.round(document.documentElement.clientWidth / 2 - middle);
              }),
          );
        const before = await starts();
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        const after = await starts();
        expect(after.map((offset) => -offset)).toEqual(before.map((offset) => expect.closeTo(offset, -0.5)));
      }),
    );
  });
}
