import { expect, fillSignIn, test } from '../support/portal-test.ts';

test.use({ javaScriptEnabled: false });

// The words and refusals of plain forms are tested in tests/edge.
test.describe('Without JavaScript', () => {
  test('owner signs in, reads their plan and signs out', async ({ page, at }) => {
    await page.goto(at('/', 'pepper'));
    await fillSignIn(page, 'owner', 'pepper');
    await expect(page).toHaveURL(at('/subscriptions', 'pepper'));
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Olivia Bennett' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(at('/', 'pepper'));
    await page.goto(at('/subscriptions', 'pepper'));
    await expect(page).toHaveURL(at('/login?redirectUri=%2Fsubscriptions', 'pepper'));
  });

  test('a sign-in with the provider’s page as its return route gets there, through its hosts, and back; so does an order', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login?redirectUri=%2Fbilling', 'notion'));
    await fillSignIn(page, 'owner', 'notion');
    await expect(page).toHaveURL(/^http:\/\/checkout\.pay\.localhost:\d+\/sandbox\/hosted-billing\//);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(at('/payment?done=card', 'notion'));
    await page.goto(at('/checkout?planId=plan-notion_premium_m', 'notion'));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/^http:\/\/checkout\.pay\.localhost:\d+\/sandbox\/hosted-checkout\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${RegExp.escape(at('/subscriptions', 'notion'))}`));
    await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  });
});
