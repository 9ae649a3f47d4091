import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const CALL = '**/api/billing/address-form?*';

/** The labels of the fields of owner and address, in the order of the page. */
const labels = (page: Page) => page.locator('.billing-address .field-label').allInnerTexts();

test.beforeEach(async ({ page, context, at }) => {
  await signedInBy(context, at, 'owner', 'otis');
  await page.goto(at('/billing?from=payment', 'otis'));
  await expect(page.getByText('Loading the card form…')).toBeHidden();
});

test('another country brings its own fields in its own order, keeps what was typed and where the focus is, and is accessible', async ({
  page,
}) => {
  await page.getByLabel('City').fill('Salem');
  await page.getByLabel('Address', { exact: true }).fill('221B Baker Street');
  const country = page.getByLabel('Country');
  await country.focus();
  await country.selectOption('Japan');
  await expect(page.getByRole('combobox', { name: 'Prefecture' })).toBeVisible();
  expect(await labels(page)).toEqual([
    'Last Name',
    'First Name',
    'Country',
    'Postal Code',
    'Prefecture',
    'City',
    'Address',
    'Address Line 2 (optional)',
  ]);
  await expect(country).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Salem');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('221B Baker Street');
  await expectAccessible(page);
  await country.selectOption('United Arab Emirates');
  await expect(page.getByRole('combobox', { name: 'Emirate' })).toBeVisible();
  await expect(page.getByLabel('Postal Code')).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Salem');
});

test('a postal code that looks otherwise gets a hint, and is no error', inAllOnly, async ({ page }) => {
  const code = page.getByLabel('ZIP Code');
  await code.fill('6270');
  await code.blur();
  await expect(page.locator('#postalCode-error')).toHaveText(/^Usually looks like/);
  await expect(code).toHaveAccessibleDescription(/^Usually looks like/);
  await expect(code).not.toHaveAttribute('aria-invalid');
  await code.fill('62701-1010');
  await code.blur();
  await expect(page.locator('#postalCode-error')).toHaveText('');
});

test('while the form of another country is on its way, state and code are text, and what is typed there stays', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByRole('textbox', { name: 'State' }).fill('Old Ontario');
  await page.getByLabel('ZIP Code').fill('K1A 0B1');
  resolve();
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Old Ontario');
  await expect(page.getByLabel('Postal Code')).toHaveValue('K1A 0B1');
});

test('where it does not come, the form stays usable', inAllOnly, async ({ page }) => {
  await page.route(CALL, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('Country').selectOption('Germany');
  await failed;
  await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('');
  await page.getByLabel('ZIP Code').fill('13357');
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  // Nothing of the address is missed: only the card is not there.
  await expect(page.locator('.billing > .alert')).toContainText('4 fields need your attention.');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('13357');
});
