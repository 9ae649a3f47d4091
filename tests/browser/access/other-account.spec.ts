import { fillOwner, typeRecurlyCard } from '../support/cards.ts';
import { expect, sandbox, signedInBy, signedInPage, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const brand = 'pepper';
const told = { name: 'Another account is signed in now.' };

test('a tab whose account has changed leads to the account that is there now, when it is looked at', async ({
  context,
  at,
}) => {
  const left = await signedInPage(context, at, 'owner', brand);
  await left.goto(at('/billing?from=payment', brand));
  await left.getByLabel('City').fill('Springfield');
  const { token } = await sandbox<{ token: string }>(at, 'POST', '/sandbox/sso', {
    brand,
    email: `newcomer@${brand}.example`,
  });
  const other = await context.newPage();
  await other.goto(at(`/sso-redirect?${new URLSearchParams({ token })}`, brand));
  await other.getByRole('button', { name: /Switch/ }).click();
  await expect(other.getByRole('button', { name: 'Noah Castillo' })).toBeVisible();
  await left.bringToFront();
  await expect(left.getByText(told.name)).toBeVisible();
  await expect(left).toHaveURL(at('/subscriptions', brand));
  await expect(left.getByRole('button', { name: 'Noah Castillo' })).toBeVisible();
});

test(
  'a card form of an account that is no longer signed in stores its card for nobody',
  inAllOnly,
  async ({ context, at }) => {
    const page = await signedInPage(context, at, 'owner', brand);
    await page.goto(at('/billing?from=payment', brand));
    await fillOwner(page);
    await typeRecurlyCard(page, '5555 5555 5555 4444');
    // As if the tab heard nothing of the other: its channel and its focus stay silent.
    await signedInBy(context, at, 'canadian', brand);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText(told.name)).toBeVisible();
    await page.goto(at('/payment', brand));
    await expect(page.getByText('4242')).toBeVisible();
    await expect(page.getByText('4444')).toBeHidden();
  },
);

test('without script, the form of an account that is no longer signed in leads to the other account', async ({
  browser,
  at,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await signedInPage(context, at, 'owner', brand);
  await page.goto(at('/manage-devices', brand));
  await signedInBy(context, at, 'collector', brand);
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText(told.name)).toBeVisible();
  await expect(page).toHaveURL(at('/subscriptions', brand));
  await context.close();
});
