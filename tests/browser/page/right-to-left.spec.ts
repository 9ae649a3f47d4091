import type { Locator } from '@playwright/test';
import { expect, signedInBy, test } from '../support/portal-test.ts';

test.use({ locale: 'ar' });

const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);

test.describe('In a right-to-left language', () => {
  test('an address, a password and a code are typed from left to right, and begin at the side of their labels', async ({
    page,
    context,
    at,
  }) => {
    await page.goto(at('/login'));
    for (const name of ['username', 'password']) {
      const field = page.locator(`[name=${name}]`);
      await expect(field).toHaveCSS('direction', 'ltr');
      await expect(field).toHaveCSS('text-align', 'right');
    }
    await signedInBy(context, at, 'mfa-email');
    await page.goto(at('/mfaLogin'));
    await expect(page.locator('[name=code]')).toHaveCSS('direction', 'ltr');
  });

  test('a card’s month is before its year, its number is not reversed, and the back arrow points to the right', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner');
    await page.goto(at('/billing?from=payment'));
    await page.locator('.billing-waiting').waitFor({ state: 'hidden' });
    const [month, year, code] = ['month', 'year', 'cvv'].map((part) =>
      page.locator(`.billing-parts > .${part}`),
    );
    if (!month || !year || !code) throw new Error('a field is missing');
    expect(await left(month)).toBeLessThan(await left(year));
    expect(await left(year)).toBeLessThan(await left(code));
    await expect(page.locator('[name=postalCode]')).toHaveCSS('direction', 'ltr');
    await page.goto(at('/payment'));
    await expect(page.locator('.card-on-file bdi')).toHaveText('\u2066•••• 4242\u2069');
    await page.goto(at('/cancel-plan'));
    const arrow = await page
      .locator('.page-back')
      .evaluate((link) => getComputedStyle(link, '::before').rotate);
    expect(arrow).toBe('-135deg');
  });

  test('names of plans and devices are isolated, at the side where a line begins', async ({
    page,
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner');
    await page.goto(at('/subscriptions'));
    await expect(page.locator('h2 > bdi')).toHaveText('Plus');
    const device = page.locator('.device-chips bdi').first();
    await expect(device).toHaveCSS('direction', 'ltr');
    await expect(device).toHaveCSS('text-align', 'right');
  });
});
