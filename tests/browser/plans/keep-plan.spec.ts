import { expectAccessibleInBoth as expectAccessible } from '../support/accessible.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`notion, JavaScript ${javaScriptEnabled}: a cancelled plan is kept from My Plan`, async ({
    browser,
    at,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await signedInPage(context, at, 'owner', 'notion');
    await page.goto(at('/cancel-plan?step=confirm', 'notion'));
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.waitForURL(/\/subscriptions/);
    await expect(page.getByText('Nothing more is charged.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Keep / }).click();
    await expect(page.getByText('Charged today')).toBeVisible();
    await page.getByRole('button', { name: /^Keep / }).click();
    await page.waitForURL(/\/subscriptions\?done=kept/);
    await expect(page.getByRole('status')).toContainText('It goes on as before.');
    await expect(page.getByText(/^Renews on/)).toBeVisible();
    await context.close();
  });
}

test('pepper: from the chooser, by keyboard, and Not Now changes nothing', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'pending', 'pepper');
  await page.goto(at('/plans', 'pepper'));
  const keep = page.getByRole('link', { name: 'Keep Pro' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/keep-plan/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Not Now' }).press('Enter');
  await expect(page.getByText('Until then you keep Pro.')).toBeVisible();
});
