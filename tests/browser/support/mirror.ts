import { expect, type Page } from '@playwright/test';

/** Read from right to left, what begins at the left of the page begins at its right. Leaves the page as it was found. */
export async function expectMirrored(page: Page): Promise<void> {
  const before = await page.evaluate(offCentre);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const after = await page.evaluate(offCentre);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  expect(after.map((offset) => -offset)).toEqual(before.map((offset) => expect.closeTo(offset, -0.5)));
}

/** Runs in the page: how far from its middle the parts begin that a page is read by, in pixels. */
function offCentre(): number[] {
  return [...document.querySelectorAll('img[alt], h1, label.field-label, .tab, .page-back')]
    .filter((part) => part.checkVisibility() && !part.closest('dialog, .plan-offers'))
    .map((part) => {
      const { left, right } = part.getBoundingClientRect();
      const middle = (left + right) / 2;
      return Math.round(document.documentElement.clientWidth / 2 - middle);
    });
}
