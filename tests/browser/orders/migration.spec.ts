import { expectAccessible } from '../support/accessible.ts';
import { expect, holdRequests, pressInDialog, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

test('The modal of a successful migration: it cannot be closed while it runs; gift, then the upgrade, then the new plan', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'migrating', 'momentum');
  const release = await holdRequests(context, '**/api/migration/attempt?*');
  await page.goto(at('/subscriptions', 'momentum'));
  await expect(page.getByRole('heading', { name: '14-Day Classic' })).toBeVisible();
  const running = page.getByRole('dialog', { name: 'Great things are about to happen!' });
  await expect(running).toBeVisible();
  await pressInDialog(page, 'Escape');
  await expect(running).toBeVisible();
  release();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Your plan has been upgraded.' })).toBeVisible();
  await expect(modal).toContainText('You now have 30 days of video history');
  await modal.getByRole('button', { name: 'See My Plan' }).click();
  await expect(page.getByRole('heading', { name: '30-Day' })).toBeVisible();
});

test(
  'The modal of a failed migration: Contact Us with the account’s name, and Sign Out',
  inAllOnly,
  async ({ page, context, at }) => {
    await signedInBy(context, at, 'stuck', 'otis');
    await page.goto(at('/subscriptions', 'otis'));
    const modal = page.getByRole('dialog', { name: 'Your plan wasn’t upgraded.' });
    await expect(modal).toContainText(
      'Sorry, we are unable to update your subscription automatically. Contact us to receive a free service upgrade. You can continue using your Otis app without interruption.',
    );
    // The gallery shows what the modal says, but not the modal while it is open.
    await expectAccessible(page);
    const contact = modal.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute(
      'href',
      'mailto:support@otis.example?subject=Free%20service%20upgrade%20for%20Stella%20Romano',
    );
    await modal.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
);

test('No modal opens where no migration is required', inAllOnly, async ({ page, context, at }) => {
  await signedInBy(context, at, 'owner', 'visi');
  const answered = page.waitForResponse('**/api/migration/check?*');
  await page.goto(at('/subscriptions', 'visi'));
  expect(await (await answered).json()).toEqual({ required: false });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#migration-dialog')).toHaveCount(0);
});
