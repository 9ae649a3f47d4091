import { expectAccessibleInBoth } from '../support/accessible.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an invoice has two lines, and all of it is a link', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'pastdue', 'geeni');
    await page.goto(at('/account-history'));
    const row = page.getByRole('row').nth(1);
    const box = await row.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await expectAccessibleInBoth(page);
    await row.click({ position: { x: (box?.width ?? 0) / 2, y: 6 } });
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
    await expect(page.getByText('This invoice is not paid.')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Update card' }).click();
    await expect(page).toHaveURL(at('/billing?from=payment'));
  });

  test('Payment shows an unpaid invoice, with a link to another card', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'pastdue', 'nightowl');
    await page.goto(at('/payment', 'nightowl'));
    await expect(page.getByRole('alert')).toContainText('was not paid.');
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: 'Update card' }).click();
    await expect(page).toHaveURL(at('/billing?from=payment', 'nightowl'));
  });
});

test('its button prints an invoice, in light colours also on a dark screen, with the wordmark and without the frame', async ({
  context,
  at,
}) => {
  const page = await signedInPage(context, at, 'owner', 'nightowl');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(at('/account-history', 'nightowl'));
  await page.locator('.invoice-link').first().click();
  const print = page.getByRole('button', { name: 'Print or Save as PDF' });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('.invoice-logo')).toBeVisible();
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--surface'),
  );
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(paper).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface')),
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button without a function', async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', 'geeni');
    await page.goto(at('/account-history'));
    await page.locator('.invoice-link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
    await expect(page.getByText('Print or Save as PDF')).toBeHidden();
  });
});
