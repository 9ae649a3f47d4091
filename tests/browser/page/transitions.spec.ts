import type { Page } from '@playwright/test';
import { expect, signedInBy, test } from '../support/portal-test.ts';

/** What the style sheet says of the way from one page to the next, as the browser reads it. */
type Transition = { navigation: string; seconds: number };

/** Runs in the page. */
function transitionOf(): Transition {
  const found = { navigation: 'none', seconds: Number.NaN };
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) read(rule.cssRules);
      if (rule instanceof CSSStyleRule && rule.selectorText.includes('::view-transition-old(root)'))
        found.seconds = Number.parseFloat(rule.style.animationDuration);
      if (rule.cssText.startsWith('@view-transition') && rule.cssText.includes('auto'))
        found.navigation = 'auto';
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return found;
}

/** Whether one page turned into the other. */
async function isMoving(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'moves'));
}

test.describe('From page to page', () => {
  test.beforeEach(async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner');
    await page.addInitScript(() =>
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        Reflect.set(window, 'moves', viewTransition !== null);
      }),
    );
    await page.goto(at('/subscriptions'));
    await page.getByRole('link', { name: 'Payment', exact: true }).click();
    await expect(page).toHaveURL(at('/payment'));
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  });

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    // A browser that is too busy leaves the transition out.
    test('one page fades into the next in less than 200 ms', async ({ page }) => {
      const { navigation, seconds } = await page.evaluate(transitionOf);
      expect(navigation).toBe('auto');
      expect(seconds).toBeLessThan(0.2);
    });
  });

  test('nothing moves where less motion is asked for', async ({ page }) => {
    expect((await page.evaluate(transitionOf)).navigation).toBe('none');
    expect(await isMoving(page)).toBe(false);
  });
});
