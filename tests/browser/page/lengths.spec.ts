import { expect, signedInBy, test } from '../support/portal-test.ts';

type Row = {
  page: string;
  path: string;
  brand?: string;
  /** Another person than the owner, of whom other tests leave devices in the record. */
  persona?: string;
  /** The plan that is chosen before. */
  plan?: string;
  /** The longest page, in CSS pixels. */
  pixels: number;
  /** The most words of the main content. */
  words?: number;
};

/** How long the pages of an owner may be on a phone 360 pixels wide. */
const rows: readonly Row[] = [
  { page: 'My Plan', path: '/subscriptions', pixels: 1000 },
  { page: 'the chooser', path: '/plans', pixels: 1150 },
  { page: 'the order', path: '/order-summary', plan: 'Premium', pixels: 1500 },
  { page: 'checkout', path: '/checkout?planId=plan-momentum_60_m', brand: 'momentum', pixels: 1400 },
  { page: 'Payment', path: '/payment', pixels: 950 },
  { page: 'security', path: '/security', persona: 'roomy', pixels: 1150, words: 100 },
  // Last year has each month that this year has not reached yet.
  { page: 'a year', path: `/account-history/${new Date().getUTCFullYear() - 1}`, pixels: 1400 },
];

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const { page: name, path, brand, persona = 'owner', plan, pixels, words } of rows)
    test(`${name} is at most ${pixels} pixels long`, async ({ page, context, at }) => {
      await signedInBy(context, at, persona, brand);
      if (plan) {
        await page.goto(at('/plans', brand));
        await page.getByRole('radio', { name: `Select plan ${plan}` }).check({ force: true });
        await page.getByRole('button', { name: 'Change Plan' }).click();
        await page.waitForURL(at(path, brand));
      } else await page.goto(at(path, brand));
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const length = await page.evaluate(() => ({
        pixels: document.documentElement.scrollHeight,
        words: document.querySelector('main')?.innerText.split(/\s+/).filter(Boolean).length ?? 0,
      }));
      expect(length.pixels).toBeLessThanOrEqual(pixels);
      if (words !== undefined) expect(length.words).toBeLessThanOrEqual(words);
    });
});
