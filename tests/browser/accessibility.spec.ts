import { expectAccessibleInBoth as expectAccessible } from './support/accessible.ts';
import { brands, expect, fillSignIn, test } from './support/portal-test.ts';

const visitorPages = [
  '/',
  '/forgot-password',
  '/verify-email',
  '/reset-password',
  '/plans',
  '/error',
  '/error-status',
  '/nowhere.html',
];
const ownPages: Record<string, readonly string[]> = {
  owner: ['/subscriptions', '/account-history', '/payment', '/plans', '/manage-devices', '/cancel-plan'],
  apple: ['/subscriptions', '/plans'],
};

/** A plan below the largest, for which each brand asks first. */
const lowerPlans: Record<(typeof brands)[number], string> = {
  momentum: 'momentum_7_m',
  pepper: 'pepper_essential_m',
  otis: 'otis_essential_m',
  visi: 'basic',
  geeni: 'geeni_basic_m',
  notion: 'notion_plus_m',
  nightowl: 'nightowl_standard_m',
};

/** A plan that can be bought. */
const paidPlans: Record<(typeof brands)[number], string> = {
  ...lowerPlans,
  visi: 'visi_pro_4_m',
};

for (const brand of brands) {
  test.describe(`${brand}, light and dark`, () => {
    test('visitor pages are accessible', async ({ page, at }) => {
      for (const path of visitorPages) {
        await page.goto(at(path, brand));
        await expectAccessible(page);
      }
    });

    test('sign-in with an error, and the second step, are accessible', async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await fillSignIn(page, 'axe', brand, 'nope');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await fillSignIn(page, 'mfa-email', brand);
      await page.waitForURL(/mfaLogin/);
      await expectAccessible(page);
    });

    test('the checkout is accessible', async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await fillSignIn(page, 'newcomer', brand);
      await page.waitForURL(at('/plans', brand));
      await page.goto(at(`/checkout?planId=plan-${paidPlans[brand]}&notice=repriced`, brand));
      await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
      await expect(page.getByRole('radio', { disabled: true })).toHaveCount(0);
      await expectAccessible(page);
      const wallet = page.getByRole('radio', { name: 'Apple Pay' });
      if ((await wallet.count()) === 0) return;
      await wallet.check();
      await expectAccessible(page);
    });

    test('the question before a plan is left is accessible', async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await fillSignIn(page, 'collector', brand);
      await page.waitForURL(at('/subscriptions', brand));
      const target = lowerPlans[brand];
      await page.goto(at(`/plans?planId=plan-${target}&confirm=1`, brand));
      await expect(page.getByRole('dialog', { name: /^Change to/ })).toBeVisible();
      await expectAccessible(page);
    });

    test('the card form, with what it has to say, is accessible', async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await fillSignIn(page, 'newcomer', brand);
      await page.waitForURL(at('/plans', brand));
      await page.goto(at('/billing?from=payment', brand));
      // Where a page of the provider takes the card, there is no form of ours.
      if (!page.url().startsWith(at('/billing', brand))) return;
      await expect(page.locator('[data-waiting]')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save card' }).press('Enter');
      await expect(page.locator('[data-problem]')).toBeFocused();
      await expectAccessible(page);
    });

    for (const [persona, paths] of Object.entries(ownPages)) {
      test(`${persona}’s pages are accessible`, async ({ page, at }) => {
        await page.goto(at('/login', brand));
        await fillSignIn(page, persona, brand);
        for (const path of paths) {
          if (path === '/subscriptions') await page.waitForURL(at(path, brand));
          else await page.goto(at(path, brand));
          await expectAccessible(page);
        }
        await page.getByRole('banner').getByRole('button').first().click();
        await expectAccessible(page);
      });
    }
  });
}
