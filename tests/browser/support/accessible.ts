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

/**
 * Expects the same in the light theme, and the contrast in the dark theme. The page is not reloaded, and animations are
 * reduced.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await expectContrast(page, 'dark');
}

/** Expects the contrast in both themes, for a page whose other rules are checked on another brand. */
export async function expectContrastInBoth(page: Page): Promise<void> {
  await expectContrast(page, 'light');
  await expectContrast(page, 'dark');
}

/** Expects the contrast in one theme, and leaves the page in the light theme. */
async function expectContrast(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
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
