import { brands, expect, fillSignIn, test } from '../support/portal-test.ts';

test.use({ javaScriptEnabled: false });

test.describe('Without JavaScript', () => {
  for (const brand of brands) {
    test(`owner of ${brand} signs in, reads their plan and signs out`, async ({ page, at }) => {
      await page.goto(at('/', brand));
      await fillSignIn(page, 'owner', brand);
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: 'Olivia Bennett' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(at('/', brand));
      await page.goto(at('/subscriptions', brand));
      await expect(page).toHaveURL(at('/login?redirectUri=%2Fsubscriptions', brand));
    });
  }

  test('a wrong password shows a message on the page once, with the e-mail kept', async ({ page, at }) => {
    await page.goto(at('/login?redirectUri=%2Fplans'));
    await fillSignIn(page, 'no-script', 'geeni', 'nope');
    await expect(page).toHaveURL(at('/login?redirectUri=%2Fplans'));
    await expect(page.getByRole('alert')).toContainText('The email or password you entered is incorrect.');
    await expect(page.getByLabel('Email Address')).toHaveValue('no-script@geeni.example');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a sign-in redirects to its return route', async ({ page, at }) => {
    await page.goto(at('/login?redirectUri=%2Fplans'));
    await fillSignIn(page, 'owner');
    await expect(page).toHaveURL(at('/plans'));
  });

  test('a sign-in with the provider’s page as its return route gets there, through its hosts, and back', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login?redirectUri=%2Fbilling', 'notion'));
    await fillSignIn(page, 'owner', 'notion');
    await expect(page).toHaveURL(/^http:\/\/checkout\.pay\.localhost:\d+\/sandbox\/hosted-billing\//);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(at('/payment', 'notion'));
  });

  test('an order of a brand with a hosted page gets to the provider’s page, through its hosts, and back', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login', 'notion'));
    await fillSignIn(page, 'owner', 'notion');
    await expect(page).toHaveURL(at('/subscriptions', 'notion'));
    await page.goto(at('/checkout?planId=plan-notion_premium_m', 'notion'));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/^http:\/\/checkout\.pay\.localhost:\d+\/sandbox\/hosted-checkout\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${RegExp.escape(at('/subscriptions', 'notion'))}`));
    await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  });

  test('every form that takes a password posts', async ({ page, at }) => {
    for (const path of ['/', '/login', '/subscription']) {
      await page.goto(at(path));
      await expect(page.locator('form:has([name=password])')).toHaveAttribute('method', 'post');
    }
  });

  test('a newcomer without a plan is redirected to the plans', async ({ page, at }) => {
    await page.goto(at('/login'));
    await fillSignIn(page, 'newcomer');
    await expect(page).toHaveURL(at('/plans'));
    await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  });
});
