import { expect, signedInBy, test } from '../support/portal-test.ts';

const confirmation = (brand: string) =>
  new RegExp(`//${brand}\\.localhost:\\d+/cancel-plan\\?.*step=confirm`);

for (const [brand, persona, javaScriptEnabled, how] of [
  ['otis', 'legacy', true, 'in two steps, by keys, the last one pressed twice'],
  ['notion', 'trial', false, 'in two steps'],
] as const) {
  test.describe(`${brand}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`a plan is kept, then cancelled ${how}`, async ({ page, context, at }) => {
      const cancel = page.getByRole('button', { name: 'Cancel plan' });
      await signedInBy(context, at, persona, brand);
      await page.goto(at('/subscriptions', brand));
      await page.getByRole('button', { name: /^Options for/ }).click();
      await page.getByRole('link', { name: 'Cancel Plan' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel plan' })).toBeVisible();
      await page.getByRole('link', { name: 'Keep current plan' }).click();
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await page.goBack();
      await page.getByLabel('I am not using it').check();
      await cancel.press('Enter');
      await expect(page).toHaveURL(confirmation(brand));
      await expect(page).toHaveURL(/reason=notUsingIt/);
      await page.reload();
      await cancel.focus();
      await page.keyboard.press('Enter');
      if (javaScriptEnabled) await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await expect(page.getByText('Your plan is cancelled.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/subscriptions$/);
    });
  });
}
