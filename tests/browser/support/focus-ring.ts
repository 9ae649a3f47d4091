import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on by Tab until something has the focus that fits; whatever gets it on the way shows it. Throws after 60 steps. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if ((await target.count()) > 0 && (await target.evaluate((each) => each === document.activeElement)))
      return;
  }
  throw new Error(`60 steps, and no way to ${target.toString()}`);
}

/**
 * Whoever has the focus shows it: by an outline of its own, or by one around what stands for it (WCAG 2.2, 2.4.7), and it is
 * not hidden behind what sticks to the screen (2.4.11). A frame of a provider shows it where our page surrounds it.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last and the first the focus is the browser's own.
    if (!(focused instanceof HTMLElement) || focused === document.body) return { ring: true, hidden: false };
    const isRing = (each: Element | null): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const holder = focused.closest('.hosted, .hosted-payment, .device-list > li, label.button');
    const { left, top, width, height } = (holder ?? focused).getBoundingClientRect();
    const shown = [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height / 2);
      return there !== null && (focused.contains(there) || (holder ?? focused).contains(there));
    });
    return { ring: isRing(focused) || isRing(holder), hidden: !shown, what: focused.outerHTML.slice(0, 120) };
  });
  expect(seen).toMatchObject({ ring: true, hidden: false });
}
