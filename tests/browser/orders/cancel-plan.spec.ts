import { expect, holdRequests, pressInDialog, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

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
      const question = page.getByRole('dialog', { name: /^Cancel .+\?$/ });
      await signedInBy(context, at, persona, brand);
      await page.goto(at('/subscriptions', brand));
      await page.getByRole('button', { name: /^Options for/ }).click();
      await page.getByRole('link', { name: 'Cancel Plan' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cancel plan' })).toBeVisible();
      await page.getByRole('link', { name: 'Keep current plan' }).click();
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await page.goBack();
      await cancel.press('Enter');
      await expect(page).toHaveURL(confirmation(brand));
      if (javaScriptEnabled) {
        await pressInDialog(page, 'Escape');
        await expect(question).toBeHidden();
        await expect(page).not.toHaveURL(confirmation(brand));
        await expect(cancel).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(confirmation(brand));
      }
      await page.reload();
      await expect(question.getByRole('link', { name: 'Keep current plan' })).toBeFocused();
      await question.getByLabel('Why are you cancelling?').selectOption('I’m not using it');
      await question.getByRole('button', { name: 'Cancel plan' }).focus();
      await page.keyboard.press('Enter');
      if (javaScriptEnabled) await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await expect(page.getByText('Your plan is cancelled.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/subscriptions$/);
    });
  });
}

test('whoever is at a button of the question stays there when its script comes', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'otis');
  const letGo = await holdRequests(context, '**/_astro/*.js');
  await page.goto(at('/cancel-plan?step=confirm', 'otis'), { waitUntil: 'commit' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' });
  await confirm.focus();
  letGo();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your plan is cancelled.')).toBeVisible();
});

test(
  'both ways are in the first view of a small phone, at the smallest and the largest plan',
  inAllOnly,
  async ({ page, context, at }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const persona of ['owner', 'collector']) {
      await signedInBy(context, at, persona, 'geeni');
      await page.goto(at('/cancel-plan', 'geeni'));
      await expect(page.getByRole('link', { name: 'Keep current plan' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeInViewport({ ratio: 1 });
    }
  },
);
