import type { Page } from '@playwright/test';
import { expectAccessibleInBoth as expectAccessible } from '../support/accessible.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

/** Chooses a plan that leads to the order without a question. */
async function choose(page: Page, address: string, planId: string): Promise<void> {
  await page.goto(address);
  await page.locator(`label:has(input[value="${planId}"])`).click();
  await page.getByRole('button', { name: /^(Change|Choose) Plan$/ }).click();
  await page.waitForURL(/order-summary/);
}

/** The last line of the bill: what is charged today. */
const chargedToday = (page: Page) => page.getByRole('definition').last();

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });

test('momentum: an upgrade from the plan to the receipt, by keyboard, with a promo code', async ({
  context,
  at,
}) => {
  const page = await signedInPage(context, at, 'owner', 'momentum');
  await page.getByRole('link', { name: 'Change Plan' }).click();
  await choose(page, at('/plans', 'momentum'), 'plan-momentum_60_m');
  const promo = page.getByRole('textbox', { name: 'Promo code' });
  const apply = page.getByRole('button', { name: 'Apply' });
  await promo.focus();
  await expect(apply).toBeDisabled();
  await promo.fill('NOPE');
  // Enter does not submit.
  await promo.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await apply.press('Enter');
  await expect(page.getByText('Promo code nope is not valid')).toBeVisible();
  await page.getByRole('button', { name: 'Remove nope' }).press('Enter');
  await expect(page.getByText('Promo code nope is not valid')).toHaveCount(0);
  await promo.fill('SAVE10');
  await apply.click();
  await expect(page.getByText(/promo applied/)).toBeVisible();
  await expect(chargedToday(page)).toHaveText('$6.00');
  await page.getByRole('checkbox').focus();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.locator('.order-submit')).toHaveAttribute(
    'title',
    /you must select the checkbox accepting/,
  );
  await page.getByRole('checkbox').press('Space');
  await submitButton(page).press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Thank you!' });
  await expect(receipt).toContainText('60-Day is yours now.');
  await expect(receipt).toContainText('$6.00');
  await expectAccessible(page);
  await page.reload();
  await expect(receipt).toBeVisible();
  // The dialog handles Escape once the page behind it is inert.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL(at('/subscriptions', 'momentum'));
  await expect(page.getByRole('heading', { name: '60-Day' })).toBeVisible();
});

test('visi: a draft of a change shows on My Plan, and can be discarded', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'owner', 'visi');
  await choose(page, at('/plans', 'visi'), 'plan-visi_pro_8_m');
  await page.goto(at('/subscriptions', 'visi'));
  await expect(page.getByRole('heading', { name: 'Your plan change is not finished.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(chargedToday(page)).toHaveText('$4.00');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan change is not finished.' })).toHaveCount(0);
  await page.goto(at('/order-summary', 'visi'));
  await page.waitForURL(at('/subscriptions', 'visi'));
});

test('pepper: two clicks are one order, and Back does not order again', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'legacy', 'pepper');
  await choose(page, at('/plans', 'pepper'), 'plan-pepper_pro_m');
  await page.getByRole('checkbox').check();
  await submitButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Plan' }).click();
  await page.waitForURL(at('/subscriptions', 'pepper'));
  await page.goto(at('/order-summary', 'pepper'));
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  const { port } = new URL(page.url());
  const ledger = await fetch(
    `http://127.0.0.1:${port}/sandbox/ledger?brand=pepper&email=legacy%40pepper.example`,
  );
  expect(await ledger.json()).toHaveLength(1);
});

test('otis: the order is placed without JavaScript, too', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await signedInPage(context, at, 'legacy', 'otis');
  await choose(page, at('/plans', 'otis'), 'plan-otis_pro_m');
  await page.getByRole('checkbox').check();
  await submitButton(page).click();
  await expect(page.getByText('Pro is yours now.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Pro' })).toBeVisible();
  await context.close();
});

test('notion: the provider’s own page takes the money, and leads back', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'californian', 'notion');
  await choose(page, at('/plans', 'notion'), 'plan-notion_premium_m');
  await expect(chargedToday(page)).toHaveText('$4.38');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/hosted-checkout/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/\/plans\?/);
  await page.goto(at('/order-summary', 'notion'));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/hosted-checkout/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/subscriptions/);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expect(page.getByText('Your plan change is not finished.')).toHaveCount(0);
});

for (const brand of ['geeni', 'nightowl']) {
  test(`${brand}, light and dark: summary, payment and invoice are accessible and fit 360 pixels`, async ({
    browser,
    at,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await signedInPage(context, at, 'yearly', brand);
    const plan = { geeni: 'plan-geeni_premium_y', nightowl: 'plan-nightowl_plus_y' }[brand] ?? '';
    await choose(page, at('/plans?term=yearly', brand), plan);
    await page.getByRole('textbox', { name: 'Promo code' }).fill('used');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/maximum redemptions/)).toBeVisible();
    const fits = async () => {
      await expectAccessible(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    };
    await fits();
    await page.goto(at('/payment', brand));
    await fits();
    await page.goto(at('/account-history', brand));
    await page.locator('.invoice-link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice of/ })).toBeVisible();
    await fits();
    await context.close();
  });
}
