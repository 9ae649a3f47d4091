import { expectAccessible } from '../support/accessible.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

test('The modal of a successful migration: gift, then the upgrade, then the new plan', async ({
  context,
  at,
}) => {
  const page = await signedInPage(context, at, 'migrating', 'momentum');
  await expect(page.getByRole('heading', { name: '14-Day Classic' })).toBeVisible();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Your plan has been upgraded.' })).toBeVisible();
  await expect(modal).toContainText('You now have 30 days of video history');
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'See my plan' }).click();
  await expect(page.getByRole('heading', { name: '30-Day' })).toBeVisible();
});

test('The modal cannot be closed while the migration runs', async ({ context, at, page }) => {
  await context.route('**/api/migration/attempt', async (route) => {
    await page.waitForEvent('close');
    await route.abort();
  });
  const own = await signedInPage(context, at, 'migrating', 'pepper');
  const modal = own.getByRole('dialog', { name: 'Great things are about to happen!' });
  await expect(modal).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await expectAccessible(own);
  await page.close();
  await expect(own.getByRole('dialog', { name: 'Your plan was not upgraded.' })).toBeVisible();
});

for (const [brand, app] of [
  ['momentum', 'Momentum'],
  ['otis', 'Otis'],
] as const) {
  test(`${brand}: the modal of a failed migration: Contact Us with the account’s name, and Sign Out`, async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at, 'stuck', brand);
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText(
      `Sorry, we are unable to update your subscription automatically. Contact us to receive a free service upgrade. You can continue using your ${app} app without interruption.`,
    );
    await expectAccessible(page);
    const contact = modal.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute(
      'href',
      `mailto:support@${brand}.example?subject=Free%20service%20upgrade%20for%20Stella%20Romano`,
    );
    await modal.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
}

test('No modal opens where no migration is required', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'owner', 'visi');
  const checked = await page.waitForResponse('**/api/migration/check');
  expect(await checked.json()).toEqual({ required: false });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#migration-dialog')).toHaveCount(0);
});
