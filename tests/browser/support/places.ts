import type { Page } from '@playwright/test';

/**
 * Notes where every text, picture and control in view is. The returned function says what has moved since, and notes the places
 * anew. What has come or gone is no move.
 */
export async function notedPlaces(page: Page): Promise<() => Promise<string[]>> {
  // Without its style sheet a page is not painted.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(movedSinceLast);
  return () => page.evaluate(movedSinceLast);
}

/** Runs in the page. */
function movedSinceLast(): string[] {
  const before: unknown = Reflect.get(window, 'notedPlaces');
  const parts = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (!hasText && !element.matches('input, select, textarea, button, img, iframe, .hosted')) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight;
    return isInView && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  const now = new Map(
    parts.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [element, { left: Math.round(left), top: Math.round(top + window.scrollY) }];
    }),
  );
  Reflect.set(window, 'notedPlaces', now);
  if (!(before instanceof Map)) return [];
  return [...now].flatMap(([element, { left, top }]) => {
    const was = before.get(element);
    if (!was || (Math.abs(was.left - left) <= 1 && Math.abs(was.top - top) <= 1)) return [];
    const name = `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    return [`${name} was at ${was.left}, ${was.top} and is at ${left}, ${top}`];
  });
}
