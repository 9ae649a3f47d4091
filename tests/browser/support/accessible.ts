import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The library as a script, half as long as `axe.source`. */
const library = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 A and AA, and axe's rules of good practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that the page, with its frames, breaks no rule of axe for WCAG 2.2 AA.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await broken(page, { type: 'tag', values: standards })).toEqual([]);
}

/** The colours of a page. */
type Theme = 'light' | 'dark';

/** Both themes. */
export const themes: readonly Theme[] = ['light', 'dark'];

/**
 * Expects the same in the first of the themes, and the contrast in the others. The page is not reloaded, animations are reduced,
 * and the page is left in the light theme.
 */
export async function expectAccessibleIn(page: Page, [first = 'light', ...others] = themes): Promise<void> {
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
  await expectAccessible(page);
  for (const other of others) await expectContrast(page, other);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Expects the contrast in a theme, for a page whose other rules are checked on another brand. */
export async function expectContrast(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await broken(page, { type: 'rule', values: ['color-contrast'] }), colorScheme).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The rules that the page breaks, each with the elements that break it. */
async function broken(page: Page, runOnly: axe.RunOnly): Promise<{ id: string; at: string[] }[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue;
    await frame.evaluate(`globalThis.axe = (() => { ${library}; return axe; })();
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  }
  return page.evaluate(async (rules) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // A colour in a transition has no final contrast, and an animation with a delay hides its element.
    const isUnderWay = ({ effect }: Animation) => {
      const { endTime, delay = 0, localTime } = effect?.getComputedTiming() ?? {};
      return endTime !== Number.POSITIVE_INFINITY && Number(localTime) >= delay;
    };
    await Promise.all(
      document
        .getAnimations()
        .filter(isUnderWay)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    // What the header covers in part while the page scrolls is no smaller target.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { violations } = await inPage.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, runOnly);
}
