import { expect, signedInBy, test } from '../support/portal-test.ts';

test('otis: the covered devices are beside the price from 992 pixels on, and the menu opens by keyboard, closes on Escape and leads to the devices', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'otis');
  await page.goto(at('/subscriptions', 'otis'));
  for (const { width, beside } of [
    { width: 992, beside: true },
    { width: 991, beside: false },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const price = await page.locator('.plan-main').boundingBox();
    const side = await page.locator('.plan-side').boundingBox();
    if (!price || !side) throw new Error('the card is not shown');
    expect([side.x >= price.x + price.width, side.y >= price.y + price.height]).toEqual([beside, !beside]);
  }
  const dots = page.getByRole('button', { name: /^Options for/ });
  await dots.focus();
  await page.keyboard.press('Enter');
  const devices = page.locator('.menu-list').getByRole('link', { name: 'Manage Devices' });
  await expect(devices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(devices).toBeHidden();
  await dots.click();
  await devices.click();
  await page.waitForURL(/\/manage-devices\?subscriptionId=/);
});
