import { notedPlaces } from '../support/places.ts';
import { expect, holdRequests, signedInBy, test } from '../support/portal-test.ts';
import { usualIf } from '../../support/suite.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const [brand, provider, frames, first] of [
  ['momentum', '**/recurly.js', 4, undefined],
  ['nightowl', '**/stripe.js', 1, undefined],
  ['geeni', '**/stripe.js', 1, '/setup-stripe-elements'],
] as const) {
  test(
    `${brand}: nothing moves when the page comes alive, and when the provider’s fields come`,
    usualIf(brand !== 'geeni'),
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', brand);
      if (first) await page.goto(at(first, brand));
      const letScripts = await holdRequests(context, '**/_astro/*.js');
      const letProvider = await holdRequests(context, provider);
      await page.goto(at('/billing?from=payment', brand), { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const movedSince = await notedPlaces(page);
      letScripts();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      expect(await movedSince()).toEqual([]);
      letProvider();
      await expect(page.locator('.billing-fields iframe')).toHaveCount(frames);
      await expect(page.getByText('Loading the card form…')).toBeHidden();
      expect(await movedSince()).toEqual([]);
    },
  );
}
