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
 * not hidden behind what sticks to the screen (2.4.11). A frame of a provider may show it within.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A provider's field says that it has the focus by a message, on which the page draws the outline.
  await expect.poll(() => focusOf(page)).toMatchObject({ ring: true, hidden: false });
}

async function focusOf(page: Page): Promise<ReturnType<typeof focusIn> | undefined> {
  const seen = await page.evaluate(focusIn);
  if (seen.ring || !seen.isFrame) return seen;
  const focused = await page.evaluateHandle(() => document.activeElement);
  const within = await (await focused.asElement()?.contentFrame())?.evaluate(focusIn);
  return within && { ...within, hidden: seen.hidden };
}

/** Runs in the page: how the focus of a document looks. Between the last and the first it is the browser's own. */
function focusIn(): { ring: boolean; hidden: boolean; isFrame: boolean; what: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { ring: true, hidden: false, isFrame: false, what: 'none' };
  const holder = focused.closest('.hosted, .device-list > li, label.button') ?? focused;
  const ring = [focused, holder].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = holder.getBoundingClientRect();
  const shown = [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + width * part, top + height / 2);
    return there !== null && holder.contains(there);
  });
  return {
    ring,
    hidden: !shown,
    isFrame: focused instanceof HTMLIFrameElement,
    what: focused.outerHTML.slice(0, 120),
  };
}
