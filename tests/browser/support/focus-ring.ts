import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus; every element on the way must show its focus. Throws after 60 steps. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if ((await target.count()) > 0 && (await target.evaluate((each) => each === document.activeElement)))
      return;
  }
  throw new Error(`60 presses of Tab did not reach ${target.toString()}`);
}

/**
 * Expects that the focused element shows its focus by an outline, its own or that of its label (WCAG 2.2, 2.4.7), and that no
 * sticky element hides it (2.4.11). The frame of a provider may show the focus inside.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A provider's field reports its focus by a message, after which the page draws the outline.
  await expect.poll(() => focusOf(page)).toMatchObject({ ring: true, hidden: false });
}

async function focusOf(page: Page): Promise<ReturnType<typeof focusIn> | undefined> {
  const seen = await page.evaluate(focusIn);
  if (seen.ring || !seen.isFrame) return seen;
  const focused = await page.evaluateHandle(() => document.activeElement);
  const within = await (await focused.asElement()?.contentFrame())?.evaluate(focusIn);
  return within && { ...within, hidden: seen.hidden };
}

/** Runs in the page: how the focus looks. After the last element the browser's own controls have it. */
function focusIn(): { ring: boolean; hidden: boolean; isFrame: boolean; what: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { ring: true, hidden: false, isFrame: false, what: 'none' };
  const holder = focused.closest('.hosted, .device-list > li, label.button') ?? focused;
  // A transparent control shows no outline of its own.
  const ring = [focused, holder].some((each) => {
    if (!each.checkVisibility({ opacityProperty: true })) return false;
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
