import { expect, type Page } from '@playwright/test';

/** Expects that in a right-to-left direction the parts of the page are mirrored. Restores the direction. */
export async function expectMirrored(page: Page): Promise<void> {
  const before = await page.evaluate(offCentre);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const after = await page.evaluate(offCentre);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  expect(after.map((offset) => -offset)).toEqual(before.map((offset) => expect.closeTo(offset, -0.5)));
}

/** Runs in the page: the distances from the middle of the page to the middle of its main parts, in pixels. */
function offCentre(): number[] {
  return [...document.querySelectorAll('img[alt], h1, label.field-label, .tab, .page-back')]
    .filter((part) => part.checkVisibility() && !part.closest('dialog, .plan-offers'))
    .map((part) => {
      const { left, right } = part.getBoundingClientRect();
      const middle = (left + right) / 2;
      return Math.round(document.documentElement.clientWidth / 2 - middle);
    });
}
