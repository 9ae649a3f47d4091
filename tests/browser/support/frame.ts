import { expect, type Page } from '@playwright/test';
import { withoutIsolates } from '../../../src/domain/bidi.ts';

/** What a main column may be wide, in CSS pixels: a short form, one thing after another, lists and cards side by side. */
const widths = [31, 52, 64].map((rems) => rems * 16);

/**
 * A page inside the frame says its name beside the brand's mark, describes itself, leads to help, and stands in one of three
 * widths around the middle. Call it at 1280 CSS pixels.
 */
export async function expectFramed(page: Page): Promise<void> {
  const described = page.locator('meta[name=description]');
  await expect(described).toHaveAttribute('content', /\p{L}{3}.*[.。]$/u);
  await expect(page.locator('.footer-links a').first()).toHaveAttribute('href', /^(mailto:|https:)/);
  if ((await page.locator('.header').count()) === 0) return;
  const name = (await page.locator('.page-name, .header-link[aria-current=page]').textContent()) ?? '';
  expect(withoutIsolates(await page.title()).startsWith(`${withoutIsolates(name)} ·`), name).toBe(true);
  const { left, right, width } = await page.locator('main').evaluate((main) => {
    const { left: start, right: end, width: across } = main.getBoundingClientRect();
    return { left: start, right: document.documentElement.clientWidth - end, width: across };
  });
  expect(Math.abs(left - right), 'around the middle').toBeLessThanOrEqual(1);
  expect(widths).toContain(width);
}
