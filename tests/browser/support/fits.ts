import { expect, type Page } from '@playwright/test';

/** Soft assertions, so that one run reports every page that does not fit. */
const softly = expect.configure({ soft: true });

/** How a page is shown: its width in pixels, and the text size of the browser. */
export type Held = { width: number; text?: '200 %' };

/** WCAG 2.2, 1.4.10 (320 pixels) and 1.4.4 (text of 200 %). */
export const narrow: Held = { width: 320 };
/** Text of 200 % on half a screen. */
export const large: Held = { width: 640, text: '200 %' };
/** A tablet. */
export const wide: Held = { width: 768 };
/** Every way in which a page must fit. */
export const everyWay: readonly Held[] = [narrow, large, wide];

/** Expects that the page never scrolls sideways and cuts off no text. Restores its size. */
export async function expectFits(page: Page, ways: readonly Held[]): Promise<void> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const { width, text } of ways) {
    await page.setViewportSize({ width, height: 720 });
    // The text size of the browser's settings, which a media query in `em` follows.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text ? 32 : 16 } });
    // A provider draws its button again after the change.
    await softly.poll(() => page.evaluate(cutOff), { message: [width, text].join(' ') }).toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: the texts that leave the page, their card or their control. */
function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const apart = '.visually-hidden, .skip-link, .table thead, noscript, [popover]:not(:popover-open)';
  const boxes = '.card, .plan-offer, .plain-card, .dialog, .device-list > li, .alert, .button, .tab, .badge';
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const own = text.map(({ textContent }) => textContent?.trim()).join(' ');
    if (!own && !element.matches('input, select, img, iframe')) continue;
    if (
      element.closest(apart) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const { left, right } = own ? extent(text) : element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()}.${element.className} “${own.slice(0, 30)}”`;
    const around = ancestorsOf(element);
    if (!around.some(scrolls) && (left < -1 || right > clientWidth + 1))
      found.push(`${name} leaves the page`);
    const holder = element.closest(boxes)?.getBoundingClientRect();
    if (holder && (left < holder.left - 1 || right > holder.right + 1)) found.push(`${name} leaves its box`);
    if (around.some((each) => clips(each) && each.scrollWidth > each.clientWidth + 1))
      found.push(`${name} is cut off`);
  }
  return found;

  /** The left and right end of an element’s own text. */
  function extent(nodes: readonly Node[]): { left: number; right: number } {
    const lines = nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });
    return {
      left: Math.min(...lines.map((line) => line.left)),
      right: Math.max(...lines.map((line) => line.right)),
    };
  }
  function ancestorsOf(element: HTMLElement): HTMLElement[] {
    return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
  }
  function scrolls(element: HTMLElement): boolean {
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  }
  /** True for an element that cuts off its text; not for a field, in which a person can scroll. */
  function clips(element: HTMLElement): boolean {
    const overflow = getComputedStyle(element).overflowX;
    return !element.matches('input, select') && (overflow === 'hidden' || overflow === 'clip');
  }
}
