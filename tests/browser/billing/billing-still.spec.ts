import { watchedShift } from '../support/layout-shift.ts';
import { expect, signedInBy, test } from '../support/portal-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The most that the page may move, all layout shifts together. */
const MOST = 0.02;

for (const [brand, frames, first] of [
  ['momentum', 4, undefined],
  ['nightowl', 1, undefined],
  ['geeni', 1, '/setup-stripe-elements'],
] as const) {
  test(`${brand}: nothing moves when the provider’s fields come`, async ({ page, context, at }) => {
    await signedInBy(context, at, 'owner', brand);
    if (first) await page.goto(at(first, brand));
    const shift = await watchedShift(page);
    await page.goto(at('/billing?from=payment', brand));
    await expect(page.locator('.billing-fields iframe')).toHaveCount(frames);
    await expect(page.getByText('Loading the card form…')).toBeHidden();
    expect(await shift()).toBeLessThanOrEqual(MOST);
  });
}
