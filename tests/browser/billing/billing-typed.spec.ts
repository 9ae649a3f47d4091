import { fillOwner } from '../support/cards.ts';
import { expect, fillSignIn, test } from '../support/portal-test.ts';

const TWELVE_MINUTES_MS = 12 * 60_000;

test('An address that was typed before an idle session ended is there again after signing in, for that person only', async ({
  page,
  at,
}) => {
  const form = at('/billing?from=payment', 'momentum');
  await page.clock.install();
  const signIn = async (persona: string) => {
    await fillSignIn(page, persona, 'momentum');
    await page.clock.runFor(1_000);
  };
  const idleEnd = async () => {
    await page.clock.runFor(TWELVE_MINUTES_MS);
    await page.waitForURL(/reason=idle/);
  };
  await page.goto(at('/login?redirectUri=%2Fbilling%3Ffrom%3Dpayment', 'momentum'));
  await signIn('owner');
  await page.waitForURL(form);
  await fillOwner(page);
  await page.getByLabel('Address', { exact: true }).fill('221B Baker Street');
  const kept = page.waitForResponse('**/api/typed?*');
  await page.clock.runFor(3_000);
  expect((await kept).status()).toBe(204);
  await idleEnd();
  await signIn('owner');
  await page.waitForURL(form);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('221B Baker Street');
  await expect(page.getByLabel('City')).toHaveValue('Springfield');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('IL');
  await idleEnd();
  await signIn('yearly');
  await page.waitForURL(form);
  await expect(page.getByLabel('Address', { exact: true })).not.toHaveValue('221B Baker Street');
});
