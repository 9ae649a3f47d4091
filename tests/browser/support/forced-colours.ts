import { expect, type Page } from '@playwright/test';

/**
 * Expects that in forced colours controls have an edge, icons are visible, and nothing moves. Restores the page's own
 * colours.
 */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect.soft(await page.evaluate(withoutEdge)).toEqual([]);
  expect.soft(await page.evaluate(moving)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

/** Runs in the page: controls without an edge, and icons in the colour of the background. */
function withoutEdge(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const seen = [...document.querySelectorAll('button, .button, .input, .hosted, [type=checkbox], .badge')]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((each) => !each.closest('.social'));
  const edgeless = seen.filter((each) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(each);
    const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== canvas;
    // A native checkbox has its own edge; a button of text or an icon needs none.
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

/** Runs in the page: elements that move although reduced motion is set. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id));
}
