import { fillOwner } from '../support/cards.ts';
import { expect, holdRequests, signedInBy, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

const providers = [
  { brand: 'nightowl', script: '**/sandbox/stripe/stripe.js', says: 'Please check your payment information' },
  { brand: 'momentum', script: '**/sandbox/recurly/recurly.js', says: '4 fields need your attention.' },
];

for (const { brand, script, says } of providers) {
  test(
    `on ${brand} a press on Save while the card’s fields load is kept: the button is busy, then the card is required`,
    usualIf(brand === 'nightowl'),
    async ({ page, context, at }) => {
      await signedInBy(context, at, 'owner', brand);
      const letGo = await holdRequests(context, script);
      await page.goto(at('/billing?from=payment', brand), { waitUntil: 'commit' });
      await expect(page.getByText('Loading the card form…')).toBeVisible();
      await fillOwner(page);
      const save = page.getByRole('button', { name: /Save card/ });
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await save.press('Enter');
      await expect(save).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('.billing > .alert')).toHaveCount(0);
      letGo();
      await expect(page.locator('.billing > .alert')).toContainText(says);
      await expect(page.getByLabel('City')).toHaveValue('Springfield');
    },
  );
}

test('a press on Save before hydration is carried out after it', inAllOnly, async ({ page, context, at }) => {
  await signedInBy(context, at, 'owner', 'momentum');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const letGo = await holdRequests(context, '**/_astro/*.js');
  await page.goto(at('/billing?from=payment', 'momentum'), { waitUntil: 'commit' });
  await page.getByLabel('City').fill('Springfield');
  await page.getByRole('button', { name: 'Save card' }).press('Enter');
  letGo();
  await expect(page.locator('.billing > .alert')).toContainText(/need your attention/);
  await expect(page.getByLabel('City')).toHaveValue('Springfield');
  expect(posts).not.toContain('/api/billing/store');
});
