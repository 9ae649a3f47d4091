import type { Page } from '@playwright/test';
import { notedPlaces } from '../support/places.ts';
import { expect, holdRequests, signedInBy, signedInPage, test } from '../support/portal-test.ts';
import { usualIf } from '../../support/suite.ts';

test.describe('Layout', () => {
  test('the third tab has a shorter label at 600 pixels, and the page name hides', async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at);
    await page.setViewportSize({ width: 601, height: 800 });
    await expect(page.getByRole('link', { name: 'Account History' })).toBeVisible();
    await expect(page.locator('.page-name')).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.getByRole('link', { name: 'History', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Account History' })).toBeHidden();
    await expect(page.locator('.page-name')).toBeHidden();
  });

  test('who asks for more contrast gets no pale text and clear borders, in both schemes', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login', 'notion'));
    const colours = () =>
      page.evaluate(() => {
        const pale = document.querySelector('.muted');
        const field = document.querySelector('.input');
        const [text, muted, border] = [
          getComputedStyle(document.body).color,
          pale && getComputedStyle(pale).color,
          field && getComputedStyle(field).borderTopColor,
        ];
        return { text, muted, border };
      });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const usual = await colours();
      expect(usual.muted).not.toBe(usual.text);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const { text, muted, border } = await colours();
      expect([muted, border]).toEqual([text, text]);
      expect(text).toBe(usual.text);
    }
  });

  test('touch targets are at least 44 pixels high', async ({ context, at }) => {
    const page = await signedInPage(context, at);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/subscriptions', '/plans', '/manage-devices', '/cancel-plan']) {
      await page.goto(at(path));
      const small = await page
        .locator(
          'header a, header button, nav[aria-label="Account"] a, main a.button, main button, main input',
        )
        .evaluateAll((elements) =>
          elements
            // The touch target of a checkbox or radio button is its label.
            .map((element) => element.closest('label') ?? element)
            .filter((element) => element.getBoundingClientRect().height > 0)
            .filter(
              (element) => element.getBoundingClientRect().height < 43.5 && !element.querySelector('img'),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(small).toEqual([]);
    }
  });

  for (const height of [640, 560]) {
    test(
      `on a phone of 360 × ${height} the main content of a page is visible without scrolling`,
      usualIf(height === 560),
      async ({ browser, page, at }) => {
        await page.setViewportSize({ width: 360, height });
        const isInSight = async (on: Page, name: string | RegExp, path: string) => {
          await on.goto(at(path));
          const way = on
            .locator('main')
            .getByRole('button', { name })
            .or(on.locator('main').getByRole('link', { name }));
          const box = await way.first().boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(height);
        };
        await isInSight(page, 'Sign In', '/login');
        await isInSight(page, 'Send Reset Link', '/forgot-password');
        await isInSight(page, 'Reset Password', '/reset-password?vtoken=any&email=owner%40geeni.example');
        await isInSight(page, 'Download on the App Store', '/share');
        await isInSight(page, 'Sign In', '/error');
        for (const [who, name, path] of [
          ['mfa-email', 'Verify', '/mfaLogin'],
          ['leaving', 'Keep Request', '/pending-delete'],
          ['owner', 'Delete my account', '/delete-account'],
        ] as const) {
          const context = await browser.newContext({ viewport: { width: 360, height } });
          await signedInBy(context, at, who);
          await isInSight(await context.newPage(), name, path);
          await context.close();
        }
      },
    );
  }

  test('nothing of the login page moves while it loads and hydrates', async ({ page, context, at }) => {
    const letGo = await holdRequests(context, '**/*.js');
    await page.goto(at('/login'), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const movedSince = await notedPlaces(page);
    letGo();
    await page.getByLabel('Email Address').focus();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    expect(await movedSince()).toEqual([]);
  });
});
