import { expectAccessibleInBoth as expectAccessible } from '../support/accessible.ts';
import { expect, signedInPage, test } from '../support/portal-test.ts';

test.describe('The menu of a plan', () => {
  for (const brand of ['otis', 'visi']) {
    test(`${brand}: opens by keyboard, closes on Escape, leads to the devices`, async ({ context, at }) => {
      const page = await signedInPage(context, at, 'owner', brand);
      const dots = page.getByRole('button', { name: /^Options for/ });
      await dots.focus();
      await page.keyboard.press('Enter');
      const devices = page.locator('.menu-list').getByRole('link', { name: 'Manage Devices' });
      await expect(devices).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(devices).toBeHidden();
      await dots.click();
      await devices.click();
      await page.waitForURL(/\/manage-devices\?subscriptionId=/);
    });
  }

  test('geeni: it opens without JavaScript, too', async ({ browser, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await signedInPage(context, at, 'owner', 'geeni');
    await page.getByRole('button', { name: /^Options for/ }).click();
    await expect(page.getByRole('link', { name: 'Cancel Plan' })).toBeVisible();
    await context.close();
  });
});

for (const { width, beside } of [
  { width: 992, beside: true },
  { width: 991, beside: false },
]) {
  const where = beside ? 'beside' : 'below';
  test(`otis, ${width} pixels wide: the covered devices are ${where} the price`, async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', 'otis');
    await page.setViewportSize({ width, height: 900 });
    const price = await page.locator('.plan-main').boundingBox();
    const devices = await page.locator('.plan-side').boundingBox();
    if (!price || !devices) throw new Error('the card is not shown');
    expect([devices.x >= price.x + price.width, devices.y >= price.y + price.height]).toEqual([
      beside,
      !beside,
    ]);
  });
}

for (const brand of ['geeni', 'nightowl']) {
  test(`${brand}, light and dark: a problem with a payment is accessible`, async ({ browser, at }) => {
    for (const persona of ['pastdue', 'expired', 'double']) {
      const context = await browser.newContext();
      const page = await signedInPage(context, at, persona, brand);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await context.close();
    }
  });
}
