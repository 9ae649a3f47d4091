import type { Page } from '@playwright/test';
import { cards, fillOwner, typeRecurlyCard, typeStripeCard } from '../support/cards.ts';
import { chargesOf } from '../support/charges.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';

async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Terms/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

// tests/promises orders every plan of every brand for every person, and compares each promised charge with the ledger.
for (const { name, brand, type, plan, up } of [
  { name: 'Recurly', brand: 'momentum', type: typeRecurlyCard, plan: 'momentum_60_m', up: 700 },
  { name: 'Stripe Elements', brand: 'nightowl', type: typeStripeCard, plan: 'nightowl_premium_m', up: 1_000 },
]) {
  test(`${name}, on ${brand}: an upgrade with an expired card, a declined one and one of a wrong CVC charges nothing; with a good one the difference and its tax, once`, async ({
    page,
    context,
    at,
  }) => {
    const charges = () => chargesOf(at, 'expired', brand);
    await signedInBy(context, at, 'expired', brand);
    await page.goto(at(`/plans?planId=plan-${plan}`, brand));
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await page.waitForURL(/order-summary/);
    await order(page);
    await expect(page.getByText('Your credit card is expired. Please update your card.')).toBeVisible();
    await expect(page.getByText('Loading the card form…')).toBeHidden();
    await fillOwner(page);
    for (const [card, text] of [
      ['declined', 'Please use a different card or contact your bank.'],
      ['wrongCvc', /CV[CV]/],
    ] as const) {
      await type(page, cards[card]);
      await page.getByRole('button', { name: 'Continue' }).press('Enter');
      await expect(page.locator('.billing > .alert')).toContainText(text);
      await expect(page.getByText('Loading the card form…')).toBeHidden();
    }
    expect(await charges()).toEqual([]);
    await type(page, cards.good);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.waitForURL(/order-summary/);
    await order(page);
    await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
    // The typed address is in Illinois, which has a tax of 10.25 %.
    expect(await charges()).toEqual([up + Math.round(up * 0.1025)]);
  });
}
