import { type CDPSession, expect, type Page } from '@playwright/test';
import { type Insets, outOfReach } from './within-reach.ts';

/** Soft assertions, so that one run reports every page that does not fit. */
const softly = expect.configure({ soft: true });

/**
 * How a page is shown: its size in pixels, what covers the edges of the screen, and how the text is enlarged to 200 %. A media
 * query in `em` follows only the settings of the browser or system. The text zoom of a web view of Android enlarges letters and
 * lines, but neither `em` nor `rem`.
 */
export type Viewport = {
  width: number;
  height?: number;
  text?: 'settings' | 'root' | 'web view';
  insets?: Insets;
};

/** WCAG 2.2, 1.4.10 (320 pixels). */
export const narrow: Viewport = { width: 320 };
/** WCAG 2.2, 1.4.4: text of 200 % on half a screen. */
export const large: Viewport = { width: 640, text: 'settings' };
/** A tablet. */
export const wide: Viewport = { width: 768 };
/** A small phone with a notch, and text of 200 % as its system asks for it. */
export const phone: Viewport = {
  width: 360,
  height: 640,
  text: 'settings',
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};
/** A small phone on which the page or a web view enlarges the text. */
export const webViews: readonly Viewport[] = [
  { width: 360, height: 640, text: 'root' },
  { width: 360, height: 640, text: 'web view' },
];
/** The phone on its side, with a notch. */
export const turned: Viewport = {
  width: 640,
  height: 360,
  text: 'root',
  insets: { top: 0, right: 44, bottom: 21, left: 44 },
};
/** The phone while its keyboard is shown. */
export const typing: Viewport = { width: 360, height: 330, text: 'web view' };
/** Every way in which a page must fit. */
export const everyViewport: readonly Viewport[] = [narrow, large, wide, phone, ...webViews, turned, typing];

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Expects that the page never scrolls sideways, cuts off no text, and covers nothing. Restores its size. */
export async function expectFits(page: Page, ways: readonly Viewport[]): Promise<void> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const way of ways) {
    const { width, height, text, insets = none } = way;
    await hold(page, browser, way);
    const message = [width, height, text].join(' ');
    // A provider draws its button again after the change.
    await softly.poll(() => page.evaluate(cutOff, insets), { message }).toEqual([]);
    if (height) await softly.poll(() => page.evaluate(outOfReach, insets), { message }).toEqual([]);
  }
  await hold(page, browser, narrow);
  await browser.detach();
  if (before) await page.setViewportSize(before);
}

/** Shows the page in this way. `browser` is a session of the page. */
export async function hold(
  page: Page,
  browser: CDPSession,
  { width, height = 720, text, insets = none }: Viewport,
): Promise<void> {
  await page.setViewportSize({ width, height });
  // Only a phone knows the text zoom of a web view.
  const screen = { width, height, deviceScaleFactor: 1, mobile: text === 'web view' };
  await browser.send('Emulation.setDeviceMetricsOverride', screen);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text === 'settings' ? 32 : 16 } });
  await page.evaluate((enlarged) => {
    const { style } = document.documentElement;
    style.setProperty('font-size', enlarged === 'root' ? '200%' : '');
    style.setProperty('text-size-adjust', enlarged === 'web view' ? '200%' : '');
  }, text);
}

/** Runs in the page: the texts that leave the page, their card or their control. */
function cutOff(insets: Insets): string[] {
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
    if (!around.some(scrolls) && (left < insets.left - 1 || right > clientWidth - insets.right + 1))
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
