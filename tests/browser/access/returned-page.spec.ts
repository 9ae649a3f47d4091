import { expect, fillSignIn, PASSWORD, test } from '../support/portal-test.ts';

test.describe('A sign-in page that the browser restores', () => {
  test('is the form, not busy, for a person who has not signed in, and redirects one who has since', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login'));
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.goto(at('/share'));
    await page.goBack();
    await expect(page).toHaveURL(at('/login'));
    await fillSignIn(page, 'owner');
    await page.waitForURL(at('/subscriptions'));
    await page.goBack();
    await page.waitForURL(at('/subscriptions'));
    await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
  });

  test('holds no password', async ({ page, at }) => {
    await page.goto(at('/login'));
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    // The browser hides a page before it keeps it.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Email Address')).toHaveValue('owner@geeni.example');
  });
});
