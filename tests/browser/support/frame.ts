import { expect, type Page } from '@playwright/test';
import { withoutIsolates } from '../../../src/domain/text/bidi.ts';

/** The widths of a main column, in CSS pixels: a short form, one column, lists and cards side by side. */
const widths = [31, 52, 64].map((rems) => rems * 16);

/**
 * Expects that a page in the frame shows its name beside the brand's logo, has a description, links to help, and is centred
 * with one of the three widths. `names` selects what has its name. The viewport must be 1280 CSS pixels wide.
 */
export async function expectFramed(page: Page, names = '.page-name'): Promise<void> {
  const described = page.locator('meta[name=description]');
  await expect(described).toHaveAttribute('content', /\p{L}{3}.*[.。]⟧?$/u);
  await expect(page.locator('.footer-links a').first()).toHaveAttribute('href', /^(mailto:|https:)/);
  if ((await page.locator('.header').count()) === 0) return;
  await expect(page.locator('.page-name, .header-link[aria-current=page]')).toHaveCount(1);
  for (const name of await page.locator(names).allTextContents())
    expect(withoutIsolates(await page.title())).toMatch(startsWith(`${withoutIsolates(name)} ·`));
  const { left, right, width } = await page.locator('main').evaluate((main) => {
    const { left: start, right: end, width: across } = main.getBoundingClientRect();
    return { left: start, right: document.documentElement.clientWidth - end, width: across };
  });
  expect(Math.abs(left - right), 'around the middle').toBeLessThanOrEqual(1);
  expect(widths).toContain(width);
}

/** A text with this beginning; in the pseudo-language it is in brackets. */
function startsWith(text: string): RegExp {
  return new RegExp(`^⟦?${RegExp.escape(text)}`, 'u');
}
