import { expect, signedInBy, test } from '../support/portal-test.ts';

test('pepper: from the chooser, by keyboard, Not Now changes nothing, and then the plan is kept from My Plan', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'pending', 'pepper');
  await page.goto(at('/plans', 'pepper'));
  const keep = page.getByRole('link', { name: 'Keep Pro' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/keep-plan/);
  await page.getByRole('link', { name: 'Not Now' }).press('Enter');
  await expect(page.locator('.plan-until')).toHaveText(/^Pro until .+\.$/);
  await keep.press('Enter');
  await page.getByRole('button', { name: 'Keep Pro' }).press('Enter');
  await page.waitForURL(/\/subscriptions$/);
  await expect(page.getByRole('status')).toContainText('It continues as before.');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('notion: a cancelled plan is kept from My Plan', async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', 'notion');
    await page.goto(at('/cancel-plan?step=confirm', 'notion'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
    await page.waitForURL(/\/subscriptions/);
    await expect(page.getByText('You won’t be charged for this plan again.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Keep / }).click();
    await expect(page.getByText(/^\$0\.00 today, then /)).toBeVisible();
    await page.getByRole('button', { name: /^Keep / }).click();
    await page.waitForURL(/\/subscriptions$/);
    await expect(page.getByRole('status')).toContainText('It continues as before.');
    await expect(page.getByText(/^Next charge on/)).toBeVisible();
  });
});
