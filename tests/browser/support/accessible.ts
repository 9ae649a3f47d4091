import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and what is good practice besides. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing that an automated check knows of keeps anybody from using the page as it stands (WCAG 2.2 AA), its frames
 * included.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await broken(page, { type: 'tag', values: standards })).toEqual([]);
}

/**
 * The same in light, and in dark the one thing that the theme decides: contrast. Nothing is loaded twice, and what moves is
 * asked to stand still.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await expectContrast(page, 'dark');
}

/** Brings on at once what a page shows by itself after a while. */
export async function bringOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

/** What colours alone decide, in light and dark: for a page whose other rules another brand has shown to hold. */
export async function expectContrastInBoth(page: Page): Promise<void> {
  await expectContrast(page, 'light');
  await expectContrast(page, 'dark');
}

/** Leaves the page in light. */
async function expectContrast(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await broken(page, { type: 'rule', values: ['color-contrast'] }), colorScheme).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The rules that the page breaks, each with the elements that break it. */
async function broken(page: Page, runOnly: axe.RunOnly): Promise<{ id: string; at: string[] }[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue;
    await frame.evaluate(`globalThis.axe = (() => { ${axe.source}; return axe; })();
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  }
  return page.evaluate(async (rules) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // A colour that is on its way from one to another is neither. What has yet to begin is not there.
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
    const { violations } = await inPage.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, runOnly);
}
