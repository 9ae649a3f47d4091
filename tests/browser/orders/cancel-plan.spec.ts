import { expectAccessible } from '../support/accessible.ts';
import { expect, faultOnce, signedInPage, test } from '../support/portal-test.ts';

const confirmation = (brand: string) =>
  new RegExp(`//${brand}\\.localhost:\\d+/cancel-plan\\?.*step=confirm`);

for (const [brand, persona, javaScriptEnabled] of [
  ['otis', 'legacy', true],
  ['notion', 'legacy', true],
  ['otis', 'trial', false],
  ['notion', 'trial', false],
] as const) {
  test.describe(`${brand}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a plan is kept, then cancelled in two steps', async ({ context, at }) => {
      const page = await signedInPage(context, at, persona, brand);
      await page.getByRole('button', { name: /^Options for/ }).click();
      await page.getByRole('link', { name: 'Cancel Plan' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel plan' })).toBeVisible();
      await page.getByRole('link', { name: 'Keep current plan' }).click();
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await page.goBack();
      await page.getByLabel('I am not using it').check();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await expect(page).toHaveURL(confirmation(brand));
      await expect(page).toHaveURL(/reason=notUsingIt/);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await page.getByRole('button', { name: 'Cancel plan' }).click();
      await expect(page).toHaveURL(at('/subscriptions?done=cancelled', brand));
      await expect(page.getByText('Your plan is cancelled.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/subscriptions$/);
    });
  });
}

test('notion: by keyboard alone, pressed twice', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'pastdue', 'notion');
  await page.goto(at('/cancel-plan', 'notion'));
  await page.getByRole('button', { name: 'Cancel plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(confirmation('notion'));
  await page.getByRole('button', { name: 'Cancel plan' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/subscriptions?done=cancelled', 'notion'));
});

test('otis: a failure leads to /error-status, and the plan stays', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'collector', 'otis');
  await page.goto(at('/cancel-plan?step=confirm', 'otis'));
  await faultOnce({ at, brand: 'otis' }, 'POST', '/cancelPlan', 'status:500');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL(at('/error-status?error_code=cancel', 'otis'));
  await expect(page.getByText('Sorry, there was an error trying to cancel your plan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
});
