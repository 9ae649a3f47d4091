import { everyWay, expectFits, narrow } from './support/fits.ts';
import { eachRow } from './support/page-rows.ts';
import { brands, expect, test } from './support/portal-test.ts';

/** Rounded and square, with each of the providers: what other brands add to it is colour and words. */
const everyShape: ReadonlySet<string> = new Set(['geeni', 'otis', 'notion', 'nightowl']);

for (const brand of brands) {
  const ways = everyShape.has(brand) ? everyWay : [narrow];
  test(`${brand}: at 320 pixels, with text of 200 %, right to left, nothing is cut off`, async ({
    browser,
    at,
  }) => {
    test.setTimeout(180_000);
    await eachRow({ browser, at, brand }, (page, { path }) => test.step(path, () => expectFits(page, ways)));
  });
}

for (const brand of ['geeni'] as const) {
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

for (const brand of ['otis'] as const) {
  test(`${brand}: in colours of the person’s own, controls have an edge and signs are seen; nothing moves`, async ({
    browser,
    at,
  }) => {
    test.setTimeout(180_000);
    await eachRow({ browser, at, brand }, (page, { path }) =>
      test.step(path, async () => {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        expect.soft(await page.evaluate(withoutEdge), path).toEqual([]);
        expect.soft(await page.evaluate(moving), path).toEqual([]);
      }),
    );
  });
}

/** Runs in the page: the controls that only a colour of ours sets off, and the signs that are drawn in the page's colour. */
function withoutEdge(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const seen = [...document.querySelectorAll('button, .button, .input, .hosted, [type=checkbox], .badge')]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((each) => !each.closest('.social'));
  const edgeless = seen.filter((each) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(each);
    const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== canvas;
    // A native box draws its own; a button that is a word or a sign is seen by that.
    return (
      !hasEdge && !each.matches('[type=checkbox], .menu-button, .alert-close, .field-toggle, .promo-remove')
    );
  });
  const signless = seen.filter((each) => {
    if (!each.matches('.alert-close')) return false;
    return getComputedStyle(each, '::before').backgroundColor === canvas;
  });
  return [...edgeless, ...signless].map((each) => each.outerHTML.slice(0, 100));
}

/** Runs in the page: what moves though that is not wanted. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id));
}
