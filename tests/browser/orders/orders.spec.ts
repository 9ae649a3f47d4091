import type { Page } from '@playwright/test';
import { chargesOf } from '../support/charges.ts';
import { expect, pressInDialog, signedInBy, test } from '../support/portal-test.ts';

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

test('momentum: an upgrade with a promo code; two clicks are one order, and neither a reload nor Back orders again', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'momentum');
  await choose(page, at('/plans', 'momentum'), 'plan-momentum_60_m');
  const promo = page.getByRole('textbox', { name: 'Promo code' });
  const apply = page.getByRole('button', { name: 'Apply' });
  await page.getByText('Add a promo code').click();
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
  // A press without the consent leads to the box, and says why in text.
  await submitButton(page).press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByText(/you must select the checkbox accepting/)).toBeVisible();
  await page.getByRole('checkbox').press('Space');
  await submitButton(page).dblclick();
  const receipt = page.getByRole('dialog', { name: 'Thank you!' });
  await expect(receipt).toContainText('You now have 60-Day.');
  await expect(receipt).toContainText('$6.00');
  await page.reload();
  await expect(receipt).toBeVisible();
  await pressInDialog(page, 'Escape');
  await page.waitForURL(at('/subscriptions', 'momentum'));
  await expect(page.getByRole('heading', { name: '60-Day' })).toBeVisible();
  await page.goto(at('/order-summary', 'momentum'));
  await receipt.getByRole('link', { name: 'Go to My Plan' }).click();
  await page.waitForURL(at('/subscriptions', 'momentum'));
  expect(await chargesOf(at, 'owner', 'momentum')).toEqual([600]);
});

test('visi: a draft of a change shows on My Plan, and can be discarded', async ({ page, context, at }) => {
  await signedInBy(context, at, 'owner', 'visi');
  await choose(page, at('/plans', 'visi'), 'plan-visi_pro_8_m');
  await page.goto(at('/subscriptions', 'visi'));
  await expect(page.getByRole('heading', { name: 'Your plan change isn’t finished.' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(chargedToday(page)).toHaveText('$4.00');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan change isn’t finished.' })).toHaveCount(0);
  await page.goto(at('/order-summary', 'visi'));
  await page.waitForURL(at('/subscriptions', 'visi'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('otis: the order is placed, too', async ({ page, context, at }) => {
    await signedInBy(context, at, 'legacy', 'otis');
    await choose(page, at('/plans', 'otis'), 'plan-otis_pro_m');
    await page.getByRole('checkbox').check();
    await submitButton(page).click();
    await expect(page.getByText('You now have Pro.')).toBeVisible();
    // The receipt stands in the page, and covers nothing that a key could focus.
    const menu = page.locator('.header .menu-button');
    await menu.click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await menu.click();
    await page.getByRole('link', { name: 'Go to My Plan' }).click();
    await expect(page.getByRole('heading', { name: 'Pro' })).toBeVisible();
  });
});

test('notion: the provider’s own page leads back when it is cancelled, refuses a card, takes the money with its tax, and leads back', async ({
  page,
  context,
  at,
}) => {
  const charges = () => chargesOf(at, 'californian', 'notion');
  await signedInBy(context, at, 'californian', 'notion');
  await choose(page, at('/plans', 'notion'), 'plan-notion_premium_m');
  await expect(chargedToday(page)).toHaveText('$4.38');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/hosted-checkout/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/\/plans\?/);
  expect(await charges()).toEqual([]);
  await page.goto(at('/order-summary', 'notion'));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/hosted-checkout/);
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /hosted-checkout/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await refused;
  expect(await charges()).toEqual([]);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/subscriptions/);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expect(page.getByText('Your plan change isn’t finished.')).toHaveCount(0);
  expect(await charges()).toEqual([438]);
});
